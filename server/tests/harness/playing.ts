import { type Dice, type QuestionDto, QuickDice } from '@pantheon/kernel';
import type { MatchUpdate, TableDto } from '../../api/index.ts';
import { Client } from './client.ts';

/** Some answer to a question, made from nothing but its sheet, as a client or somebody else's bot would. */
export function anyKey(sheet: QuestionDto, dice: Dice): string {
  const of = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T;
  const keys = sheet.options.map(({ key }) => key);
  switch (sheet.kind) {
    case 'choose':
      return of(sheet.pass ? [...keys, 'pass'] : keys);
    case 'amount':
      return String((sheet.min ?? 0) + dice.below((sheet.max ?? 0) - (sheet.min ?? 0) + 1));
    case 'arrange':
      return keys.join('>') || 'none';
    case 'pick':
      return sheet.legal !== undefined ? of(sheet.legal) : (sheet.suggest?.[0] ?? (keys.slice(0, sheet.min).join('+') || 'none'));
    case 'allocate':
      return sheet.legal !== undefined ? of(sheet.legal) : (sheet.suggest?.[0] ?? spread(sheet));
  }
}

function spread({ options, caps = [], min = 0 }: QuestionDto): string {
  let left = min;
  const parts = options.flatMap(({ key }, bin) => {
    const count = Math.min(left, caps[bin] ?? 0);
    left -= count;
    return count > 0 ? [`${key}=${count}`] : [];
  });
  return parts.join(',') || 'none';
}

/** A table with several people at it. */
export interface Sitting {
  readonly table: TableDto;
  readonly players: readonly Client[];
}

/** Several guests at a running table. */
export async function sitDown(
  urls: readonly string[],
  people: number,
  plan: { readonly game?: string; readonly options?: Record<string, string | number | boolean>; readonly more?: object } = {},
): Promise<Sitting> {
  const players = await Promise.all(
    Array.from({ length: people }, (_, at) => Client.guest(urls[at % urls.length] as string, `Player ${at}`)),
  );
  const [host, ...friends] = players as [Client, ...Client[]];
  const seats = [{ kind: 'me' as const }, ...friends.map(() => ({ kind: 'friend' as const }))];
  const made = await host.call('POST /api/tables', {
    body: { game: plan.game ?? 'isles', seats, ...(plan.options === undefined ? {} : { options: plan.options }), ...plan.more },
  });
  for (const friend of friends)
    await friend.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
  const table =
    friends.length === 0 && made.status === 'running'
      ? made
      : await host.call('POST /api/tables/:table/start', { params: { table: made.id } });
  return { table, players };
}

/** Two guests at a running table, each by name. */
export async function sitDownTwo(
  urls: readonly string[],
  more: object = {},
): Promise<{ sitting: Sitting; table: string; ada: Client; bob: Client }> {
  const sitting = await sitDown(urls, 2, { more });
  const [ada, bob] = sitting.players as [Client, Client];
  return { sitting, table: sitting.table.id, ada, bob };
}

/** Lets people play on at random until the match is over or so many answers have been given. Returns how many were. */
export async function playOn({ table, players }: Sitting, seed: string, most = 10_000): Promise<number> {
  const dice = new QuickDice(seed);
  const known = players.map(() => 0);
  const look = async (seat: number): Promise<MatchUpdate> => {
    const update = await (players[seat] as Client).match(table.id, known[seat]);
    known[seat] = update.moment;
    return update;
  };
  for (let answers = 0; answers < most; ) {
    const { sight } = await look(0);
    const awaited = sight.waiting.map(({ seat }) => seat).filter((seat) => seat < players.length);
    if (sight.result !== null || awaited.length === 0) return answers;
    for (const seat of awaited) {
      const { moment, sight: own } = await look(seat);
      if (own.question === null) continue;
      await (players[seat] as Client).answer(table.id, moment, anyKey(own.question, dice));
      answers++;
    }
  }
  return most;
}

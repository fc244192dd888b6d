import { type Dice, type QuestionSheet, QuickDice } from '@pantheon/kernel';
import type { Table } from '../../api/index.ts';
import { Client } from './client.ts';

/** Some answer to a question, made from nothing but its sheet, as a client or somebody else's bot would. */
export function anyKey(sheet: QuestionSheet, dice: Dice): string {
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

function spread({ options, caps = [], min = 0 }: QuestionSheet): string {
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
  readonly table: Table;
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

/** Lets people play on at random until the match is over or so many answers have been given. Returns how many were. */
export async function playOn({ table, players }: Sitting, seed: string, most = 10_000): Promise<number> {
  const dice = new QuickDice(seed);
  for (let answers = 0; answers < most; ) {
    const before = answers;
    for (const player of players) {
      const update = await player.match(table.id);
      if (update.sight.result !== null) return answers;
      const { question } = update.sight;
      if (question === null) continue;
      await player.answer(table.id, update.moment, anyKey(question, dice));
      answers++;
    }
    if (answers === before) return answers;
  }
  return most;
}

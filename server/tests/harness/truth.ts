import { createHash } from 'node:crypto';
import { type AnyGame, canonical } from '@pantheon/kernel';
import { ordersOf, TableHost } from '@pantheon/table';
import type { Kysely } from 'kysely';
import type { MatchUpdate, TableDto } from '../../api/index.ts';
import type { Database, TableStatus } from '../../store/schema.ts';
import { readEntries, readJournal, readTable } from '../../tables/table-repository.ts';

/** What somebody may see of a table: from a seat, from outside, or not at all. */
export type Sees = number | 'spectator' | 'nothing';

/** All that decides who may see a table. */
export interface Visibility {
  readonly host: string | null;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly status: TableStatus;
  /** By seat, who sits there. */
  readonly seats: ReadonlyMap<number, string | null>;
  readonly watchers: ReadonlySet<string>;
}

/** What somebody may see of a table, from the rows alone. */
export function seesOf({ host, public: open, spectators, status, seats, watchers }: Visibility, person: string | null): Sees {
  const seat = person === null ? undefined : [...seats].find(([, who]) => who === person)?.[0];
  if (seat !== undefined) return seat;
  const mayWatch =
    (person !== null && host === person) ||
    (open && (status === 'waiting' || spectators)) ||
    (spectators && person !== null && watchers.has(person));
  return mayWatch ? 'spectator' : 'nothing';
}

/** An update as far as it is judged; what is long in it by its hash. */
export interface Seen {
  readonly table: string;
  readonly moment: number;
  readonly seat: number | null;
  /** Of each part of what is seen its hash. */
  readonly sight: Sight;
  readonly from: number;
  readonly log: string;
  readonly orders: readonly string[];
}

type Sight = Readonly<Record<string, string>>;

const sightOf = (sight: object): Sight =>
  Object.fromEntries(Object.entries(sight).map(([part, value]) => [part, hashOf(canonical(value)).slice(0, 12)]));

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64');

/** What is judged of an update. */
export const seenIn = ({ table, moment, seat, sight, log, orders }: MatchUpdate): Seen => ({
  table,
  moment,
  seat,
  sight: sightOf(sight),
  from: log.from,
  log: hashOf(canonical(log.lines)),
  orders: orders.map(({ id }) => id),
});

/** What every seat sees of a table at every moment, told by its journal alone. */
export class Truth {
  private readonly game: AnyGame;
  private readonly wants: (moment: number, seat: number | null) => boolean;
  private readonly sights = new Map<string, Sight>();
  private readonly logs = new Map<string, readonly unknown[]>();
  /** By seat, the standing orders that it has ever had. */
  private readonly orders = new Map<number, Set<string>>();
  private host: TableHost | null = null;

  /** Of what is not wanted nothing is kept. */
  constructor(game: AnyGame, wants: (moment: number, seat: number | null) => boolean = () => true) {
    this.game = game;
    this.wants = wants;
  }

  /** Reads on in the journal of a table. */
  async follow(db: Kysely<Database>, table: string): Promise<void> {
    const stored = await readTable(db, table).catch(() => null);
    if (stored === null || stored.row.entries === 0) return;
    if (this.host === null) {
      const journal = await readJournal(db, stored);
      const first = journal.base?.entry ?? 1;
      this.host = TableHost.replay(this.game, { ...journal, entries: journal.entries.slice(0, first) });
      this.note();
    }
    for (const entry of await readEntries(db, table, this.host.entries, stored.row.entries)) {
      this.host.follow(entry);
      this.note();
    }
  }

  private note(): void {
    const { match, moment, state } = this.host as TableHost;
    for (const seat of [...match.seats, null]) {
      if (seat !== null) for (const { id } of ordersOf(state, seat)) this.ordersAt(seat).add(id);
      if (!this.wants(moment, seat)) continue;
      const seen = match.seatView(seat);
      const sight = state.ending === null ? seen : { ...seen, question: null, waiting: [], canUndo: false };
      this.sights.set(`${moment}/${seat}`, sightOf(sight));
      this.logs.set(`${moment}/${seat}`, match.logFor(seat));
    }
  }

  private ordersAt(seat: number): Set<string> {
    const known = this.orders.get(seat) ?? new Set();
    this.orders.set(seat, known);
    return known;
  }

  /** Whatever in an update is not what its seat sees. */
  wrongIn({ moment, seat, sight, from, log, orders }: Seen): string[] {
    const at = `${moment}/${seat}`;
    const lines = this.logs.get(at);
    if (lines === undefined) return ['a moment that is in no journal'];
    const wrong: string[] = [];
    const truth = this.sights.get(at) ?? {};
    const parts = Object.keys({ ...truth, ...sight }).filter((part) => sight[part] !== truth[part]);
    if (parts.length > 0) wrong.push(`another sight than that of the seat (${parts.join(', ')})`);
    if (log !== hashOf(canonical(lines.slice(from)))) wrong.push('another log');
    if (orders.some((id) => seat === null || !this.ordersAt(seat).has(id))) wrong.push('the orders of somebody');
    return wrong;
  }
}

/** Whatever an update says that somebody may not know who is allowed to see these things. */
export function wrongInUpdate(seen: Seen, allowed: readonly Sees[], truth: Truth): string[] {
  const seat = seen.seat ?? 'spectator';
  return [...(allowed.includes(seat) ? [] : [`seen from ${seat}`]), ...truth.wrongIn(seen)];
}

/** The same for what is said of the table itself. */
export function wrongInTable({ me, invite }: Pick<TableDto, 'me' | 'invite'>, allowed: readonly Sees[]): string[] {
  const seat = me.seat ?? 'spectator';
  return [
    ...(allowed.includes(seat) ? [] : [`said to sit at ${seat}`]),
    ...(invite !== null && me.seat === null && !me.host ? ['was given the link'] : []),
  ];
}

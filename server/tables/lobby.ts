import { commitment } from '@pantheon/kernel';
import { type Kysely, sql } from 'kysely';
import type { NewTable, SeatPlan } from '../api/index.ts';
import type { Bus } from '../bus/bus.ts';
import { notFound, Refusal } from '../failure.ts';
import { newId, newSecret } from '../ids.ts';
import { requireWelcome } from '../safety/distance.ts';
import type { Database, SeatRow } from '../store/schema.ts';
import type { Checkers } from '../workers/checkers.ts';
import type { GameFacts } from '../workers/protocol.ts';
import { isFault, isRefusal, type WorkerPool } from '../workers/worker-pool.ts';
import type { TableRegistry } from './table-registry.ts';
import { readTable, type StoredTable } from './table-repository.ts';

const MOST_WAITING = 25;
const MOST_RUNNING = 300;
/** Matches with a seed of one's own choice that came to an end within a day; such are those that were brought when they were over. */
const MOST_BROUGHT = 100;

type Db = Kysely<Database>;
/** A table as one of several of the same seed. */
export interface NewInSeries {
  readonly id: string;
  readonly seed: string;
  readonly isHosted: boolean;
}

/** A seat as it is made. */
export type NewSeat = Pick<SeatRow, 'kind' | 'kept_for' | 'person' | 'level' | 'entropy'>;

/** Making tables, finding them, sitting down and getting up. */
export class Lobby {
  private readonly db: Db;
  private readonly pool: WorkerPool;
  private readonly checkers: Checkers;
  private readonly registry: TableRegistry;
  private readonly bus: Bus;
  private readonly games: readonly GameFacts[];

  constructor(options: {
    readonly db: Db;
    readonly pool: WorkerPool;
    readonly checkers: Checkers;
    readonly registry: TableRegistry;
    readonly bus: Bus;
    readonly games: readonly GameFacts[];
  }) {
    this.db = options.db;
    this.pool = options.pool;
    this.checkers = options.checkers;
    this.registry = options.registry;
    this.bus = options.bus;
    this.games = options.games;
  }

  /** Makes a table; one of several of the same seed may be nobody's, and nobody adds anything to its seed. */
  async create(person: string, plan: NewTable, series: NewInSeries | null = null): Promise<StoredTable> {
    await this.requireRoomFor(person);
    const seats = plan.seats.map((seat) => this.seatFrom(seat, plan.game, person, plan.entropy ?? null));
    requireOneself(plan.seats);
    const pack = plan.pack === undefined ? undefined : await this.packOf(plan.game, plan.pack);
    const checked = await this.check(person, {
      game: plan.game,
      seats: seats.length,
      options: plan.options ?? {},
      ...(pack === undefined ? {} : { pack }),
    });
    const seed = series?.seed ?? plan.seed ?? newSecret();
    const id = newId();
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          ...emptyTable(id, person),
          game: plan.game,
          rules: checked.rules,
          options: JSON.stringify(checked.options),
          pack_hash: checked.packHash,
          custom_pack: pack !== undefined,
          title: tidyTitle(plan.title),
          public: plan.public ?? false,
          spectators: plan.spectators ?? true,
          advice: plan.advice ?? false,
          pace: JSON.stringify(plan.pace ?? { kind: 'none' }),
          seed,
          commitment: commitment(seed),
          seed_chosen: plan.seed !== undefined,
          shuffle_seats: plan.shuffleSeats ?? false,
          auto_start: plan.autoStart ?? false,
          ...(series === null ? {} : { series: series.id, host: series.isHosted ? person : null }),
        })
        .execute();
      await db
        .insertInto('seats')
        .values(seats.map((seat, at) => seatRowOf(id, at, seat)))
        .execute();
    });
    return this.settled(id);
  }

  /** Checks a set-up by the rules, with other data apart from all tables; what is wrong with it is the asker's fault. */
  async check(
    person: string,
    setup: { game: string; seats: number; options: NonNullable<NewTable['options']>; pack?: unknown },
  ): Promise<{ options: object; packHash: string; rules: string }> {
    if (!this.games.some(({ id }) => id === setup.game)) throw new Refusal('unknown-game', `there is no game "${setup.game}"`);
    const checked = setup.pack === undefined ? this.pool.ask('check', setup) : this.checkers.check(person, setup);
    return checked.catch((error: unknown) => {
      if (isRefusal(error))
        throw new Refusal(error.refused.code === 'bad-setup' || setup.pack === undefined ? 'bad-setup' : 'bad-data', error.message);
      if (isFault(error) && setup.pack !== undefined) throw new Refusal('bad-data', 'the rules cannot be played with this data');
      throw error;
    });
  }

  /** Other component data, by its hash. */
  async packOf(game: string, hash: string): Promise<unknown> {
    const found = await this.db.selectFrom('packs').select('pack').where('hash', '=', hash).where('game', '=', game).executeTakeFirst();
    if (found === undefined) throw new Refusal('bad-data', 'no data is known by this hash for this game');
    return found.pack;
  }

  /** A seat as it was planned. */
  seatFrom(plan: SeatPlan, game: string, person: string, entropy: string | null): NewSeat {
    const empty = { kept_for: null, person: null, level: null, entropy: null };
    switch (plan.kind) {
      case 'me':
        return { ...empty, kind: 'person', kept_for: 'friend', person, entropy };
      case 'bot':
        if (!this.games.find(({ id }) => id === game)?.levels.some(({ level }) => level === plan.level))
          throw new Refusal('bad-setup', `there is no bot "${plan.level}"`);
        return { ...empty, kind: 'bot', level: plan.level };
      default:
        return { ...empty, kind: plan.kind };
    }
  }

  /** Refuses a person who has too many tables that have not come to an end; for one more that is brought, too many that were in a day. */
  async requireRoomFor(person: string, made: 'here' | 'elsewhere' = 'here'): Promise<void> {
    const { rows } = await sql<{ waiting: number; running: number; brought: number }>`
      select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'running')::int as running,
        count(*) filter (where status = 'finished' and seed_chosen and created_at > now() - interval '1 day')::int as brought
      from tables where host = ${person}`.execute(this.db);
    const { waiting, running, brought } = rows[0] ?? { waiting: 0, running: 0, brought: 0 };
    if (waiting >= MOST_WAITING || running >= MOST_RUNNING)
      throw new Refusal('too-many', 'you have too many tables that have not come to an end');
    if (made === 'elsewhere' && brought >= MOST_BROUGHT) throw new Refusal('too-many', 'you have brought enough matches for one day');
  }

  /** Starts the match if that was wished and nobody is missing. */
  async settled(id: string): Promise<StoredTable> {
    const table = await readTable(this.db, id);
    const free = table.seats.some(({ kind }) => kind === 'open' || kind === 'friend');
    return table.row.auto_start && table.row.status === 'waiting' && !free ? this.registry.actor(id).start() : table;
  }

  /** Changes the seats of a table that waits, alone. */
  private async whileWaiting(id: string, change: (db: Db, seats: readonly SeatRow[]) => Promise<void>): Promise<StoredTable> {
    await this.db.transaction().execute(async (db) => {
      const row = await db.selectFrom('tables').select(['status', 'started_at']).where('id', '=', id).forUpdate().executeTakeFirst();
      if (row === undefined) throw notFound();
      if (row.status !== 'waiting' || row.started_at !== null) throw new Refusal('not-waiting', 'the match has started already');
      await change(db, await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute());
      await db
        .updateTable('tables')
        .set({ active_at: new Date(this.registry.now()) })
        .where('id', '=', id)
        .execute();
    });
    const table = await this.settled(id);
    this.bus.publish({ kind: 'table', table: id });
    return table;
  }

  /** Takes a seat: an open one, or with an invitation one that is kept for friends. Whoever sits there already stays. */
  async join(
    id: string,
    person: string,
    wish: { readonly seat?: number | undefined; readonly entropy?: string | undefined },
    invited: boolean,
  ): Promise<StoredTable> {
    const table = await readTable(this.db, id);
    if (table.row.series !== null) await this.requireOnce(table.row.series, id, person);
    await requireWelcome(this.db, person, table);
    const underWay = table.row.status === 'running' && table.seats.some(({ kind }) => kind === 'open' || kind === 'friend');
    if (underWay) return this.joinLate(table, person, wish, invited);
    return this.whileWaiting(id, async (db, seats) => {
      if (seats.some((seat) => seat.person === person)) return;
      const seat = freeSeatFor(seats, wish.seat, invited);
      await db
        .updateTable('seats')
        .set({ kind: 'person', person, kept_for: seat.kind === 'open' ? 'open' : 'friend', entropy: wish.entropy ?? null, ready: false })
        .where('table_id', '=', id)
        .where('seat', '=', seat.seat)
        .execute();
    });
  }

  // Whoever plays at one table of a seed would know what lies at the others.
  private async requireOnce(series: string, id: string, person: string): Promise<void> {
    const elsewhere = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('tables.series', '=', series)
      .where('tables.id', '<>', id)
      .where('seats.person', '=', person)
      .executeTakeFirst();
    if (elsewhere !== undefined) throw new Refusal('already-seated', 'you play at another table of the same seed');
  }

  // A match that was brought along is under way already: sitting down there is an entry of its journal.
  private async joinLate(
    { row: { id }, seats }: StoredTable,
    person: string,
    wish: { readonly seat?: number | undefined },
    invited: boolean,
  ) {
    if (seats.some((seat) => seat.person === person)) return readTable(this.db, id);
    const { seat } = freeSeatFor(seats, wish.seat, invited);
    await this.registry.actor(id).submit({ person: null, command: { kind: 'join', seat, person } });
    return readTable(this.db, id);
  }

  /** Gets up before the start. The host takes the table along. */
  async leave({ row }: StoredTable, person: string): Promise<void> {
    if (row.host === person) {
      await this.close(row.id);
      return;
    }
    await this.whileWaiting(row.id, async (db, seats) => {
      const seat = seats.find((one) => one.person === person);
      if (seat !== undefined) await freeSeat(db, seat);
    });
  }

  /** Says before the start that one is ready, or not yet. */
  async setReady({ row }: StoredTable, person: string, ready: boolean): Promise<StoredTable> {
    return this.whileWaiting(row.id, async (db) => {
      await db.updateTable('seats').set({ ready }).where('table_id', '=', row.id).where('person', '=', person).execute();
    });
  }

  private async close(id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('started_at', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('not-waiting', 'the match has started already');
    this.bus.publish({ kind: 'table', table: id });
  }

  /** Makes a seat something else before the start; whoever sits there, but the host, gets up. */
  async setSeat({ row }: StoredTable, number: number, plan: Exclude<SeatPlan, { kind: 'me' }>): Promise<StoredTable> {
    return this.whileWaiting(row.id, async (db, seats) => {
      const seat = seats.find((one) => one.seat === number);
      if (seat === undefined) throw notFound();
      if (seat.person !== null && seat.person === row.host) throw new Refusal('forbidden', 'the host keeps a seat');
      const fresh = this.seatFrom(plan, row.game, '', null);
      await db
        .updateTable('seats')
        .set({ ...fresh, ready: false })
        .where('table_id', '=', row.id)
        .where('seat', '=', number)
        .execute();
    });
  }
}

/** A title without signs that are not seen; null if nothing is left. */
export const tidyTitle = (title: string | undefined): string | null => title?.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || null;

/** Refuses a person who wants several seats. */
export const requireOneself = (seats: readonly SeatPlan[]): void => {
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refusal('bad-setup', 'one person takes one seat');
};

/** A new seat of a table. */
export const seatRowOf = (table: string, seat: number, fields: NewSeat): SeatRow => ({
  table_id: table,
  seat,
  stand_in: null,
  stand_in_because: null,
  ready: false,
  ...fields,
});

function freeSeatFor(seats: readonly SeatRow[], wished: number | undefined, invited: boolean): SeatRow {
  const free = seats.filter(({ kind }) => kind === 'open' || (invited && kind === 'friend'));
  const seat = wished === undefined ? (free.find(({ kind }) => kind === 'friend') ?? free[0]) : free.find((one) => one.seat === wished);
  if (seat === undefined) throw new Refusal('full', 'that seat is not free');
  return seat;
}

/** A seat becomes again what it was before somebody sat down. */
const freeSeat = (db: Db, { table_id, seat, kept_for }: SeatRow): Promise<unknown> =>
  db
    .updateTable('seats')
    .set({ kind: kept_for ?? 'friend', kept_for: null, person: null, entropy: null, ready: false })
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute();

/** What every new table has in common. */
export const emptyTable = (id: string, host: string) => ({
  id,
  host,
  status: 'waiting' as const,
  entropy: '[]',
  invite: newSecret(),
  started_at: null,
  finished_at: null,
  round: null,
  ending: null,
  result: null,
  state: null,
  deadline: null,
  alarm: null,
  start: null,
  rematch_of: null,
  fault: null,
});

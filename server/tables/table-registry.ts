import { drawSeats, type Entry } from '@pantheon/table';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Notice } from '../api/index.ts';
import type { Bus } from '../bus/bus.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store/connect.ts';
import type { Database } from '../store/schema.ts';
import type { EntryHead, GameFacts, WorkerOutcome } from '../workers/protocol.ts';
import { isRefusal, type WorkerPool } from '../workers/worker-pool.ts';
import { Archive } from './archive.ts';
import { type Committed, commit } from './commit.ts';
import { TableActor } from './table-actor.ts';
import { readJournal, readSetup, readTable, type StoredTable } from './table-repository.ts';

/** What a registry works with. */
export interface TableRegistryOptions {
  readonly store: Store;
  readonly pool: WorkerPool;
  readonly games: readonly GameFacts[];
  readonly bus: Bus;
  readonly log: Logger;
  now(): number;
}

const IDLE = 10 * 60_000;

/** Entries after which lists show a table differently. */
const CHANGES_TABLE: ReadonlySet<Entry['kind']> = new Set(['start', 'out-of-time', 'returned', 'resigned', 'joined', 'paused', 'resumed']);

/** An entry that was stored: by which connection it came, and the one person who may know of it, where not all may. */
interface Moved {
  readonly entry: EntryHead;
  readonly connection: string | null;
  readonly to: string | null;
}

/** Keeps the tables of this node: which are in memory, and what happens when one starts, moves, ends or fails. */
export class TableRegistry {
  readonly store: Store;
  readonly db: Kysely<Database>;
  readonly pool: WorkerPool;
  readonly games: readonly GameFacts[];
  readonly log: Logger;
  readonly archive: Archive;
  readonly now: () => number;
  private readonly bus: Bus;
  private readonly actors = new Map<string, TableActor>();

  constructor(options: TableRegistryOptions) {
    this.store = options.store;
    this.db = options.store.db;
    this.pool = options.pool;
    this.games = options.games;
    this.bus = options.bus;
    this.log = options.log;
    this.now = () => options.now();
    this.archive = new Archive(this.db);
  }

  /** A table, by its id. */
  actor(id: string): TableActor {
    const known = this.actors.get(id);
    if (known !== undefined) return known;
    const actor = new TableActor(this, id);
    this.actors.set(id, actor);
    return actor;
  }

  /** A table as this node last knew it, if it knows it. */
  remembered(id: string): StoredTable | null {
    return this.actors.get(id)?.remembered ?? null;
  }

  /** The tables that somebody follows here. */
  get followed(): readonly TableActor[] {
    return [...this.actors.values()].filter(({ followers }) => followers.size > 0);
  }

  /** A table was changed elsewhere: what is remembered of it is not to be trusted. */
  async invalidate(id: string): Promise<void> {
    await this.actors.get(id)?.invalidate();
  }

  /** The same for all tables. */
  async invalidateAll(): Promise<void> {
    await Promise.all([...this.actors.values()].map((actor) => actor.invalidate()));
  }

  /** Lets go of tables that nobody follows or uses. */
  sweep(): void {
    const before = Date.now() - IDLE;
    for (const actor of this.actors.values()) if (actor.followers.size === 0 && actor.usedAt < before) this.actors.delete(actor.id);
  }

  /** Refuses a match that a newer node has brought to newer rules than those here. */
  requireRules({ game, rules }: { readonly game: string; readonly rules: string }): void {
    const facts = this.games.find(({ id }) => id === game);
    if (facts === undefined) throw new Refusal('unavailable', `this server does not have the game "${game}" any more`);
    if (new Intl.Collator('en', { numeric: true }).compare(rules, facts.rules) > 0)
      throw new Refusal('unavailable', 'this match is played by newer rules than this node has');
  }

  /** A table has moved on: tells the other nodes, also that it changed for lists if it did, and puts its match away if it is over. */
  moved({ table, told }: Committed, { entry, connection, to }: Moved): void {
    const { row } = table;
    this.bus.publish({ kind: 'moved', table: row.id, entries: entry.entry, connection, to });
    for (const person of told) this.bus.publish({ kind: 'notice', person });
    if (CHANGES_TABLE.has(entry.kind) || row.status === 'finished') this.bus.publish({ kind: 'table', table: row.id });
    if (entry.kind === 'proposed')
      this.tellPeople(table, 'proposal', [entry.seat as number]).catch((error: unknown) =>
        this.log.warn({ error }, 'no notice could be given'),
      );
    if (row.status !== 'finished') return;
    this.putAway(table).catch((error: unknown) => this.log.error({ table: row.id, error }, 'a finished match could not be archived'));
  }

  private async putAway(table: StoredTable): Promise<void> {
    await this.tellPeople(table, 'finished');
    await this.actor(table.row.id).archived();
    await this.pool.forget(table.row.id);
    await sql`select graphile_worker.add_job('ratings', run_at => now() + interval '20 seconds', job_key => 'ratings', job_key_mode => 'preserve_run_at')`.execute(
      this.db,
    );
  }

  /** Gives notice to everybody who sits at a table, but for those who look at it. */
  async tellPeople(table: StoredTable, kind: Exclude<Notice['kind'], 'your-turn'>, except: readonly number[] = []): Promise<void> {
    await this.tellSeats(
      table,
      kind,
      table.seats.map(({ seat }) => seat).filter((seat) => !except.includes(seat)),
    );
  }

  /** Gives notice to those who sit at some seats, but for those who look at the table. */
  async tellSeats({ row, seats }: StoredTable, kind: Exclude<Notice['kind'], 'your-turn'>, to: readonly number[]): Promise<void> {
    const people = seats.flatMap(({ person, seat, stand_in_because: because }) =>
      person !== null && because !== 'left' && to.includes(seat) ? [person] : [],
    );
    const { rows } = await sql<{ person: string }>`
      with told as (
        insert into notices (person, kind, table_id)
        select person, ${kind}, ${row.id} from unnest(${people}::text[]) as person
        where not exists (select 1 from presence where table_id = ${row.id} and presence.person = person.person)
        returning person
      )
      select person, graphile_worker.add_job('notify', json_build_object('person', person),
        run_at => now() + interval '20 seconds', job_key => 'notify:' || person, job_key_mode => 'preserve_run_at') from told
    `.execute(this.db);
    for (const { person } of rows) this.bus.publish({ kind: 'notice', person });
  }

  /** Starts the match of a table. Null when another node was faster. */
  async begin(waiting: StoredTable): Promise<(Committed & { readonly outcome: WorkerOutcome }) | null> {
    const ready = await this.arrange(waiting);
    const { row } = ready;
    const setup = await readSetup(this.db, ready);
    const { outcome } = await this.pool
      .ask('start', { table: row.id, setup, drawn: row.shuffle_seats, now: this.now(), watching: [] })
      .catch(async (error: unknown) => {
        await this.db.updateTable('tables').set({ started_at: null }).where('id', '=', row.id).where('status', '=', 'waiting').execute();
        throw isRefusal(error) ? new Refusal('bad-setup', error.message) : error;
      });
    const committed = await commit(this.store.pool, ready, outcome);
    if (committed === null) {
      await this.pool.forget(row.id);
      return null;
    }
    await this.tellPeople(committed.table, 'started');
    if (row.pace.kind === 'daily') await this.planAbsences(row.id);
    return { ...committed, outcome };
  }

  // Whoever is on vacation when the match starts has no clock that runs.
  private async planAbsences(table: string): Promise<void> {
    await sql`select graphile_worker.add_job('absences', json_build_object('table', ${table}::text), job_key => ${`absences:${table}`}::text)`.execute(
      this.db,
    );
  }

  // Everybody sits and nobody gets up any more; the seats are drawn, and what people added to the seed is put together.
  private async arrange({ row: { id } }: StoredTable): Promise<StoredTable> {
    await this.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return;
      const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      if (seats.some(({ kind }) => kind === 'friend' || kind === 'open')) throw new Refusal('not-ready', 'some seats are still free');
      const entropy = row.seed_chosen || row.series !== null ? [] : seats.flatMap((seat) => (seat.entropy === null ? [] : [seat.entropy]));
      if (row.started_at === null && row.shuffle_seats) {
        const order = drawSeats({ seed: row.seed, entropy }, seats.length);
        await db.deleteFrom('seats').where('table_id', '=', id).execute();
        await db
          .insertInto('seats')
          .values(seats.map((seat, at) => ({ ...seat, seat: order[at] as number })))
          .execute();
      }
      const values = row.started_at === null ? { entropy: JSON.stringify(entropy), started_at: new Date(this.now()) } : {};
      await db
        .updateTable('tables')
        .set({ ...values, entries: 0, moment: 0 })
        .where('id', '=', id)
        .execute();
    });
    return readTable(this.db, id);
  }

  /** Stops a table because its rules failed; the record is kept with what went wrong. */
  async freeze(id: string, fault: string): Promise<void> {
    this.log.error({ table: id, fault }, 'a table is frozen');
    const frozen = await this.db
      .updateTable('tables')
      .set({ status: 'frozen', fault, deadline: null })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (frozen === undefined) return;
    await this.pool.forget(id);
    const table = await readTable(this.db, id);
    await this.report(table, { person: null, text: '', fault });
    await this.tellPeople(table, 'frozen');
    this.bus.publish({ kind: 'table', table: id });
  }

  /** Keeps a report with the record as it is now. */
  async report(
    table: StoredTable,
    about: { readonly person: string | null; readonly text: string; readonly fault: string | null },
  ): Promise<string> {
    const id = newId();
    const record = await readJournal(this.db, table);
    await this.db
      .insertInto('reports')
      .values({ id, table_id: table.row.id, ...about, record: JSON.stringify(record), closed_at: null })
      .execute();
    return id;
  }
}

import { randomInt } from 'node:crypto';
import { shuffle } from '@pantheon/kernel';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Notice } from '../api/index.ts';
import type { Bus } from '../bus/bus.ts';
import type { Engine } from '../engine/engine.ts';
import { isRefusal } from '../engine/engine.ts';
import type { GameFacts, Shown, Viewer } from '../engine/protocol.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import { Archive } from './archive.ts';
import { freshClocks, moved } from './clocks.ts';
import { type Committed, commit } from './commit.ts';
import { Room } from './room.ts';
import { readJournal, readTable, setupOf, type TableState } from './rows.ts';

/** What a keeper works with. */
export interface KeeperOptions {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  readonly games: readonly GameFacts[];
  readonly bus: Bus;
  readonly log: Logger;
  now(): number;
}

const IDLE = 10 * 60_000;

/** Keeps the tables of this node: which are in memory, and what happens when one starts, moves, ends or fails. */
export class Keeper {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  readonly games: readonly GameFacts[];
  readonly log: Logger;
  readonly archive: Archive;
  readonly now: () => number;
  private readonly bus: Bus;
  private readonly rooms = new Map<string, Room>();

  constructor(options: KeeperOptions) {
    this.db = options.db;
    this.engine = options.engine;
    this.games = options.games;
    this.bus = options.bus;
    this.log = options.log;
    this.now = () => options.now();
    this.archive = new Archive(this.db, this.engine);
  }

  /** A table, by its id. */
  room(id: string): Room {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const room = new Room(this, id);
    this.rooms.set(id, room);
    return room;
  }

  /** The tables that somebody follows here. */
  get followed(): readonly Room[] {
    return [...this.rooms.values()].filter(({ followers }) => followers.size > 0);
  }

  /** A table was changed elsewhere: what is remembered of it is not to be trusted. */
  async doubt(id: string): Promise<void> {
    await this.rooms.get(id)?.doubt();
  }

  /** The same for all tables. */
  async doubtAll(): Promise<void> {
    await Promise.all([...this.rooms.values()].map((room) => room.doubt()));
  }

  /** Lets go of tables that nobody follows or uses. */
  sweep(): void {
    const before = Date.now() - IDLE;
    for (const room of this.rooms.values()) if (room.followers.size === 0 && room.usedAt < before) this.rooms.delete(room.id);
  }

  /** Refuses a match that a newer node has brought to newer rules than those here. */
  requireRules({ game, rules }: { readonly game: string; readonly rules: string }): void {
    const facts = this.games.find(({ id }) => id === game);
    if (facts === undefined) throw new Refusal('unavailable', `this server does not have the game "${game}" any more`);
    if (new Intl.Collator('en', { numeric: true }).compare(rules, facts.rules) > 0)
      throw new Refusal('unavailable', 'this match is played by newer rules than this node has');
  }

  /** A match has moved on: tells the other nodes, also that its table changed if it did, and puts it away if it is over. */
  moved({ state, told }: Committed, tableChanged = false): void {
    const { row } = state;
    this.bus.publish({ kind: 'moved', table: row.id, moment: row.moment });
    for (const person of told) this.bus.publish({ kind: 'notice', person });
    if (tableChanged || row.status === 'finished') this.bus.publish({ kind: 'table', table: row.id });
    if (row.status !== 'finished') return;
    this.putAway(state).catch((error: unknown) => this.log.error({ table: row.id, error }, 'a finished match could not be archived'));
  }

  private async putAway(state: TableState): Promise<void> {
    const { id } = state.row;
    await this.db.deleteFrom('proposals').where('table_id', '=', id).execute();
    await this.db.deleteFrom('orders').where('table_id', '=', id).execute();
    await this.tellPeople(state, 'finished');
    await this.room(id).look({ seat: null, since: state.row.moment });
    await this.engine.forget(id);
  }

  /** Gives notice to everybody who sits at a table, but for those who look at it. */
  async tellPeople(state: TableState, kind: Exclude<Notice['kind'], 'your-turn'>, except: readonly number[] = []): Promise<void> {
    await this.tellSeats(
      state,
      kind,
      state.seats.map(({ seat }) => seat).filter((seat) => !except.includes(seat)),
    );
  }

  /** Gives notice to those who sit at some seats, but for those who look at the table. */
  async tellSeats({ row, seats }: TableState, kind: Exclude<Notice['kind'], 'your-turn'>, to: readonly number[]): Promise<void> {
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
  async begin(state: TableState, viewers: readonly Viewer[]): Promise<(Committed & { readonly shown: readonly Shown[] }) | null> {
    const ready = await this.arrange(state);
    const { row, seats } = ready;
    const at = new Date(this.now());
    const setup = await setupOf(this.db, row, seats.length);
    const { outcome, shown } = await this.engine
      .ask('start', { table: row.id, setup, at: at.toISOString(), viewers: viewers.map(({ seat }) => ({ seat, since: 0 })) })
      .catch(async (error: unknown) => {
        await this.db.updateTable('tables').set({ started_at: null }).where('id', '=', row.id).where('status', '=', 'waiting').execute();
        throw isRefusal(error) ? new Refusal('bad-setup', error.message) : error;
      });
    const running = outcome.awaited.map(({ seat }) => seat).filter((seat) => seats[seat]?.kind === 'person');
    const clocks = moved(row.pace, freshClocks(row.pace, seats.length), { now: at.getTime(), running, answered: null });
    const committed = await commit(this.db, ready, { outcome, clocks, paused: false, ending: null, author: null, request: null });
    if (committed === null) {
      await this.engine.forget(row.id);
      return null;
    }
    await this.engine.keep(row.id, 1);
    this.bus.publish({ kind: 'table', table: row.id });
    await this.tellPeople(committed.state, 'started');
    return { ...committed, shown };
  }

  // Everybody sits and nobody gets up any more; the seats are drawn, and what people added to the seed is put together.
  private async arrange(state: TableState): Promise<TableState> {
    const { id } = state.row;
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
      if (row.started_at === null && row.shuffle_seats) {
        const order = shuffle(
          { below: (sides) => randomInt(sides) },
          seats.map(({ seat }) => seat),
        );
        await db.deleteFrom('seats').where('table_id', '=', id).execute();
        await db
          .insertInto('seats')
          .values(seats.map((seat, at) => ({ ...seat, seat: order[at] as number })))
          .execute();
      }
      const entropy = row.seed_chosen ? [] : seats.flatMap((seat) => (seat.entropy === null ? [] : [seat.entropy]));
      const values = row.started_at === null ? { entropy: JSON.stringify(entropy), started_at: new Date(this.now()) } : {};
      await db
        .updateTable('tables')
        .set({ ...values, moment: 0 })
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
    await this.engine.forget(id);
    const state = await readTable(this.db, id);
    await this.report(state, { person: null, text: '', fault });
    await this.tellPeople(state, 'frozen');
    this.bus.publish({ kind: 'table', table: id });
  }

  /** Keeps a report with the record as it is now. */
  async report(
    state: TableState,
    about: { readonly person: string | null; readonly text: string; readonly fault: string | null },
  ): Promise<string> {
    const id = newId();
    const record = await readJournal(this.db, state);
    await this.db
      .insertInto('reports')
      .values({ id, table_id: state.row.id, ...about, record: JSON.stringify(record), closed_at: null })
      .execute();
    return id;
  }
}

import { type Command, type Entry, isPrivate, mayHaveMade, type PersonCommand } from '@pantheon/table';
import { Refusal } from '../failure.ts';
import { duplicated } from '../store/connect.ts';
import type { UpdateText, UpdateTexts, Watching, WorkerOutcome } from '../workers/protocol.ts';
import { isAbsent, isFault, isRefusal, isSlow } from '../workers/worker-pool.ts';
import type { WorkerError } from '../workers/worker-thread.ts';
import type { Archived } from './archive.ts';
import { type Committed, commit } from './commit.ts';
import { type Follower, Followers } from './followers.ts';
import { loadTable } from './load-table.ts';
import { refusalOf, requireRunning } from './refusals.ts';
import type { TableRegistry } from './table-registry.ts';
import { entryMadeBy, readTable, type StoredTable } from './table-repository.ts';

/** A command that was entered, now or by an earlier request of the same id. */
export interface EnteredText {
  readonly moment: number;
  readonly table: StoredTable;
  /** The update for whoever asked, as JSON text. */
  readonly update: string;
  /** Whether it was stored just now, by a session that still stood. */
  readonly isNew: boolean;
}

/** By which session and by which connection a command came. */
export interface Sender {
  readonly session: string | null;
  readonly connection: string | null;
  /** Whether what has changed since the moment of the command is enough. */
  readonly changes: boolean;
}

const NOBODY: Sender = { session: null, connection: null, changes: false };

type Upgraded = NonNullable<Awaited<ReturnType<typeof loadTable>>>;

const ATTEMPTS = 6;

/** The rules took too long for the first time: it is worth another try. */
class TooSlow extends Refusal {}

/**
 * A table as this node knows it. Everything that touches it happens here, one thing after the other. What is kept is a cache: other nodes
 * write too, and whoever finds that the journal has grown reads it again.
 */
export class TableActor {
  readonly id: string;
  readonly followers = new Followers();
  usedAt = Date.now();
  private readonly registry: TableRegistry;
  private known: StoredTable | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  /** Whether the rules have taken too long for what is being done now. */
  private wasSlow = false;

  constructor(registry: TableRegistry, id: string) {
    this.registry = registry;
    this.id = id;
  }

  /** The table as this node last knew it. */
  get remembered(): StoredTable | null {
    return this.known;
  }

  /** Does something when everything before it is done. */
  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now();
    const result = this.turn.then(() => this.twiceIfSlow(task));
    this.turn = result.catch(() => undefined);
    return result;
  }

  // A machine that is busy for a moment is no reason to stop a table.
  private async twiceIfSlow<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error;
      await this.forget();
      return await task();
    } finally {
      this.wasSlow = false;
    }
  }

  private async read(): Promise<StoredTable> {
    this.known = await readTable(this.registry.db, this.id);
    return this.known;
  }

  /** Enters a command in the journal; once it returns, it is stored. Whoever follows by the same connection hears of it by the reply. */
  submit(command: Command, sender: Sender = NOBODY): Promise<EnteredText> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const entered = await this.attempt(command, sender, attempt === 0 ? this.known : null);
        if (entered !== null) return entered;
      }
      throw new Refusal('unavailable', 'too many others are writing at this table; try again');
    });
  }

  // Null when the table is not what it was believed to be: then it is to be read anew.
  private async attempt(command: Command, sender: Sender, known: StoredTable | null): Promise<EnteredText | null> {
    const read = known ?? (await this.read());
    if (read.row.status === 'finished') return this.enteredBefore(read, command);
    const table = await this.load(read);
    try {
      requireRunning(table);
      return await this.enter(table, command, sender);
    } catch (error) {
      if (isAbsent(error)) return this.forget();
      if (isFault(error)) throw await this.freeze('enter', error);
      if (!(error instanceof Refusal) && !isRefusal(error)) throw error;
      const refusal = error instanceof Refusal ? error : refusalOf(error, table.row.moment);
      if (known !== null && (await this.hasMovedOn(table))) return null;
      throw refusal;
    }
  }

  // What was refused may have been judged by what this node remembers, while another has moved on.
  private async hasMovedOn(table: StoredTable): Promise<boolean> {
    const { row } = await this.read();
    return row.entries !== table.row.entries || row.status !== table.row.status;
  }

  /** Gives up what is remembered here. */
  private async forget(): Promise<null> {
    this.known = null;
    await this.registry.pool.forget(this.id);
    return null;
  }

  private async enter(table: StoredTable, command: Command, { session, connection, changes }: Sender): Promise<EnteredText | null> {
    const { pool } = this.registry;
    const { entries, moment } = table.row;
    const asker = askerOf(command, moment, changes);
    const mine = (follower: Follower): boolean => follower.connection === connection;
    const secret = command.person !== null && (command.command.kind === 'order' || command.command.kind === 'cancel-order');
    const { followers, watching } = this.followers.watching(
      table,
      (follower) => !mine(follower) && (!secret || follower.person === command.person),
    );
    const now = this.registry.now();
    const reply = await pool.about('submit', { table: this.id, entries, command, now, watching: [asker, ...watching] });
    const update = textAt(reply.updates, 0);
    if (reply.outcome === null) return { moment: reply.moment, table, update, isNew: false };
    const stored = await this.store(table, reply.outcome, session);
    if (stored === null) return this.forget();
    await this.settle(stored, reply.outcome, connection);
    const after = this.known ?? stored.table;
    const late = this.followers.send(after, followers, reply.updates, 1);
    if (late.length > 0) await this.tell((follower) => late.includes(follower));
    return { moment: reply.moment, table: after, update, isNew: true };
  }

  private async settle(stored: Committed, { entry }: WorkerOutcome, connection: string | null): Promise<void> {
    await this.registry.pool.keep(this.id, entry.entry);
    this.known = stored.table;
    this.followers.told(stored.table, connection);
    const seated = entry.kind === 'joined' ? { ...stored, table: await this.read() } : stored;
    this.registry.moved(seated, { entry, connection, to: isPrivate(entry.kind) ? entry.person : null });
  }

  // The rules have taken the entry by now, so whatever goes wrong in storing it, they must forget it.
  private async store(table: StoredTable, outcome: WorkerOutcome, session: string | null = null): Promise<Committed | null> {
    try {
      return await commit(this.registry.store.pool, table, outcome, session);
    } catch (error) {
      await this.forget();
      if (duplicated(error) === null) throw error;
      return null;
    }
  }

  // A match that is over takes nothing more; but whoever brought it to its end may ask again what became of that.
  private async enteredBefore(table: StoredTable, command: Command): Promise<EnteredText> {
    const { moment } = table.row;
    const found = command.person === null ? null : await this.madeBefore(command);
    if (found === null) throw new Refusal('not-running', 'the match is over', moment);
    const updates = await this.updates(table, [askerOf(command, moment, false)]);
    return { moment: found.moment, table, update: textAt(updates, 0), isNew: false };
  }

  private async madeBefore(command: PersonCommand): Promise<Entry | null> {
    const found = command.request === undefined ? null : await entryMadeBy(this.registry.db, this.id, command.request);
    if (found !== null && !mayHaveMade(command, found)) throw new Refusal('id-reused', 'this id was used for another request');
    return found;
  }

  /** Brings the table into the memory of the rules, with all its entries. */
  private async load(table: StoredTable): Promise<StoredTable> {
    const { pool, db } = this.registry;
    const { entries } = table.row;
    if (entries === 0 || pool.entriesOf(this.id) === entries) return table;
    this.registry.requireRules(table.row);
    const upgraded = await loadTable(pool, db, table, this.registry.now()).catch(async (error: unknown) => {
      throw isFault(error) ? await this.freeze('open', error) : error;
    });
    if (upgraded !== null) return this.upgrade(table, upgraded);
    return pool.entriesOf(this.id) === entries ? table : this.load(await this.read());
  }

  // The rules have been corrected since the match was last played: it goes on from its last checkpoint, and the journal says so.
  private async upgrade(table: StoredTable, { outcome, why }: Upgraded): Promise<StoredTable> {
    this.registry.log.warn({ table: this.id, why }, 'a match goes on from its last checkpoint');
    if (table.row.status !== 'running') throw new Refusal('unavailable', 'this match was played by other rules than those of today');
    const stored = await this.store(table, outcome);
    if (stored === null) return this.load(await this.read());
    await this.settle(stored, outcome, null);
    return stored.table;
  }

  /** Starts the match of a table that waits. */
  start(): Promise<StoredTable> {
    return this.inTurn(async () => {
      const table = await this.read();
      if (table.row.status !== 'waiting') return table;
      const started = await this.registry.begin(table);
      if (started === null) return this.read();
      await this.settle(started, started.outcome, null);
      await this.tell(() => true);
      return started.table;
    });
  }

  /** What somebody is to be sent, as JSON text. */
  update(watching: Watching): Promise<string> {
    return this.inTurn(async () => textAt(await this.updates(await this.read(), [watching]), 0));
  }

  private async updates(table: StoredTable, watching: readonly Watching[]): Promise<UpdateTexts> {
    const { row } = table;
    const { archive, pool } = this.registry;
    const now = this.registry.now();
    if (row.status === 'waiting') throw new Refusal('not-running', 'the match has not started yet');
    if (row.status === 'finished') return archive.updates(table, watching, now, () => this.putAway(table));
    if (row.status === 'frozen' && !row.fault?.startsWith('enter')) throw new Refusal('frozen', 'this table is frozen');
    return this.inMemory(table, ({ row: { entries } }) => pool.about('update', { table: this.id, entries, watching, now })).catch(
      async (error: unknown) => {
        throw isFault(error) ? await this.freeze('update', error) : error;
      },
    );
  }

  // A thread that was lost, for whatever another table did there, takes all that it had in memory along: it is brought back. What made
  // the thread fail is tried again, so that it may be lost once more meanwhile.
  private async inMemory<T>(table: StoredTable, task: (table: StoredTable) => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return await task(await this.load(attempt === 0 ? table : await this.read()));
      } catch (error) {
        if (!isAbsent(error)) throw error;
        await this.forget();
      }
    }
    throw new Refusal('unavailable', 'this table cannot be kept in memory now; try again');
  }

  /** Has the table in memory for something that needs its rules. */
  withTable<T>(task: (at: { readonly table: string; readonly entries: number }, table: StoredTable) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const known = await this.read();
      return this.inMemory(known, (table) => task({ table: this.id, entries: table.row.entries }, table)).catch((error: unknown) => {
        if (isSlow(error)) throw this.slow();
        throw isRefusal(error) ? refusalOf(error, known.row.moment) : error;
      });
    });
  }

  // A match that is over is brought into memory once more, to be put away.
  private putAway(table: StoredTable): Promise<Archived> {
    const { pool } = this.registry;
    return this.inMemory(table, ({ row: { entries } }) => pool.about('archive', { table: this.id, entries })).catch((error: unknown) => {
      throw isSlow(error) ? this.slow() : error;
    });
  }

  /** The match as it was put away when it was over. */
  archived(): Promise<Archived> {
    return this.inTurn(async () => {
      const table = await this.read();
      return this.registry.archive.read(table, () => this.putAway(table));
    });
  }

  /** Begins to follow: whatever happened since the moment that the follower knows is sent at once. */
  follow(follower: Follower): Promise<void> {
    return this.inTurn(async () => {
      await this.read();
      this.followers.add(follower);
      await this.tell((other) => other === follower);
    });
  }

  /** Something happened elsewhere: tells those who follow. `to` is the one person who may know of it, where not all may. */
  catchUp(news: { readonly entries: number; readonly connection: string | null; readonly to: string | null } | null): Promise<void> {
    return this.inTurn(async () => {
      if (news !== null && this.known !== null && this.known.row.entries >= news.entries && !this.followers.lag(this.known)) return;
      if (this.followers.size === 0) {
        this.known = null;
        return;
      }
      const { row } = await this.read();
      if (news !== null && news.entries === row.entries && this.known !== null) this.followers.told(this.known, news.connection);
      await this.tell(({ since, person }) => since < row.moment || (news !== null && news.to !== null && news.to === person));
    });
  }

  /** Sends to some of those who follow what happened since they last heard. */
  private async tell(wants: (follower: Follower) => boolean): Promise<void> {
    const table = this.known ?? (await this.read());
    const { followers, watching } = this.followers.watching(table, wants);
    if (followers.length === 0 || table.row.status === 'waiting') return;
    const updates = await this.updates(table, watching);
    this.followers.send(this.known ?? table, followers, updates);
  }

  /** The table changed outside its journal: whoever may not see it any more, or sees it from another seat, is told. */
  changed(): Promise<StoredTable> {
    return this.inTurn(async () => {
      const table = await this.read();
      const before = new Set<Follower>();
      this.followers.watching(table, (follower) => {
        if (follower.since === 0) before.add(follower);
        return false;
      });
      if (table.row.status !== 'waiting' && before.size > 0) await this.tell((follower) => before.has(follower));
      return this.known ?? table;
    });
  }

  /** Stops the table because its rules failed. The journal stays as it was before. */
  private async freeze(during: string, error: WorkerError): Promise<Refusal> {
    this.known = null;
    if (isSlow(error) && !this.wasSlow) return this.slow();
    await this.registry.freeze(this.id, `${during}: ${error.message}`);
    return new Refusal('frozen', 'the rules failed here; the table is frozen, nothing that was entered is lost');
  }

  /** The rules took too long for something that changes nothing: it is tried once more, and then it is for whoever asked to try again. */
  private slow(): Refusal {
    const again = this.wasSlow;
    this.wasSlow = true;
    return new (again ? Refusal : TooSlow)('unavailable', 'the rules took too long; try again');
  }

  /** Forgets what is remembered of the table, since it was changed elsewhere. */
  async invalidate(): Promise<void> {
    await this.inTurn(() => this.forget());
  }
}

/** Whoever gives a command knows the table up to the moment at which it was given. */
const askerOf = ({ person, expected }: Command, moment: number, changes: boolean): Watching => ({
  viewer: person,
  since: Math.min(expected ?? moment, moment),
  changes,
});

const textAt = ({ texts, of }: UpdateTexts, at: number): string => (texts[of[at] as number] as UpdateText).text;

import type { Proposal } from '../api/index.ts';
import { isAbsent, isFault, isRefusal, isSlow } from '../engine/engine.ts';
import type { Action } from '../engine/journal.ts';
import type { Shown, Viewer } from '../engine/protocol.ts';
import type { EngineError } from '../engine/threads.ts';
import { Refusal } from '../failure.ts';
import { duplicated } from '../store/connect.ts';
import type { Archived } from './archive.ts';
import { bringInto } from './bringing.ts';
import { shownClocks } from './clocks.ts';
import { type Change, type Committed, commit } from './commit.ts';
import type { Keeper } from './keeper.ts';
import { readProposals } from './proposals.ts';
import { readTable, type TableState } from './rows.ts';
import { updateText } from './text.ts';
import { changeOf, clocksOf, onlyAction, refusalOf, requireOpen, type Wanted } from './wanted.ts';

/** Somebody who follows a table: they are sent what happened since the moment that they know. */
export interface Follower {
  readonly seat: number | null;
  since: number;
  /** Takes an update as JSON text. */
  update(text: string, moment: number): void;
}

/** An entry that was made, now or by an earlier request of the same id. */
export interface EnteredText {
  readonly moment: number;
  readonly state: TableState;
  /** The update for whoever asked, as JSON text. */
  readonly update: string;
}

type Upgraded = NonNullable<Awaited<ReturnType<typeof bringInto>>>;

const ATTEMPTS = 6;

/** The rules took too long for the first time: it is worth another try. */
class TooSlow extends Refusal {}

/**
 * A table as this node knows it. Everything that touches its match happens here, one thing after the other. What is kept is a cache:
 * other nodes write too, and whoever finds that the record has grown reads it again.
 */
export class Room {
  readonly id: string;
  readonly followers = new Set<Follower>();
  usedAt = Date.now();
  private readonly keeper: Keeper;
  private state: TableState | null = null;
  private proposals: readonly Proposal[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  /** Whether the rules have taken too long for what is being done now. */
  private wasSlow = false;

  constructor(keeper: Keeper, id: string) {
    this.keeper = keeper;
    this.id = id;
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
      await this.distrust();
      return await task();
    } finally {
      this.wasSlow = false;
    }
  }

  private async read(): Promise<TableState> {
    const state = await readTable(this.keeper.db, this.id);
    this.proposals = await readProposals(this.keeper.db, state);
    this.state = state;
    return state;
  }

  /** Enters something in the record; once it returns, it is stored. */
  enter(wanted: Wanted): Promise<EnteredText> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const entered = await this.attempt(wanted, attempt === 0 ? this.state : null);
        if (entered !== null) return entered;
      }
      throw new Refusal('unavailable', 'too many others are writing at this table; try again');
    });
  }

  // Null when the table is not what it was believed to be: then it is to be read anew.
  private async attempt(wanted: Wanted, known: TableState | null): Promise<EnteredText | null> {
    const state = await this.bring(known ?? (await this.read()));
    try {
      requireOpen(state, wanted);
      return await this.enterNow(state, wanted);
    } catch (error) {
      if (isAbsent(error)) return this.distrust();
      if (isFault(error)) throw await this.freeze('enter', error);
      if (!(error instanceof Refusal) && !isRefusal(error)) throw error;
      return this.refuse(state, wanted, error instanceof Refusal ? error : refusalOf(error, state.row.moment), known !== null);
    }
  }

  // What is refused may have been entered before; or it was judged by what this node remembers, while another has moved on.
  private async refuse(state: TableState, wanted: Wanted, refusal: Refusal, remembered: boolean): Promise<EnteredText | null> {
    const { row } = remembered ? await this.read() : state;
    if (row.moment !== state.row.moment || row.status !== state.row.status) return null;
    const earlier = await this.enteredBefore(state, wanted);
    if (earlier !== null) return earlier;
    throw refusal;
  }

  private async distrust(): Promise<null> {
    this.state = null;
    await this.keeper.engine.forget(this.id);
    return null;
  }

  private async enterNow(state: TableState, wanted: Wanted): Promise<EnteredText | null> {
    const { engine } = this.keeper;
    const { moment } = state.row;
    const asker: Viewer = { seat: wanted.seat, since: Math.min(wanted.expected ?? moment, moment) };
    const action: Action = { ...wanted, at: new Date(this.keeper.now()).toISOString() };
    const { outcome, shown } = await engine.about('enter', {
      table: this.id,
      moment,
      action: onlyAction(action),
      viewers: [asker, ...this.viewers()],
    });
    const stored = await this.store(state, changeOf(state, wanted, outcome));
    if (stored === null) return this.distrust();
    await engine.keep(this.id, outcome.entry.moment);
    this.state = stored.state;
    this.proposals = this.proposals.filter(({ kind }) => kind !== 'take-back');
    this.tell(shown.slice(1));
    this.keeper.moved(stored, wanted.change !== undefined || wanted.paused !== undefined);
    return { moment: outcome.entry.moment, state: stored.state, update: this.textOf(stored.state, shown[0] as Shown) };
  }

  // The rules have taken the entry by now, so whatever goes wrong in storing it, they must forget it.
  private async store(state: TableState, change: Change): Promise<Committed | null> {
    try {
      return await commit(this.keeper.db, state, change);
    } catch (error) {
      await this.distrust();
      if (duplicated(error) === null) throw error;
      return null;
    }
  }

  // A request that was stored before is answered as it was then, with what happened since.
  private async enteredBefore(state: TableState, wanted: Wanted): Promise<EnteredText | null> {
    if (wanted.request === null) return null;
    const found = await this.keeper.db
      .selectFrom('entries')
      .select(['moment', 'author', 'kind', 'key'])
      .where('table_id', '=', this.id)
      .where('request', '=', wanted.request)
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.author !== wanted.author || found.kind !== wanted.kind || found.key !== wanted.key)
      throw new Refusal('id-reused', 'this id was used for another request', state.row.moment);
    const shown = await this.shown(state, { seat: wanted.seat, since: wanted.expected ?? found.moment - 1 });
    return { moment: found.moment, state, update: this.textOf(state, shown) };
  }

  /** Brings the match into the memory of the rules, at the moment of the table. */
  private async bring(state: TableState): Promise<TableState> {
    const { engine, db } = this.keeper;
    const present = engine.momentOf(this.id);
    if (state.row.moment === 0 || present === state.row.moment) return state;
    this.keeper.requireRules(state.row);
    const at = new Date(this.keeper.now()).toISOString();
    const upgraded = await bringInto(engine, db, state, at).catch(async (error: unknown) => {
      throw isFault(error) ? await this.freeze('open', error) : error;
    });
    if (upgraded !== null) return this.upgrade(state, upgraded);
    return engine.momentOf(this.id) === state.row.moment ? state : this.bring(await this.read());
  }

  // The rules have been corrected since the match was last played: it goes on from its last checkpoint, and the record says so.
  private async upgrade(state: TableState, { outcome, base, rules, why }: Upgraded): Promise<TableState> {
    this.keeper.log.warn({ table: this.id, why }, 'a match goes on from its last checkpoint');
    if (state.row.status !== 'running') throw new Refusal('unavailable', 'this match was played by other rules than those of today');
    const wanted: Wanted = { ...outcome.entry, author: null, request: null };
    const stored = await this.store(state, { ...changeOf(state, wanted, outcome), upgrade: { base, rules } });
    if (stored === null) return this.bring(await this.read());
    await this.keeper.engine.keep(this.id, outcome.entry.moment);
    this.state = stored.state;
    this.keeper.moved(stored);
    return stored.state;
  }

  /** Starts the match of a table that waits. */
  start(): Promise<TableState> {
    return this.inTurn(async () => {
      const state = await this.read();
      if (state.row.status !== 'waiting') return state;
      const started = await this.keeper.begin(state, this.viewers());
      if (started === null) return this.read();
      this.state = started.state;
      this.tell(started.shown);
      this.keeper.moved(started);
      return started.state;
    });
  }

  /** What somebody is to be shown, as JSON text. */
  look(viewer: Viewer): Promise<string> {
    return this.inTurn(async () => {
      const state = await this.read();
      return this.textOf(state, await this.shown(state, viewer));
    });
  }

  private async shown(state: TableState, viewer: Viewer): Promise<Shown> {
    const [shown] = await this.showAll(state, [viewer]);
    return shown as Shown;
  }

  private async showAll(state: TableState, viewers: readonly Viewer[]): Promise<readonly Shown[]> {
    if (state.row.status === 'waiting') throw new Refusal('not-running', 'the match has not started yet');
    if (state.row.status === 'finished') return this.keeper.archive.show(state, viewers, () => this.recall(state));
    if (state.row.status === 'frozen' && !state.row.fault?.startsWith('enter')) throw new Refusal('frozen', 'this table is frozen');
    const { row } = await this.bring(state);
    const { shown } = await this.keeper.engine
      .about('look', { table: this.id, moment: row.moment, viewers })
      .catch(async (error: unknown) => {
        throw isFault(error) ? await this.freeze('look', error) : error;
      });
    return shown;
  }

  /** Has the match in memory for something that needs its rules. */
  withMatch<T>(task: (moment: number, state: TableState) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const state = await this.bring(await this.read());
      const { moment } = state.row;
      return task(moment, state).catch((error: unknown) => {
        throw isRefusal(error) ? refusalOf(error, moment) : error;
      });
    });
  }

  private async recall(state: TableState): Promise<void> {
    await this.bring(state);
  }

  /** The match as it was put away when it was over. */
  archived(): Promise<Archived> {
    return this.inTurn(async () => {
      const state = await this.read();
      return this.keeper.archive.read(state, () => this.recall(state));
    });
  }

  /** Begins to follow: whatever happened since the moment that the follower knows is sent at once. */
  follow(follower: Follower): Promise<TableState> {
    return this.inTurn(async () => {
      const state = await this.read();
      this.followers.add(follower);
      if (state.row.status === 'waiting') return state;
      const shown = await this.shown(state, { seat: follower.seat, since: follower.since });
      follower.since = shown.moment;
      follower.update(this.textOf(state, shown), shown.moment);
      return state;
    });
  }

  /** Something happened elsewhere: tells the followers. */
  catchUp(moment: number | null): Promise<void> {
    return this.inTurn(async () => {
      if (moment !== null && this.state !== null && this.state.row.moment >= moment) return;
      if (this.followers.size === 0) {
        this.state = null;
        return;
      }
      const state = await this.read();
      const behind = this.viewers().filter(({ since }) => since < state.row.moment);
      if (behind.length > 0) this.tell(await this.showAll(state, behind));
    });
  }

  /** The table changed outside its record. */
  reread(): Promise<TableState> {
    return this.inTurn(() => this.read());
  }

  private viewers(): Viewer[] {
    const distinct = new Map<string, Viewer>();
    for (const { seat, since } of this.followers) distinct.set(`${seat}/${since}`, { seat, since });
    return [...distinct.values()];
  }

  private tell(shown: readonly Shown[]): void {
    const { state } = this;
    if (state === null || shown.length === 0) return;
    const texts = new Map(shown.map((one) => [`${one.seat}/${one.since}`, this.textOf(state, one)]));
    for (const follower of this.followers) {
      const text = texts.get(`${follower.seat}/${follower.since}`);
      if (text === undefined) continue;
      follower.since = state.row.moment;
      follower.update(text, state.row.moment);
    }
  }

  private textOf(state: TableState, shown: Shown): string {
    const now = this.keeper.now();
    const clocks = JSON.stringify(shownClocks(clocksOf(state), now));
    return updateText({ table: this.id, at: new Date(now).toISOString(), clocks, proposals: JSON.stringify(this.proposals) }, shown);
  }

  /** Stops the table because its rules failed. The record stays as it was before. */
  private async freeze(during: string, error: EngineError): Promise<Refusal> {
    this.state = null;
    if (isSlow(error) && !this.wasSlow) {
      this.wasSlow = true;
      return new TooSlow('unavailable', 'the rules took too long');
    }
    await this.keeper.freeze(this.id, `${during}: ${error.message}`);
    return new Refusal('frozen', 'the rules failed here; the table is frozen, nothing that was entered is lost');
  }

  /** Forgets what is remembered of the table, since it was changed elsewhere. */
  async doubt(): Promise<void> {
    await this.inTurn(async () => {
      this.state = null;
    });
  }
}

import {
  type AnyGame,
  botSeedOf,
  canonical,
  type Dice,
  type ImaginedTrail,
  keyOf,
  type Match,
  type MatchRecord,
  type Message,
  type Order,
  PantheonError,
  type PartialAnswer,
  partialAnswer,
  type Question,
  QuickDice,
  recordOf,
  requireOrder,
  requireSound,
  type Seat,
  type Shape,
  type StoredCheckpoint,
  sameJson,
  sampleAnswer,
  seatIn,
} from '@pantheon/kernel';
import type { Command, PersonCommand } from './command.ts';
import { drawSeats } from './draw.ts';
import { type Task, tasksOf } from './due.ts';
import { type Entry, type EntryKind, goesBack, isPrivate, type Journal, type UpgradePoint } from './entry.ts';
import { EntryIndex } from './entry-index.ts';
import { feed, matchAt, toldBy } from './journal-replay.ts';
import { mayHaveMade, type PlannedEntry, planOf } from './plan.ts';
import { TableRefusal } from './refusal.ts';
import type { TableSetup } from './setup.ts';
import { freshState, type MatchFacts, seatHeldBy, stateAfter, type TableState } from './state.ts';
import { Timeline } from './timeline.ts';
import {
  LastSent,
  type MatchView,
  makeUpdate,
  type PastUpdate,
  recapFor,
  type SentUpdate,
  type TableUpdate,
  type Viewer,
} from './update.ts';

/** What came of a command: the entry to be stored, with what is to be stored beside it. */
export interface Step {
  readonly entry: Entry;
  /** A new checkpoint to bring the match back from; null where the last one still stands. */
  readonly checkpoint: StoredCheckpoint | null;
  readonly state: TableState;
}

/** What became of a command: the moment at which it was entered, and what is to be stored. A repeated request made its entry earlier. */
export interface Submitted {
  readonly moment: number;
  readonly step: Step | null;
}

/** A table whose entries do not fit the rules of today, gone on from its last checkpoint, with what is to be stored. */
export interface Upgraded {
  readonly host: TableHost;
  readonly step: Step;
  readonly base: UpgradePoint;
}

/** The stored entries do not lead to the position that they name. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

/** What an entry did beside what it says. */
interface Effect extends Pick<Entry, 'linesFrom' | 'chance'>, Partial<Pick<Entry, 'together' | 'person' | 'request'>> {
  readonly removed?: readonly string[];
}

/**
 * The one authority over a table: a match with its people and its journal. It knows no clock, no chance of its own, and nothing of where
 * it runs. A command makes one entry, which takes effect here before it is stored; if it cannot be stored, this host is given up and
 * another one is opened from the journal.
 */
export class TableHost {
  readonly setup: TableSetup;
  readonly base: UpgradePoint | null;
  private readonly timeline: Timeline;
  private readonly index = new EntryIndex();
  private current: TableState;
  /** Where the checkpoint lies that was stored last. */
  private kept: Pick<StoredCheckpoint, 'at' | 'phase' | 'lines'> | null = null;
  private readonly sent = new LastSent();

  private constructor(setup: TableSetup, base: UpgradePoint | null, timeline: Timeline, state: TableState) {
    this.setup = setup;
    this.base = base;
    this.timeline = timeline;
    this.current = state;
  }

  /** A new table, and its first entry, which says who was drawn for which seat. */
  static create(game: AnyGame, setup: TableSetup, now: number, { drawn = false } = {}): { readonly host: TableHost; readonly step: Step } {
    const host = new TableHost(setup, null, Timeline.begin(game, setup, null, []), freshState(setup));
    const detail = drawn ? { drawn: drawSeats(setup, setup.seats.length) } : null;
    const plan: PlannedEntry = { kind: 'start', seat: null, key: null, by: 'server', detail };
    return { host, step: host.conclude(plan, now, { linesFrom: 0, chance: [...host.match.opening] }) };
  }

  /** A stored table, from its last checkpoint on. */
  static open(game: AnyGame, journal: Journal): TableHost {
    const { setup, base, checkpoint, entries, state } = journal;
    if (checkpoint === null || state === null) return TableHost.replay(game, journal);
    const told = toldBy(journal);
    const match = matchAt(game, setup, base, checkpoint, told);
    feed(match, told.given.slice(checkpoint.at));
    match.settle(told.settled);
    feed(match, told.sealed);
    if (told.ended) match.endByAgreement();
    const host = new TableHost(setup, base, new Timeline(setup, base, match), state);
    for (const entry of entries) host.index.note(entry);
    host.kept = match.firstCheckpointPlace;
    host.requireSame(entries.at(-1));
    return host;
  }

  /** A stored table, entry by entry: to check that its journal leads where it says, and where nothing but the entries is known. */
  static replay(game: AnyGame, { setup, base, entries, state }: Journal): TableHost {
    const timeline = Timeline.begin(game, setup, base, entries[0]?.chance ?? []);
    const host = new TableHost(setup, base, timeline, base?.state ?? freshState(setup));
    const first = base?.entry ?? 1;
    for (const entry of entries) {
      if (entry.entry > first) host.follow(entry);
      else if (entry.entry === first) host.keep(entry, []);
      else host.index.note(entry);
    }
    if (base !== null && base.state === undefined && state !== null) host.current = state;
    host.requireSame(entries.at(-1));
    return host;
  }

  /**
   * A table that somebody brings: every entry is made anew and must come out as it stands there, to the last line of the log. Only what
   * lies before a correction of the rules has to be believed.
   */
  static adopt(game: AnyGame, journal: Journal): TableHost {
    try {
      return TableHost.remade(game, journal);
    } catch (cause) {
      if (cause instanceof PantheonError) throw cause;
      throw new PantheonError('bad-record', `this is no table of ${game.id}: ${String(cause)}`, { cause });
    }
  }

  // What somebody made up may look like a position until somebody looks at it.
  private static remade(game: AnyGame, { setup, base, entries }: Journal): TableHost {
    const timeline = Timeline.begin(game, setup, base, entries[0]?.chance ?? []);
    const host = new TableHost(setup, base, timeline, base?.state ?? freshState(setup));
    const first = base?.entry ?? 1;
    for (const entry of entries) {
      if (entry.entry < first) host.index.note(entry);
      else if (!sameJson(host.repeat(entry, first), entry))
        throw new PantheonError('bad-record', `entry ${entry.entry} does not come out as it is written`);
    }
    requireSound(host.match);
    for (const viewer of [null, ...setup.seats.map(({ person }) => person)]) host.update(viewer, 0, 0);
    return host;
  }

  /** The entry that comes of doing again what one says. */
  private repeat({ kind, seat, key, by, detail, at, chance, person, request }: Entry, first: number): Entry {
    const plan = { kind, seat, key, by, detail };
    const now = Date.parse(at);
    if (Number.isNaN(now) || (seat !== null && seat >= this.setup.seats.length))
      throw new PantheonError('bad-record', 'an entry of no seat or no time');
    if (detail !== null && 'drawn' in detail && !sameJson(detail.drawn, drawSeats(this.setup, this.setup.seats.length)))
      throw new PantheonError('bad-record', 'the seats were not drawn by the seed');
    if (this.entries + 1 === first) {
      const linesFrom = this.base?.checkpoint.lines ?? 0;
      return this.conclude(plan, now, { linesFrom, chance: this.base === null ? [...this.match.opening] : [], person, request }).entry;
    }
    this.match.rig(chance);
    return this.enter(plan, { person, ...(request === null ? {} : { request }) }, now).entry;
  }

  private keep(entry: Entry, removed: readonly string[]): void {
    this.current = stateAfter(this.setup, this.current, entry, this.facts(removed));
    this.index.note(entry);
  }

  private requireSame(last: Entry | undefined): void {
    if (last === undefined || (this.match.number === last.number && this.match.hash() === last.hash)) return;
    throw new Diverged(`the position after entry ${last.entry} is not the stored one`);
  }

  /** A table that goes on from its last checkpoint, since its entries do not fit the rules of today. */
  static upgrade(game: AnyGame, journal: Journal, now: number): Upgraded {
    const { checkpoint, entries, state } = journal;
    if (checkpoint === null) throw new Diverged('there is no checkpoint to go on from');
    const { opening, given, log } = toldBy(journal);
    const { at, lines } = checkpoint;
    const setup = { ...journal.setup, rules: game.version };
    const before = state ?? freshState(setup);
    const past = { opening, given: given.slice(0, at), log: log.slice(0, lines), state: before };
    const base = { entry: entries.length + 1, checkpoint, ...past };
    const host = new TableHost(setup, base, Timeline.begin(game, setup, base, []), before);
    for (const entry of entries) host.index.note(entry);
    const plan: PlannedEntry = { kind: 'upgraded', seat: null, key: String(at), by: 'server', detail: null };
    return { host, step: host.conclude(plan, now, { linesFrom: lines, chance: [] }), base };
  }

  /** How many entries there are. */
  get entries(): number {
    return this.index.length;
  }

  /** How many entries there are that all may know of. */
  get moment(): number {
    return this.index.moment;
  }

  get state(): TableState {
    return this.current;
  }

  /** The match as it stands. It is changed by commands only. */
  get match(): Match<Shape> {
    return this.timeline.match;
  }

  /** The round that is being played, in words. */
  get round(): Message {
    return this.match.game.phaseStrip(this.match, this.match.phase).round;
  }

  /** Takes a command, or refuses it and changes nothing. */
  submit(command: Command, now: number): Submitted {
    const earlier = command.person === null ? null : this.enteredBefore(command);
    if (earlier !== null) return { moment: earlier, step: null };
    const plan = planOf(this, command, now);
    if (plan.seat !== null && command.expected !== undefined) this.requireFresh(plan.seat, command.expected);
    const step = this.enter(plan, command, now);
    return { moment: step.entry.moment, step };
  }

  // A request that was entered before is answered as it was then, with what happened since.
  private enteredBefore(command: PersonCommand): number | null {
    const found = command.request === undefined ? null : this.index.madeBy(command.request);
    if (found === null) return null;
    if (!mayHaveMade(command, found)) throw new TableRefusal('id-reused', 'this id was used for another request');
    return found.moment;
  }

  private requireFresh(seat: number, expected: number): void {
    if (expected > this.moment) throw new PantheonError('stale', `moment ${expected} has not come yet; the match stands at ${this.moment}`);
    if (expected < this.index.touched(seat))
      throw new PantheonError('stale', `the question of seat ${seat} has changed since moment ${expected}`);
  }

  private enter(plan: PlannedEntry, command: Pick<Command, 'person'> & { readonly request?: string }, now: number): Step {
    const { number } = this.match;
    const lines = this.match.log.length;
    const removed = this.timeline.perform(plan);
    const fresh = this.match.history.slice(number);
    return this.conclude(plan, now, {
      linesFrom: goesBack(plan.kind) ? this.match.log.length : lines,
      chance: [...(fresh.at(-1)?.chance ?? [])],
      together: fresh.length > 1 ? fresh.map((given) => given.seat) : [],
      removed,
      person: command.person ?? (plan.by === 'order' ? (this.current.seats[plan.seat as number]?.person ?? null) : null),
      request: command.request ?? null,
    });
  }

  private facts(removed: readonly string[]): MatchFacts {
    const { match } = this;
    return { waiting: match.waiting.map(({ seat }) => seat), over: match.over, round: canonical(this.round), removed };
  }

  private conclude(plan: PlannedEntry, now: number, effect: Effect): Step {
    const { match } = this;
    const { linesFrom, chance, together = [], removed = [], person = null, request = null } = effect;
    const entry: Entry = {
      entry: this.entries + 1,
      moment: this.moment + (isPrivate(plan.kind) ? 0 : 1),
      ...plan,
      at: new Date(now).toISOString(),
      number: match.number,
      chance,
      together,
      hash: match.hash(),
      linesFrom,
      lines: match.log.slice(linesFrom),
      person,
      request,
    };
    this.keep(entry, removed);
    return { entry, checkpoint: this.newCheckpoint(plan.kind), state: this.current };
  }

  // The checkpoint to keep is the last one before all that can still be undone: from there nothing is lost.
  private newCheckpoint(kind: EntryKind): StoredCheckpoint | null {
    if (this.match.over) return null;
    const place = this.match.firstCheckpointPlace;
    const same = place.at === this.kept?.at && place.lines === this.kept.lines && place.phase === this.kept.phase;
    if (same && kind !== 'take-back' && kind !== 'upgraded') return null;
    this.kept = place;
    return this.match.firstCheckpoint();
  }

  /** Repeats an entry that was stored: by another host, or before this one was opened. */
  follow(entry: Entry): void {
    if (entry.entry !== this.entries + 1) throw new Diverged(`entry ${entry.entry} does not follow ${this.entries}`);
    this.match.rig(entry.chance);
    const removed = this.timeline.repeat(entry);
    if (this.match.number !== entry.number)
      throw new Diverged(`after entry ${entry.entry} there are ${this.match.number} answers, not ${entry.number}`);
    this.keep(entry, removed);
  }

  // As whoever has the seat would have given it. The outcomes of chance are those of the record.
  private enterRecorded([seat, key, ...chance]: MatchRecord['answers'][number], now: number): Step {
    this.match.rig(chance);
    const by = this.current.seats[seat]?.kind === 'bot' ? 'bot' : 'person';
    return this.enter({ kind: 'answer', seat, key, by, detail: null }, { person: null }, now);
  }

  /** Enters what a record tells: its answers, and that its people agreed to end it there. */
  enterRecord({ agreed }: MatchRecord, answers: MatchRecord['answers'], now: number): Step[] {
    const steps = answers.map((answer) => this.enterRecorded(answer, now));
    if (agreed !== true) return steps;
    return [...steps, this.enter({ kind: 'ended', seat: null, key: null, by: 'server', detail: null }, { person: null }, now)];
  }

  /** What the table is to do by itself, the most urgent first. */
  due(): readonly Task[] {
    return tasksOf(this.match, this.current);
  }

  /** The seat that a viewer has now; null for a spectator. */
  seatOf(viewer: Viewer): number | null {
    return seatHeldBy(this.current, viewer);
  }

  /** What a viewer is sent that knows everything up to a moment: for the seat that the viewer has now. */
  update(viewer: Viewer, since: number, now: number): TableUpdate {
    const { index, state, match } = this;
    return makeUpdate({ index, state, log: match.log, sightOf: (seat) => this.sightOf(seat) }, viewer, since, now);
  }

  /** The same as changes to what the viewer was sent at that moment, where that is still known here. */
  changes(viewer: Viewer, since: number, now: number): SentUpdate {
    return this.sent.told(this.update(viewer, since, now));
  }

  private sightOf(seat: Seat | null): MatchView {
    const { match } = this;
    const sight = match.seatView(seat);
    return {
      sight,
      chosen: match.waitingAnswers.map((answer) => answer.seat),
      recap: seat === null || sight.question === null ? null : recapFor(seat, match.history),
    };
  }

  /** How the match stood after so many answers, for the seat that the viewer has now. */
  past(viewer: Viewer, number: number): PastUpdate {
    const earlier = this.timeline.at(number);
    const at = seatHeldBy(this.current, viewer);
    const seat = at === null ? null : seatIn(earlier, at);
    return { sight: { ...earlier.seatView(seat), question: null, canUndo: false }, log: earlier.logFor(seat) };
  }

  /** The record of the match as a file. It holds everything: it leaves a server only when the match is over. */
  record(): MatchRecord {
    return recordOf(this.match);
  }

  /** How part of an answer stands that somebody puts together. */
  partial(person: string, chosen: readonly string[]): PartialAnswer {
    const seat = seatHeldBy(this.current, person);
    if (seat === null) throw new TableRefusal('forbidden', 'you do not sit at this table');
    return partialAnswer(this.questionTo(seat), chosen);
  }

  /** A position that might be the true one for all that somebody knows, to try something out; null where none can be told. */
  imagined(person: string, dice: Dice): ImaginedTrail | null {
    const seat = seatHeldBy(this.current, person);
    return seat === null || this.match.over ? null : this.match.imaginedTrail(seatIn(this.match, seat), dice);
  }

  /** Any legal answer, where a bot fails. */
  anyAnswer(seat: number): string {
    const question = this.questionTo(seat);
    return keyOf(question, sampleAnswer(question, new QuickDice(`${this.botSeed}/${this.moment}`)));
  }

  /** The chance of bots. */
  get botSeed(): string {
    return botSeedOf(this.setup.seed);
  }

  private questionTo(seat: number): Question {
    const question = this.match.question(seatIn(this.match, seat));
    if (question === null) throw new PantheonError('not-your-question', `seat ${seat} has no question to answer now`);
    return question;
  }

  /** Refuses to go back to where nobody can. */
  requireReachable(number: number): void {
    this.timeline.requireReachable(number);
  }

  /** Refuses an order in words that the game does not understand. */
  requireOrder(order: Order): void {
    requireOrder(this.match.game, order);
  }
}

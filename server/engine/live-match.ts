import { levelAnswer } from '@pantheon/bots';
import {
  keyByOrder,
  keyOf,
  type LogLine,
  type Match,
  type MatchRecord,
  PantheonError,
  type Part,
  partOf,
  type Question,
  QuickDice,
  recordOf,
  requireOrder,
  type Seat,
  type Shape,
  type Sight,
  type StoredCheckpoint,
  sampleAnswer,
  seatIn,
} from '@pantheon/kernel';
import type { GameModule } from '@pantheon/shelf';
import type { OrderPlan } from '../api/index.ts';
import type { Action, Awaited, Base, Journal, JournalEntry, JournalSetup, Outcome } from './journal.ts';
import { type Happened, LogBook } from './log-book.ts';
import { feed, matchAt, matchOf, tell } from './replaying.ts';

/** What one seat, or a spectator, is to be shown. */
export interface Look {
  readonly moment: number;
  readonly since: number;
  readonly sight: Sight;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly happened: readonly Happened[];
}

/** The stored entries do not lead to the position that they name. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

/** A match in memory together with its record. Entries are made here, and take effect here, before they are stored. */
export class LiveMatch {
  readonly module: GameModule;
  readonly setup: JournalSetup;
  readonly base: Base | null;
  private match: Match<Shape>;
  private readonly book = new LogBook();
  /** The checkpoint that is stored. */
  private kept: StoredCheckpoint | null = null;
  private ghost: Match<Shape> | null = null;

  private constructor(module: GameModule, setup: JournalSetup, base: Base | null, match: Match<Shape>) {
    this.module = module;
    this.setup = setup;
    this.base = base;
    this.match = match;
  }

  /** A new match, and its first entry. */
  static start(module: GameModule, setup: JournalSetup, at: string): { live: LiveMatch; outcome: Outcome } {
    const live = new LiveMatch(module, setup, null, matchOf(module.rules, setup, null, []));
    const action: Action = { kind: 'start', seat: null, key: null, by: 'server', at };
    return { live, outcome: live.conclude(action, 0, [...live.match.opening]) };
  }

  /** A stored match, from its last checkpoint on. */
  static open(module: GameModule, journal: Journal): LiveMatch {
    const { setup, base, checkpoint, entries } = journal;
    if (checkpoint === null) return LiveMatch.replay(module, journal);
    const told = tell(journal);
    const match = matchAt(module.rules, setup, base, checkpoint.checkpoint, told);
    feed(match, told.given.slice(checkpoint.checkpoint.at));
    feed(match, told.sealed);
    const live = new LiveMatch(module, setup, base, match);
    for (const entry of entries) live.book.note(entry);
    live.kept = match.firstCheckpoint();
    live.requireSame(entries.at(-1));
    return live;
  }

  /** A stored match, entry by entry: to check that its record leads where it says. */
  static replay(module: GameModule, { setup, base, entries }: Journal): LiveMatch {
    const [first] = entries;
    const live = new LiveMatch(module, setup, base, matchOf(module.rules, setup, base, first?.chance ?? []));
    for (const entry of entries) {
      if (entry.moment <= (base?.moment ?? 1)) live.book.note(entry);
      else live.redo(entry);
    }
    live.requireSame(entries.at(-1));
    return live;
  }

  private requireSame(last: JournalEntry | undefined): void {
    if (last === undefined || (this.match.number === last.number && this.match.hash() === last.hash)) return;
    throw new Diverged(`the position after entry ${last.moment} is not the stored one`);
  }

  /** A match that goes on from its last checkpoint, since its entries do not fit the rules of today; and the entry that says so. */
  static upgrade(module: GameModule, journal: Journal, at: string): { live: LiveMatch; outcome: Outcome; base: Base } {
    const { checkpoint, entries } = journal;
    if (checkpoint === null) throw new Diverged('there is no checkpoint to go on from');
    const { opening, given, log } = tell(journal);
    const { at: known, lines } = checkpoint.checkpoint;
    const moment = (entries.at(-1)?.moment ?? 0) + 1;
    const base: Base = { moment, checkpoint: checkpoint.checkpoint, opening, given: given.slice(0, known), log: log.slice(0, lines) };
    const setup = { ...journal.setup, rules: module.rules.version };
    const live = new LiveMatch(module, setup, base, matchOf(module.rules, setup, base, []));
    for (const entry of entries) live.book.note(entry);
    const action: Action = { kind: 'upgraded', seat: null, key: String(checkpoint.checkpoint.at), by: 'server', at };
    return { live, outcome: live.conclude(action, lines, []), base };
  }

  get moment(): number {
    return this.book.moment;
  }

  /** Enters something, or refuses it and changes nothing. */
  enter(action: Action): Outcome {
    const seat = action.seat === null ? null : seatIn(this.match, action.seat);
    if (seat !== null && action.expected !== undefined) this.requireFresh(seat, action.expected);
    const { number } = this.match;
    const lines = this.match.log.length;
    this.perform(action.kind, seat, action.key);
    const back = action.kind === 'undo' || action.kind === 'restart-turn' || action.kind === 'take-back';
    const fresh = this.match.history.slice(number);
    const together = fresh.length > 1 ? fresh.map((given) => given.seat) : [];
    return this.conclude(action, back ? this.match.log.length : lines, [...(fresh.at(-1)?.chance ?? [])], together);
  }

  private requireFresh(seat: Seat, expected: number): void {
    if (expected > this.moment) throw new PantheonError('stale', `moment ${expected} has not come yet; the match stands at ${this.moment}`);
    if (expected < this.book.touched(seat))
      throw new PantheonError('stale', `the question of seat ${seat} has changed since moment ${expected}`);
  }

  private perform(kind: Action['kind'], seat: Seat | null, key: string | null): void {
    if (kind !== 'answer') this.ghost = null;
    switch (kind) {
      case 'answer':
        this.match.answer(seat as Seat, key as string);
        return;
      case 'undo':
        if (key === null) this.match.undo(seat as Seat);
        else this.match.undoTo(seat as Seat, Number(key));
        return;
      case 'restart-turn':
        this.match.restartTurn(seat as Seat);
        return;
      case 'take-back':
        this.match = this.wentBack(Number(key));
        return;
      default:
        // Everything else happens at the table, not in the game.
        return;
    }
  }

  private wentBack(number: number): Match<Shape> {
    if (number >= this.match.number) throw new PantheonError('cannot-undo', 'there is nothing to take back');
    return this.replayed(number);
  }

  private replayed(number: number): Match<Shape> {
    const known = this.base?.given.length ?? 0;
    if (number < known)
      throw new PantheonError('cannot-undo', 'the rules have been corrected since; what was before cannot be reached any more');
    const answers = this.match.history.slice(known, number);
    const fresh = matchOf(this.module.rules, this.setup, this.base, [...(this.base === null ? this.match.opening : [])]);
    feed(fresh, answers);
    if (fresh.number !== number)
      throw new PantheonError('cannot-undo', 'that is in the middle of a choice that several seats made at once');
    return fresh;
  }

  private conclude(action: Action, linesFrom: number, chance: readonly number[], together: readonly number[] = []): Outcome {
    const { match } = this;
    const entry: JournalEntry = {
      moment: this.moment + 1,
      kind: action.kind,
      seat: action.seat,
      key: action.key,
      by: action.by,
      at: action.at,
      number: match.number,
      chance,
      together,
      hash: match.hash(),
      linesFrom,
      lines: match.log.slice(linesFrom),
    };
    this.book.note(entry);
    return {
      entry,
      checkpoint: this.newCheckpoint(action.kind),
      awaited: this.awaited(),
      round: match.game.stage(match).round,
      over: match.over,
      result: match.result,
    };
  }

  // The checkpoint to keep is the last one before all that can still be undone: from there nothing is lost.
  private newCheckpoint(kind: Action['kind']): StoredCheckpoint | null {
    if (this.match.over) return null;
    const checkpoint = this.match.firstCheckpoint();
    const same = checkpoint.at === this.kept?.at && checkpoint.lines === this.kept.lines && checkpoint.phase === this.kept.phase;
    if (same && kind !== 'take-back' && kind !== 'upgraded') return null;
    this.kept = checkpoint;
    return checkpoint;
  }

  /** The question that a seat has to answer now, if any. */
  question(seat: Seat): Question | null {
    return this.match.question(seat);
  }

  /** Who is waited for. */
  awaited(): Awaited[] {
    return this.match.waiting.map(({ seat, topic }) => ({ seat, topic, secret: this.match.question(seat)?.topic.secret === true }));
  }

  /** Repeats an entry that was stored: by another node, or before this one started. */
  redo(entry: JournalEntry): void {
    if (entry.moment !== this.moment + 1) throw new Diverged(`entry ${entry.moment} does not follow ${this.moment}`);
    this.match.rig(entry.chance);
    this.perform(entry.kind, entry.seat === null ? null : seatIn(this.match, entry.seat), entry.key);
    if (this.match.number !== entry.number)
      throw new Diverged(`after entry ${entry.moment} there are ${this.match.number} answers, not ${entry.number}`);
    this.book.note(entry);
  }

  /** What a seat (null: a spectator) is to be shown that knows everything up to a moment. */
  look(viewer: number | null, known: number): Look {
    const { moment, match } = this;
    const seat = viewer === null ? null : seatIn(match, viewer);
    const since = known <= moment ? known : 0;
    const from = this.book.keptSince(since);
    return {
      moment,
      since,
      sight: match.sight(seat),
      log: { from, lines: match.logFor(seat, from) },
      happened: this.book.happenedSince(since),
    };
  }

  /** What a seat saw after so many answers. */
  past(viewer: number | null, number: number): Sight {
    if (number > this.match.number) throw new PantheonError('bad-record', `only ${this.match.number} answers have been given`);
    const reachable = this.ghost !== null && this.ghost.number <= number ? this.ghost : null;
    const ghost = reachable ?? this.replayed(this.groupStart(number));
    feed(ghost, this.match.history.slice(ghost.number, number));
    this.ghost = ghost.waitingAnswers.length === 0 ? ghost : null;
    return ghost.sight(viewer === null ? null : seatIn(ghost, viewer));
  }

  // A number of answers that is sure to lie between two questions: the beginning, or where the base was made.
  private groupStart(number: number): number {
    return Math.min(number, this.base?.given.length ?? 0);
  }

  /** The record as a file. It holds everything: it leaves only when the match is over. */
  record(): MatchRecord {
    return recordOf(this.match);
  }

  /** Refuses an order in words that the game does not understand. */
  understand(plan: OrderPlan): void {
    requireOrder(this.match.game, plan);
  }

  /** The answer that the first fitting order of a seat gives, if any. */
  byOrder(
    viewer: number,
    orders: readonly { readonly id: string; readonly plan: OrderPlan }[],
  ): { id: string; key: string; secret: boolean } | null {
    const question = this.match.question(seatIn(this.match, viewer));
    if (question === null) return null;
    for (const { id, plan } of orders) {
      const key = keyByOrder(this.match, question, plan);
      if (key !== null) return { id, key, secret: question.topic.secret === true };
    }
    return null;
  }

  /** What a bot answers for a seat. */
  byBot(viewer: number, level: string, seed: string): string {
    const { seat } = this.questionTo(viewer);
    return levelAnswer(this.match, seat, level, this.module.bot, { seed });
  }

  /** How part of an answer stands. */
  part(viewer: number, chosen: readonly string[]): Part {
    return partOf(this.questionTo(viewer), chosen);
  }

  /** Any legal answer, where a bot fails. */
  byChance(viewer: number, seed: string): string {
    const question = this.questionTo(viewer);
    return keyOf(question, sampleAnswer(question, new QuickDice(`${seed}/${this.moment}`)));
  }

  private questionTo(viewer: number): Question {
    const question = this.match.question(seatIn(this.match, viewer));
    if (question === null) throw new PantheonError('not-your-question', `seat ${viewer} has no question to answer now`);
    return question;
  }
}

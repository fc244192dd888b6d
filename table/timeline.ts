import { type AnyGame, type Match, PantheonError, type Seat, type Shape, seatIn } from '@pantheon/kernel';
import type { Entry, UpgradePoint } from './entry.ts';
import { feed, matchOf } from './journal-replay.ts';
import type { TableSetup } from './setup.ts';

/** A match with all its ways back: what entries do to it, and how it stood before. */
export class Timeline {
  private readonly setup: TableSetup;
  private readonly base: UpgradePoint | null;
  private current: Match<Shape>;
  /** The match at an earlier point that somebody looked at: the next look is likely to be a little later. */
  private earlier: Match<Shape> | null = null;

  constructor(setup: TableSetup, base: UpgradePoint | null, match: Match<Shape>) {
    this.setup = setup;
    this.base = base;
    this.current = match;
  }

  /** The match from its start, or from where the rules were last corrected. */
  static begin(game: AnyGame, setup: TableSetup, base: UpgradePoint | null, opening: readonly number[]): Timeline {
    return new Timeline(setup, base, matchOf(game, setup, base, opening));
  }

  get match(): Match<Shape> {
    return this.current;
  }

  /** Does to the match what an entry says; returns the keys of the answers that its seat took back with it. */
  perform({ kind, seat: at, key }: Pick<Entry, 'kind' | 'seat' | 'key'>): readonly string[] {
    const seat = at === null ? null : seatIn(this.current, at);
    switch (kind) {
      case 'answer':
      case 'redo':
        this.current.answer(seat as Seat, key as string);
        return [];
      case 'undo':
      case 'restart-turn':
        return this.undo(kind, seat as Seat, key);
      case 'take-back':
        this.goBack(Number(key));
        return [];
      case 'ended':
        this.current.endByAgreement();
        return [];
      default:
        // Everything else happens at the table, not in the game.
        return [];
    }
  }

  /**
   * The same for an entry that was stored. An undo that was allowed once stays one: earlier versions forgot that somebody else had answered
   * and taken that back.
   */
  repeat(entry: Pick<Entry, 'kind' | 'seat' | 'key' | 'number'>): readonly string[] {
    const { current: match } = this;
    const isUndo = entry.kind === 'undo' || entry.kind === 'restart-turn';
    if (!isUndo || match.canUndo(seatIn(match, entry.seat as number), entry.number)) return this.perform(entry);
    const removed = match.history.slice(entry.number).map((given) => given.key);
    this.goBack(entry.number);
    return removed;
  }

  private undo(kind: 'undo' | 'restart-turn', seat: Seat, key: string | null): readonly string[] {
    const { current: match } = this;
    const sealed = match.waitingAnswers.find((answer) => answer.seat === seat);
    const before = match.history.slice();
    if (kind === 'restart-turn') match.restartTurn(seat);
    else if (key === null) match.undo(seat);
    else match.undoTo(seat, Number(key));
    this.earlier = null;
    return sealed !== undefined ? [sealed.key] : before.slice(match.number).map((given) => given.key);
  }

  /** Refuses to go back to where nobody can: what is not there yet, lies before a correction of the rules, or in the middle of a choice. */
  requireReachable(number: number): void {
    if (!(number < this.current.number)) throw new PantheonError('cannot-undo', 'there is nothing to take back');
    this.replayed(number);
  }

  private goBack(number: number): void {
    if (!(number < this.current.number)) throw new PantheonError('cannot-undo', 'there is nothing to take back');
    this.current = this.replayed(number);
    this.earlier = null;
  }

  private replayed(number: number): Match<Shape> {
    const { current, base, setup } = this;
    const known = base?.given.length ?? 0;
    if (number < known)
      throw new PantheonError('cannot-undo', 'the rules have been corrected since; what was before cannot be reached any more');
    const fresh = matchOf(current.game, setup, base, base === null ? [...current.opening] : []);
    feed(fresh, current.history.slice(known, number));
    if (fresh.number !== number)
      throw new PantheonError('cannot-undo', 'that is in the middle of a choice that several seats made at once');
    return fresh;
  }

  /** The match after so many answers, to be looked at and not to be changed. */
  at(number: number): Match<Shape> {
    const { current } = this;
    if (number > current.number) throw new PantheonError('bad-record', `only ${current.number} answers have been given`);
    const reachable = this.earlier !== null && this.earlier.number <= number ? this.earlier : null;
    const earlier = reachable ?? this.replayed(Math.min(number, this.base?.given.length ?? 0));
    feed(earlier, current.history.slice(earlier.number, number));
    this.earlier = earlier.waitingAnswers.length === 0 ? earlier : null;
    return earlier;
  }
}

import type { Answer, AnyGame, Dice, ImaginedTrail, LogLine, Options, Question, Seat, Shape, Simulation } from '@pantheon/kernel';
import type { Budget, Limits } from './budget.ts';

/**
 * All that a bot is told when it is asked: what its seat may know, and worlds that fit it. The true state is out of its reach,
 * the question itself comes from an imagined world.
 */
export interface Situation {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: object;
  /** The log as the seat may read it; empty where a play keeps none. */
  readonly log: readonly LogLine[];
  /** The imagined world that the question was read from: to look at, not to play on. */
  readonly world: Simulation<Shape>;
  /** A world as it might be for all that the seat knows, with a future of its own. It can be forked. */
  imagine(dice: Dice): Simulation<Shape>;
  /** The same as plain JSON, for a bot that thinks elsewhere; null where there is no such way. */
  trail(dice: Dice): ImaginedTrail | null;
  /** The bot's own source of chance: the same situation with the same dice gets the same answer. */
  readonly dice: Dice;
  readonly budget: Budget;
}

/** What a bot answers, and what it means to answer next if nothing comes in between. */
export interface Decision {
  readonly answer: Answer;
  readonly plan?: readonly Planned[];
}

/** A further answer of the same turn, foreseen. */
export interface Planned {
  readonly topic: string;
  readonly key: string;
}

/** Where a bot sits in a game that begins. */
export interface Place {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
}

/** Thrown by a bot that cannot go on: its seat has lost the game. */
export class Forfeit extends Error {
  readonly seat: Seat;
  constructor(seat: Seat, reason: string) {
    super(reason);
    this.name = 'Forfeit';
    this.seat = seat;
  }
}

/** Somebody who answers questions. */
export interface Bot {
  readonly name: string;
  /** What it may spend on one answer where nobody says otherwise. */
  readonly limits?: Limits;
  decide(situation: Situation): Decision;
  /** Whether it reads the log, which a game for bots does not keep otherwise. */
  readonly readsLog?: true;
  /** A bot that keeps something for one game at one seat returns here the one that plays it. */
  sitDown?(place: Place): Bot;
  /** The game is over, or has ended early. */
  standUp?(): void;
}

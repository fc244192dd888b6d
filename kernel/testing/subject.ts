import type { AnyGame } from '../game.ts';
import type { Options, Shape } from '../game-context.ts';
import type { Match } from '../match.ts';
import type { Label, Why } from '../message.ts';
import type { AnswerText } from '../question-dto.ts';
import { type Seat, seatsOf } from '../seat.ts';

/** One language of a game, speaking to one reader: as much of it as the kit needs. All of these throw where a text is missing. */
export interface Voice {
  readonly language: string;
  has(id: string): boolean;
  say(label: Label): string;
  why(why: Why): string;
  answer(answer: AnswerText): string;
  /** The sentence of an action with words in its slots; the slots not named stay open. */
  sentence(action: string, slots: { readonly [slot: string]: string }): string;
  /** The position in words. */
  outline(view: object): readonly string[];
}

/** A game that the kit examines. */
export interface Subject {
  readonly game: AnyGame;
  /** Every language, for one reader (null: a spectator). */
  voices(reader: Seat | null): readonly Voice[];
  /** The numbers of the rules in the game's ledger: a "why not?" may name no others. */
  readonly rules: ReadonlySet<string>;
}

/** One match that is examined. */
export interface GameTrial {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** How many decisions of the match are looked at closely; the cheap checks are made at all of them. */
  readonly looks: number;
}

/** What the kit found wrong, with all that is needed to see it again. */
export class Finding extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, cause === undefined ? undefined : { cause });
    this.name = 'Finding';
  }
}

/** A match of a subject while it is examined. */
export interface Scene {
  readonly subject: Subject;
  readonly trial: GameTrial;
  readonly match: Match<Shape>;
}

/** All seats, and null for a spectator. */
export const readersOf = (match: Match<Shape>): (Seat | null)[] => [...match.seats, null];

/** A finding that says where it was made. */
export function finding({ subject, trial, match }: Scene, what: string, cause?: unknown): Finding {
  const options = JSON.stringify(trial.options);
  const where = `${subject.game.id}, ${trial.seats} seats, options ${options}, seed "${trial.seed}", after answer ${match.number} (phase "${match.phase}")`;
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new Finding(`${where}: ${what}${reason}`, cause);
}

/** How a reader is called in findings. */
export const called = (reader: Seat | null): string => (reader === null ? 'a spectator' : `seat ${reader}`);

/** Runs a check; whatever it throws becomes a finding. */
export function within<T>(scene: Scene, what: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw error instanceof Finding ? error : finding(scene, what, error);
  }
}

/** The numbers of seats that a game can be played with. */
export const seatCounts = (game: AnyGame): number[] => seatsOf(game.players.max + 1).filter((count) => count >= game.players.min);

import type { SealedDiceState } from './dice.ts';
import type { PhaseStrip } from './game.ts';
import type { KeptLine, Options } from './game-context.ts';
import type { QuestionDto } from './question-dto.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';

/** How a match is set up. */
export interface MatchSetup {
  readonly seats: number;
  readonly options?: Options;
  /** The host's secret: at least 128 bits for a match between people. Any text will do for a test. */
  readonly seed: string;
  /** What the players add to the seed. */
  readonly entropy?: readonly string[];
  /** Another data pack than the game's own. */
  readonly pack?: unknown;
  /** The outcomes that chance brings first, for tests. */
  readonly rigged?: readonly number[];
  /** Checkpoints are kept from this answer on, for those who play again what nobody will take back. */
  readonly keepsFrom?: number;
}

/** One answer of the history, with the outcomes of chance that followed from it. */
export interface AnswerRecord {
  readonly seat: Seat;
  readonly key: string;
  readonly chance: readonly number[];
}

/** A checkpoint as it is stored. */
export interface StoredCheckpoint {
  readonly at: number;
  readonly phase: string;
  readonly state: object;
  readonly dice: SealedDiceState;
  /** How many outcomes of chance, of those that followed from the answer before it, had fallen by then. */
  readonly chance: number;
  /** How many lines of the log had been written by then. */
  readonly lines: number;
}

/** Who is being waited for, and for what kind of answer. */
export interface Waiting {
  readonly seat: Seat;
  readonly topic: string;
}

/** All that leaves a match towards one seat or a spectator. */
export interface SeatView {
  /** How many answers have been given. */
  readonly number: number;
  readonly stage: PhaseStrip;
  readonly colours: readonly string[];
  readonly view: object;
  readonly question: QuestionDto | null;
  readonly waiting: readonly Waiting[];
  readonly canUndo: boolean;
  readonly commitment: string;
  /** The seed, once the match is over. */
  readonly seed: string | null;
  readonly result: Result | null;
}

/** What a match keeps of where it came from. */
export interface Origin {
  readonly options: Options;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly pack: unknown;
  readonly packHash: string;
  /** The position that the match began with, where that is not the set-up. */
  readonly start?: StartingPoint;
}

/** A position to begin with. Answers that were given before it (where the rules have changed since) are kept, but cannot be played again. */
export interface StartingPoint extends Pick<StoredCheckpoint, 'phase' | 'state' | 'dice'> {
  /** How many answers lie before it, and how many outcomes of chance the last of them had brought by then. */
  readonly at?: number;
  readonly chance?: number;
}

/** What is known of the time before a checkpoint. */
export interface KnownHistory {
  readonly start?: StartingPoint;
  readonly opening?: readonly number[];
  readonly given?: readonly AnswerRecord[];
  readonly log?: readonly KeptLine[];
}

import type { SealedDiceState } from './dice.ts';
import { copyOfState, type Game } from './game.ts';
import type { Shape } from './game-context.ts';
import type { StoredCheckpoint } from './history.ts';

/** A point between two phases, with what undo needs to go back to it. */
export interface Checkpoint<T extends Shape> {
  readonly at: number;
  readonly phase: string;
  readonly s: T['state'];
  readonly dice: SealedDiceState;
  readonly lines: number;
  /** How many outcomes of chance the answer before it had brought by then. */
  readonly chance: number;
  readonly deviations: number;
}

/** A checkpoint as it is kept outside the match. */
export const stored = <T extends Shape>(game: Game<T>, { at, phase, s, dice, chance, lines }: Checkpoint<T>): StoredCheckpoint => ({
  at,
  phase,
  state: copyOfState(game, s),
  dice,
  chance,
  lines,
});

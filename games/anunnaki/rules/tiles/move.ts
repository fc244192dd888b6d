import { moveAction } from '../movement.ts';
import type { TileAction } from './index.ts';

/** Tile 2: steps. */
export const moveBlue: TileAction = (g, seat, figures) => moveAction(g, seat, figures.steps as number);

/** Tile 3: more steps. */
export const moveRed: TileAction = moveBlue;

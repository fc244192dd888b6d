import { moveAction } from '../movement.ts';
import type { TileAction } from './index.ts';

/** Tiles 2 and 3: steps. */
export const move: TileAction = (g, seat, figures) => moveAction(g, seat, figures.steps as number);

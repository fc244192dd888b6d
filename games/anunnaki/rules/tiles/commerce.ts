import { takePacts } from '../pacts.ts';
import type { TileAction } from './index.ts';

/** Tile 4: takes Trade Pacts. */
export const commerce: TileAction = (g, seat, figures) => takePacts(g, seat, figures.pacts as number);

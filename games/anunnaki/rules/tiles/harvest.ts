import { harvestAction } from '../harvest.ts';
import type { TileAction } from './index.ts';

/** Tile 5: harvests Territories. */
export const harvestBlue: TileAction = (g, seat, figures) => harvestAction(g, seat, figures.territories as number);

/** Tile 6: harvests more of them. */
export const harvestRed: TileAction = harvestBlue;

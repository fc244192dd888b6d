import { harvestAction } from '../harvest.ts';
import type { TileAction } from './index.ts';

/** Tiles 5 and 6: harvest Territories. */
export const harvest: TileAction = (g, seat, figures) => harvestAction(g, seat, figures.territories as number);

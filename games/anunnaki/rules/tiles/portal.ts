import { portalAction } from '../movement.ts';
import type { TileAction } from './index.ts';

/** Tile 1: teleports units. */
export const portal: TileAction = (g, seat, figures) => portalAction(g, seat, figures.portalUnits as number);

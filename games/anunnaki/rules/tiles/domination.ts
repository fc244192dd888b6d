import { dominate, dominationValue } from '../tracks.ts';
import type { TileAction } from './index.ts';

/** Tile 9: advances on the Domination track by its Objective. */
export const domination: TileAction = (g, seat, figures) => {
  dominate(g, seat, dominationValue(g, seat) + (figures.bonus as number));
  return undefined;
};

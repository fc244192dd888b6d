import { collectIncome } from '../settlements.ts';
import type { TileAction } from './index.ts';

/** Tile 8: collects the Settlement area. */
export const settlementIncome: TileAction = (g, seat, figures) => collectIncome(g, seat, figures.extraFollowers as number);

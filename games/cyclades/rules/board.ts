import { at } from '@pantheon/kernel';
import { type Board, boardWith, type Place, type Site } from '../data/board.ts';
import type { Area, G } from './types.ts';

/** The board in play. @rules CYC-2.1 */
export const boardOf = (g: G): Board => boardWith(g.data.map, g.s.board);

/** An area of the board in play. */
export const placeAt = (g: G, area: Area): Place => at(boardOf(g).places, area);

/** A building site of the board in play. */
export const siteAt = (g: G, site: number): Site => at(boardOf(g).sites, site);

import { at } from '@pantheon/kernel';
import { type Board, boardWith, type Place, type Site } from '../data/board.ts';
import type { Area, Visible } from './types.ts';

/** The board in play. @rules CYC-2.1 */
export const boardOf = (g: Visible): Board => boardWith(g.data.map, g.s.board);

/** An area of the board in play. */
export const placeAt = (g: Visible, area: Area): Place => at(boardOf(g).places, area);

/** A building site of the board in play. */
export const siteAt = (g: Visible, site: number): Site => at(boardOf(g).sites, site);

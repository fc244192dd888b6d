import type { Rule, Seat } from '@pantheon/kernel';
import type { Figures } from '../../data/figures.ts';
import type { Realm } from '../realms.ts';
import type { G, TileYield, Visible } from '../types.ts';

/** What a side of a tile would give to a seat now. */
export type YieldNow = (g: Visible, seat: Seat, realm: Realm) => TileYield;

/** What a tile does, with the figures of the side that it shows. */
export interface TileAction {
  /** What it would give now, to a seat with such a realm. */
  gives(figures: Figures): YieldNow;
  /** One that asks nothing returns no rule. */
  perform(g: G, seat: Seat, figures: Figures, improved: boolean): Rule | undefined;
}

/** Of a tile that gives the same to everybody at all times. */
export const always = (gift: TileYield): YieldNow => {
  return () => gift;
};

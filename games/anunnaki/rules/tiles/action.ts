import type { Rule, Seat } from '@pantheon/kernel';
import type { Figures } from '../../data/figures.ts';
import type { G, TileYield } from '../types.ts';

/** What a tile does, with the figures of the side that it shows. */
export interface TileAction {
  /** What it would give now. */
  gives(g: G, seat: Seat, figures: Figures): TileYield;
  /** One that asks nothing returns no rule. */
  perform(g: G, seat: Seat, figures: Figures, improved: boolean): Rule | undefined;
}

import { choose, type Seat } from '@pantheon/kernel';
import { type Figures, printed } from '../../data/figures.ts';
import { altars } from '../planets.ts';
import { kindTopic } from '../questions.ts';
import { ALL_KINDS, gain } from '../stock.ts';
import type { G } from '../types.ts';
import { houseOf } from '../weapon-hand.ts';
import type { TileAction } from './action.ts';

const creationKind = kindTopic('creationKind');

const created = (g: G, seat: Seat, figures: Figures): number => altars(g, seat) * printed(figures, 'perAltar');

/** Tile 7: a resource for each Altar, of the Capital's kind, or improved of one kind of the player's choice. @rules ANU-6.12 */
export const creation: TileAction = {
  gives: (g, seat, figures) => ({ of: 'goods', n: created(g, seat, figures) }),
  *perform(g, seat, figures, improved) {
    const n = created(g, seat, figures);
    if (n === 0) return;
    gain(g, seat, improved ? yield* choose(seat, creationKind, ALL_KINDS, { about: { n } }) : houseOf(g, seat).kind, n);
  },
};

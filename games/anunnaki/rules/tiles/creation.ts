import { choose } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { altars } from '../planets.ts';
import { kindTopic } from '../questions.ts';
import { ALL_KINDS, gain } from '../stock.ts';
import { houseOf } from '../weapon-hand.ts';
import type { TileAction } from './action.ts';

const creationKind = kindTopic('creationKind');

/** Tile 7: a resource for each Altar, of the Capital's kind, or improved of one kind of the player's choice. @rules ANU-6.12 */
export const creation: TileAction = {
  gives: (figures) => {
    const perAltar = printed(figures, 'perAltar');
    return (_, __, { altars }) => ({ of: 'goods', n: altars * perAltar });
  },
  *perform(g, seat, figures, improved) {
    const n = altars(g, seat) * printed(figures, 'perAltar');
    if (n === 0) return;
    gain(g, seat, improved ? yield* choose(seat, creationKind, ALL_KINDS, { about: { n } }) : houseOf(g, seat).kind, n);
  },
};

import { numberAt } from '@pantheon/kernel';
import { cardOf } from '../../data/read.ts';
import { placeFree } from '../placing.ts';
import type { Power } from '../powers.ts';
import { LEGION } from '../types.ts';
import { hasReserve, sideOf } from '../units.ts';

/** Hannibal: each die of a legion counts one more; a legion in the capital comes with him. @rules MAR-14.2 */
export const hannibal: Power = {
  id: 'hannibal',
  dieBonus: (g, kind) => (kind === LEGION ? g.data.components.battle.dieBonus : 0),
  *bought(g, seat) {
    const side = sideOf(g, seat);
    const places = hasReserve(g, side, LEGION) ? [numberAt(g.s.capital, side)] : [];
    yield* placeFree(g, seat, 'legion', cardOf(g.data, 'hannibal'), places);
  },
};

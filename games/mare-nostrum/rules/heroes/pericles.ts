import { numberAt } from '@pantheon/kernel';
import { cardOf } from '../../data/read.ts';
import { placeFree } from '../placing.ts';
import type { Power } from '../powers.ts';
import { TRIREME } from '../types.ts';
import { hasReserve, sideOf } from '../units.ts';

/**
 * Pericles: each die of a trireme counts one more, triremes are cheaper; one comes with him, in the capital if it has a coast.
 * @rules MAR-14.4
 */
export const pericles: Power = {
  id: 'pericles',
  dieBonus: (g, kind) => (kind === TRIREME ? g.data.components.battle.dieBonus : 0),
  *bought(g, seat) {
    const side = sideOf(g, seat);
    const capital = numberAt(g.s.capital, side);
    const fits = hasReserve(g, side, TRIREME) && g.data.seaBits[capital] !== 0;
    yield* placeFree(g, seat, 'trireme', cardOf(g.data, 'pericles'), fits ? [capital] : []);
  },
};

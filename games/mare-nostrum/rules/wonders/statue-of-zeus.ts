import { cardOf } from '../../data/read.ts';
import { freePlaces, placeFree } from '../placing.ts';
import type { Power } from '../powers.ts';

/** The Statue of Zeus: two fortresses a province, and one that comes with it. @rules MAR-12.4 */
export const statueOfZeus: Power = {
  id: 'statue_of_zeus',
  fortresses: 2,
  *bought(g, seat) {
    yield* placeFree(g, seat, 'fortress', cardOf(g.data, 'statue_of_zeus'), freePlaces(g, seat, 'fortress'));
  },
};

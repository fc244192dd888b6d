import { cardOf } from '../../data/read.ts';
import { freePlaces, placeFree } from '../placing.ts';
import type { Power } from '../powers.ts';

/** The Lighthouse: markers need no adjacency, and one comes with it. @rules MAR-12.5 */
export const lighthouse: Power = {
  id: 'lighthouse',
  farMarkers: true,
  *bought(g, seat) {
    yield* placeFree(g, seat, 'influence', cardOf(g.data, 'lighthouse'), freePlaces(g, seat, 'influence'));
  },
};

import { freePlaces, placeFree } from '../build.ts';
import type { Power } from '../powers.ts';

/** The Lighthouse: markers need no adjacency, and one comes with it. */
export const lighthouse: Power = {
  id: 'lighthouse',
  farMarkers: true,
  *bought(g, seat) {
    yield* placeFree(g, seat, 'influence', g.data.cardOf('lighthouse'), freePlaces(g, seat, 'influence'));
  },
};

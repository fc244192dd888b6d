import { freePlaces, placeFree } from '../build.ts';
import { exhaust, isUsed, type Power } from '../powers.ts';

/** Hammurabi: one marker a turn costs nothing. */
export const hammurabi: Power = {
  id: 'hammurabi',
  actIsFree: true,
  mayAct: (g, seat) => !isUsed(g, seat, 'hammurabi') && freePlaces(g, seat, 'influence').length > 0,
  *act(g, seat) {
    exhaust(g, seat, 'hammurabi');
    yield* placeFree(g, seat, 'influence', g.data.cardOf('hammurabi'), freePlaces(g, seat, 'influence'));
  },
};

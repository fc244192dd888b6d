import { cardOf } from '../../data/read.ts';
import { freePlaces, placeFree } from '../placing.ts';
import type { Power } from '../powers.ts';
import { exhaust, isUsed } from '../turn-notes.ts';

/** Hammurabi: one marker a turn costs nothing. @rules MAR-14.3 */
export const hammurabi: Power = {
  id: 'hammurabi',
  actIsFree: true,
  mayAct: (g, seat) => !isUsed(g, seat, 'hammurabi') && freePlaces(g, seat, 'influence').length > 0,
  *act(g, seat) {
    exhaust(g, seat, 'hammurabi');
    yield* placeFree(g, seat, 'influence', cardOf(g.data, 'hammurabi'), freePlaces(g, seat, 'influence'));
  },
};

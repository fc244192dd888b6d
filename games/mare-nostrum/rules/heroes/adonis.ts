import { who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { godRef } from '../refs.ts';
import { chooseThingOrPass, thingTopic } from '../things.ts';
import { NONE } from '../types.ts';

const adonisTopic = thingTopic('adonis');

/** Adonis: when everybody has had his chance, one of the gods that are left, for nothing. */
export const adonis: Power = {
  id: 'adonis',
  *afterOfferings(g, seat) {
    const left = g.s.gods.flatMap((holder, god) => (holder === NONE ? [god] : []));
    const god = yield* chooseThingOrPass(seat, adonisTopic, g.data.gods, left);
    if (god === null) return;
    g.s.gods[god] = seat;
    g.emit('freeGod', { seat: who(seat), god: godRef(g, god) });
  },
};

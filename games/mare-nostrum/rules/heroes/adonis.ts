import { who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { godRef } from '../refs.ts';
import { aboutThings, chooseThingOrPass } from '../things.ts';
import { NONE, type TopicFor } from '../types.ts';

const adonisTopic: TopicFor<'adonis'> = { id: 'adonis', ...aboutThings };

/** Adonis: when everybody has had his chance, one of the gods that are left, for nothing. @rules MAR-5.4, MAR-15.2 */
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

import { chooseOrPass, type Topic, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { godRef } from '../refs.ts';
import { type G, NONE } from '../types.ts';

const adonisTopic: Topic<number, G> = {
  id: 'adonis',
  key: String,
  text: (god, g) => godRef(g, god),
  focus: (god, g) => [godRef(g, god)],
};

/** Adonis: when everybody has had his chance, one of the gods that are left, for nothing. */
export const adonis: Power = {
  id: 'adonis',
  *afterOfferings(g, seat) {
    const left = g.s.gods.flatMap((holder, god) => (holder === NONE ? [god] : []));
    const god = yield* chooseOrPass(seat, adonisTopic, left);
    if (god === null) return;
    g.s.gods[god] = seat;
    g.emit('freeGod', { seat: who(seat), god: godRef(g, god) });
  },
};

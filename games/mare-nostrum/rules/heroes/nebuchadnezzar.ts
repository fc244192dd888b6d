import { chooseOrPass, type Topic, who } from '@pantheon/kernel';
import { productsOf } from '../conquest.ts';
import { draw, inBank } from '../hands.ts';
import type { Power } from '../powers.ts';
import { kindRef } from '../refs.ts';
import { type G, type Kind, NONE } from '../types.ts';

const lootTopic: Topic<Kind, G> = {
  id: 'loot',
  key: String,
  text: (kind, g) => kindRef(g, kind),
  focus: (kind, g) => [kindRef(g, kind)],
};

/** Nebuchadnezzar: every building he pillages earns a card of what it gave, or of anything the province still produces. */
export const nebuchadnezzar: Power = {
  id: 'nebuchadnezzar',
  *pillaged(g, seat, province, product) {
    const kinds = product === NONE ? productsOf(g, province).filter((kind) => inBank(g, kind)) : [];
    const kind = product === NONE ? yield* chooseOrPass(seat, lootTopic, kinds) : product;
    if (kind === null || !inBank(g, kind)) return;
    draw(g, seat, kind);
    g.also('loot', { seat: who(seat), kind: kindRef(g, kind) });
  },
};

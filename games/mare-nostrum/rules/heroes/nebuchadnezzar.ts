import { who } from '@pantheon/kernel';
import { productsOf } from '../conquest.ts';
import { draw, inBank } from '../hands.ts';
import type { Power } from '../powers.ts';
import { kindRef } from '../refs.ts';
import { aboutThings, chooseThingOrPass } from '../things.ts';
import { NONE, type TopicFor } from '../types.ts';

const lootTopic: TopicFor<'loot'> = { id: 'loot', ...aboutThings };

/** Nebuchadnezzar: every building he pillages earns a card of what it gave, or of anything the province still produces. @rules MAR-13.5 */
export const nebuchadnezzar: Power = {
  id: 'nebuchadnezzar',
  *pillaged(g, seat, province, product) {
    const kinds = product === NONE ? productsOf(g, province).filter((kind) => inBank(g, kind)) : [];
    const kind = product === NONE ? yield* chooseThingOrPass(seat, lootTopic, g.data.kinds, kinds) : product;
    if (kind === null || !inBank(g, kind)) return;
    draw(g, seat, kind);
    g.emitEffect('loot', { seat: who(seat), kind: kindRef(g, kind) });
  },
};

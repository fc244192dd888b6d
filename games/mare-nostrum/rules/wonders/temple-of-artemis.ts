import { choose, type Topic, who } from '@pantheon/kernel';
import { draw, inBank } from '../hands.ts';
import type { Power } from '../powers.ts';
import { cardRef, kindRef } from '../refs.ts';
import { type G, type Kind, TAX } from '../types.ts';

const artemisTopic: Topic<Kind, G> = {
  id: 'artemis',
  key: String,
  text: (kind, g) => kindRef(g, kind),
  focus: (kind, g) => [kindRef(g, kind)],
};

/** The Temple of Artemis: any good more at each collection. */
export const templeOfArtemis: Power = {
  id: 'temple_of_artemis',
  *afterCollection(g, seat) {
    const kinds = g.data.kinds.flatMap((_, kind) => (kind !== TAX && inBank(g, kind) ? [kind] : []));
    if (kinds.length === 0) return;
    const kind = yield* choose(seat, artemisTopic, kinds);
    draw(g, seat, kind);
    g.emit('chosenGoods', { seat: who(seat), card: cardRef(g, g.data.cardOf('temple_of_artemis')), kind: kindRef(g, kind) });
  },
};

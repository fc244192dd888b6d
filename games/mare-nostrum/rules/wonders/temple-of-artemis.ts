import { who } from '@pantheon/kernel';
import { cardOf } from '../../data/read.ts';
import { draw, inBank } from '../hands.ts';
import type { Power } from '../powers.ts';
import { cardRef, kindRef } from '../refs.ts';
import { aboutThings, chooseThing } from '../things.ts';
import { TAX, type TopicFor } from '../types.ts';

const artemisTopic: TopicFor<'artemis'> = { id: 'artemis', ...aboutThings };

/** The Temple of Artemis: any good more at each collection. @rules MAR-4.5, MAR-12.3 */
export const templeOfArtemis: Power = {
  id: 'temple_of_artemis',
  yields: () => 1,
  *afterCollection(g, seat) {
    const kinds = g.data.kinds.flatMap((_, kind) => (kind !== TAX && inBank(g, kind) ? [kind] : []));
    if (kinds.length === 0) return;
    const kind = yield* chooseThing(seat, artemisTopic, g.data.kinds, kinds);
    draw(g, seat, kind);
    g.emit('chosenGoods', { seat: who(seat), card: cardRef(g, cardOf(g.data, 'temple_of_artemis')), kind: kindRef(g, kind) });
  },
};

import { numberAt, type Seat, who } from '@pantheon/kernel';
import { draw, handOf, inBank, kindsInBank, noCards, pay } from '../hands.ts';
import type { Power } from '../powers.ts';
import { kindRef } from '../refs.ts';
import { aboutThings, chooseThing } from '../things.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import { type G, type Kind, TAX, type TopicFor } from '../types.ts';

const giveTopic: TopicFor<'swapGive'> = { id: 'swapGive', ...aboutThings, action: 'swap', slot: 'gave', secret: true };
const getTopic: TopicFor<'swapGet'> = { id: 'swapGet', ...aboutThings, action: 'swap', slot: 'got', secret: true };

const goodsInBank = (g: G): Kind[] => kindsInBank(g).filter((kind) => kind !== TAX);

/** What she can give away: a good if the bank has a tax, a tax if it has a good. */
function givable(g: G, seat: Seat): Kind[] {
  const hand = handOf(g, seat);
  const goods = goodsInBank(g).length > 0;
  const taxes = inBank(g, TAX);
  const found: Kind[] = [];
  for (let kind = 0; kind < hand.length; kind++) if (numberAt(hand, kind) > 0 && (kind === TAX ? goods : taxes)) found.push(kind);
  return found;
}

/** Cleopatra: once in the building phase a good for a tax, or a tax for any good. @rules MAR-14.5 */
export const cleopatra: Power = {
  id: 'cleopatra',
  otherHands: (g, seat) =>
    isUsed(g, seat, 'cleopatra')
      ? []
      : givable(g, seat).flatMap((gave) =>
          (gave === TAX ? goodsInBank(g) : [TAX]).map((got) =>
            handOf(g, seat).map((count, kind) => count + (kind === got ? 1 : 0) - (kind === gave ? 1 : 0)),
          ),
        ),
  mayAct: (g, seat) => !isUsed(g, seat, 'cleopatra') && givable(g, seat).length > 0,
  *act(g, seat) {
    exhaust(g, seat, 'cleopatra');
    const gave = yield* chooseThing(seat, giveTopic, g.data.kinds, givable(g, seat));
    const got = gave === TAX ? yield* chooseThing(seat, getTopic, g.data.kinds, goodsInBank(g)) : TAX;
    pay(
      g,
      seat,
      noCards(g).map((_, kind) => (kind === gave ? 1 : 0)),
    );
    draw(g, seat, got);
    g.emit('swapped', { seat: who(seat), gave: kindRef(g, gave), got: kindRef(g, got) });
  },
};

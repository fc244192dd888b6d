import { numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import type { Creature } from '../creature.ts';
import { handOf } from '../hands.ts';
import { affords, payCombination } from '../pay.ts';
import { countedCards, itemRef, spaceRef } from '../refs.ts';
import { BUILT_NOW, type G, ON_CARD, type Unit } from '../types.ts';
import { setMark, sideOf } from '../units.ts';

/** A Phoenix that waits on its card, or -1. @rules MAR-17.9 */
function waiting(g: G, seat: Seat): Unit {
  const first = sideOf(g, seat) * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) if (g.s.at[unit] === ON_CARD) return unit;
  return -1;
}

function* rise(g: G, seat: Seat): Rule {
  const side = sideOf(g, seat);
  const thing = itemRef(g, 'creature', side);
  const cards = yield* payCombination(g, seat, { cost: g.data.components.costs.phoenixRebirth, thing });
  const unit = waiting(g, seat);
  const capital = numberAt(g.s.capital, side);
  g.s.at[unit] = capital;
  setMark(g, unit, BUILT_NOW);
  g.emit('built', { seat: who(seat), thing, space: spaceRef(g, capital), cards: countedCards(g, cards) });
}

/** Phoenix: destroyed, it waits on its card and may return to the capital for a combination of three. @rules MAR-17.9 */
export const phoenix: Creature = {
  id: 'phoenix',
  rises: true,
  mayAct: (g, seat) => waiting(g, seat) >= 0 && affords(handOf(g, seat), g.data.components.costs.phoenixRebirth),
  act: rise,
};

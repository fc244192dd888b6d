import { amount, numberAt, type Rule, say, type Topic, who } from '@pantheon/kernel';
import { seatOn } from '../battle/sides.ts';
import { playerAt } from '../planets.ts';
import type { Battle, G, Side } from '../types.ts';
import type { WeaponPower } from './effects.ts';

const METAL = 2;

const metalTopic: Topic<number, G> = {
  id: 'metal',
  key: String,
  text: (metal) => say('option.metal', { metal }),
};

function* spendMetal(g: G, side: Side, each: number): Rule {
  const seat = seatOn(g, side);
  const { stock } = playerAt(g, seat);
  const metal = yield* amount(seat, metalTopic, { min: 0, max: numberAt(stock, METAL) });
  if (metal === 0) return;
  stock[METAL] = numberAt(stock, METAL) - metal;
  const { added } = g.s.battle as Battle;
  added[side] = numberAt(added, side) + metal * each;
  g.emitEffect('metalAdded', { seat: who(seat), metal });
}

/** War Chariot: Metal spent after the reveal adds strength. */
export const warChariot: WeaponPower = ({ values }) => ({
  order: 3,
  afterReveal: (g, side) => spendMetal(g, side, values.strength as number),
});

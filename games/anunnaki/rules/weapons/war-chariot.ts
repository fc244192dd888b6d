import { amount, gain, numberAt, type Rule, say, who } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { METAL } from '../../data/model.ts';
import { battleOf, seatOn } from '../battle/sides.ts';
import { playerAt } from '../planets.ts';
import { addTo } from '../stock.ts';
import type { G, Side, TopicFor } from '../types.ts';
import type { WeaponPower } from './effects.ts';

const metalTopic: TopicFor<'metal'> = {
  id: 'metal',
  key: String,
  text: (metal) => say('option.metal', { metal }),
};

function* spendMetal(g: G, side: Side, each: number): Rule {
  const seat = seatOn(g, side);
  const { stock } = playerAt(g, seat);
  const topic: TopicFor<'metal'> = {
    ...metalTopic,
    preview: (n) => (n === 0 ? {} : { changes: [gain('preview.strength', { strength: n * each })] }),
  };
  const metal = yield* amount(seat, topic, { min: 0, max: numberAt(stock, METAL) });
  if (metal === 0) return;
  addTo(stock, METAL, -metal);
  battleOf(g).added[side] += metal * each;
  g.emitEffect('metalAdded', { seat: who(seat), metal });
}

/** War Chariot: Metal spent after the reveal adds strength. @rules ANU-12.19 */
export const warChariot: WeaponPower = ({ values }) => ({
  order: 3,
  afterReveal: (g, side) => spendMetal(g, side, printed(values, 'strength')),
});

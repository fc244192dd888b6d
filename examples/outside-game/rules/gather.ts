import { add, amount, at, type Blocked, choose, numberAt, type Ref, type Rule, ref, type Seat, say, who } from '@pantheon/kernel';
import type { G, Pond, TopicFor } from './types.ts';

const pondRef = (g: G, pond: Pond): Ref => ref('pond', at(g.data.ponds, pond).id);

const pondsOf = (g: G): Pond[] => g.s.flowers.map((_, pond) => pond);
const isEmpty = (g: G, pond: Pond): boolean => g.s.flowers[pond] === 0;

const pondTopic: TopicFor<'pond'> = {
  id: 'pond',
  key: String,
  text: (pond, g) => pondRef(g, pond),
  focus: (pond, g) => [pondRef(g, pond)],
  blocked: (g) =>
    pondsOf(g)
      .filter((pond) => isEmpty(g, pond))
      .map((option): Blocked<Pond> => ({ option, why: { rule: 'LOT-2.1', text: say('why.empty') } })),
};

const flowersTopic: TopicFor<'flowers'> = {
  id: 'flowers',
  key: String,
  text: (flowers) => say('option.flowers', { flowers }),
};

/** A seat takes flowers from one pond. @rules LOT-2.1, LOT-2.2, LOT-2.3 */
export function* gather(g: G, seat: Seat): Rule {
  const { s, data, options } = g;
  const pond = yield* choose(
    seat,
    pondTopic,
    pondsOf(g).filter((one) => !isEmpty(g, one)),
  );
  const flowers = yield* amount(seat, flowersTopic, { min: 1, max: Math.min(options.most, numberAt(s.flowers, pond)) });
  add(s.flowers, pond, -flowers);
  add(s.gathered, seat, flowers);
  g.emit('gathered', { seat: who(seat), pond: pondRef(g, pond), flowers });
  if (!isEmpty(g, pond)) return;
  add(s.emptied, seat, 1);
  g.emitEffect('emptied', { seat: who(seat), points: data.score.last });
}

import { type AmountQuestion, add, clockwiseFrom, numberAt, type Rule, ruleFault, say, together, who } from '@pantheon/kernel';
import type { G, TopicFor } from './types.ts';

const bid: TopicFor<'bid'> = {
  id: 'bid',
  key: String,
  text: (gold) => say('option.gold', { gold }),
  commits: () => true,
  secret: true,
};

/**
 * All seats bid in secret. The highest pays and leads; a tie goes to whoever sits nearest after the last leader.
 * @rules ISL-2.1, ISL-2.2
 */
export function* bidForLead(g: G): Rule {
  const { s } = g;
  const questions = g.seats.map((seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: bid, min: 0, max: numberAt(s.gold, seat) }));
  const bids = (yield* together(questions)) as readonly number[];
  const highest = Math.max(...bids);
  const [leader] = clockwiseFrom(g.seats, s.leader).filter((seat) => bids[seat] === highest);
  if (leader === undefined) throw ruleFault('nobody made the highest bid');
  s.leader = leader;
  add(s.gold, leader, -highest);
  g.emit('bids', { bids: Object.fromEntries(g.seats.map((seat) => [who(seat), numberAt(bids, seat)])), leader: who(leader) });
}

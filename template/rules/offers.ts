import { type AmountQuestion, add, clockwiseFrom, numberAt, type Rule, ruleFault, say, together, who } from '@pantheon/kernel';
import type { G, TopicFor } from './types.ts';

const offer: TopicFor<'offer'> = {
  id: 'offer',
  key: String,
  text: (coins) => say('option.coins', { coins }),
  commits: () => true,
  secret: true,
};

/** All offer in secret. The highest pays and leads; a tie goes to whoever sits nearest after the last leader. @rules BLK-2.1, BLK-2.2 */
export function* offerForLead(g: G): Rule {
  const { s } = g;
  const questions = g.seats.map(
    (seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: offer, min: 0, max: numberAt(s.coins, seat) }),
  );
  const offers = (yield* together(questions)) as readonly number[];
  const highest = Math.max(...offers);
  const [leader] = clockwiseFrom(g.seats, s.leader).filter((seat) => offers[seat] === highest);
  if (leader === undefined) throw ruleFault('nobody made the highest offer');
  s.leader = leader;
  add(s.coins, leader, -highest);
  g.emit('offers', { offers: Object.fromEntries(g.seats.map((seat) => [who(seat), numberAt(offers, seat)])), leader: who(leader) });
}

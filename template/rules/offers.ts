import { type AmountQuestion, numberAt, type Rule, type Seat, say, together, who } from '@pantheon/kernel';
import type { G, TopicFor } from './types.ts';

const offer: TopicFor<'offer'> = {
  id: 'offer',
  key: String,
  text: (coins) => say('option.coins', { coins }),
  commits: () => true,
  secret: true,
};

/** All offer in secret. The highest pays and leads; a tie goes to whoever sits nearest after the last leader. */
export function* offerForLead(g: G): Rule {
  const { s } = g;
  const questions = g.seats.map(
    (seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: offer, min: 0, max: numberAt(s.coins, seat) }),
  );
  const offers = (yield* together(questions)) as readonly number[];
  const highest = Math.max(...offers);
  const inTurn = g.seats.map((_, step) => g.seats[(s.leader + step) % g.seats.length] as Seat);
  const leader = inTurn.find((seat) => offers[seat] === highest) as Seat;
  s.leader = leader;
  s.coins[leader] = numberAt(s.coins, leader) - highest;
  g.emit('offers', { offers: Object.fromEntries(g.seats.map((seat) => [who(seat), numberAt(offers, seat)])), leader: who(leader) });
}

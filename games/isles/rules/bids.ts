import { type AmountQuestion, type Rule, type Seat, say, type Topic, together, who } from '@pantheon/kernel';
import type { G } from './types.ts';

const bid: Topic<number, G> = {
  id: 'bid',
  key: String,
  text: (gold) => say('option.gold', { gold }),
  commits: () => true,
  secret: true,
};

/** All seats bid in secret. The highest pays and leads; a tie goes to whoever sits nearest after the last leader. */
export function* bidForLead(g: G): Rule {
  const { s } = g;
  const questions = g.seats.map((seat): AmountQuestion<G> => ({ kind: 'amount', seat, topic: bid, min: 0, max: s.gold[seat] as number }));
  const bids = (yield* together(questions)) as readonly number[];
  const highest = Math.max(...bids);
  const leader = g.seats
    .map((_, step) => g.seats[(s.leader + step) % g.seats.length] as Seat)
    .find((seat) => bids[seat] === highest) as Seat;
  s.leader = leader;
  s.gold[leader] = (s.gold[leader] as number) - highest;
  g.emit('bids', { bids: Object.fromEntries(g.seats.map((seat) => [who(seat), bids[seat] as number])), leader: who(leader) });
}

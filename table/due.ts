import { keyByOrder, type Match, seatIn } from '@pantheon/kernel';
import { firstDeadline } from './clocks.ts';
import { botLevelAt, playedByPerson, type TableState } from './state.ts';

/** What a table does by itself: follow an order that somebody left, ask a bot, or act when a clock runs out. */
export type Task =
  /** `secret`: what is asked depends on what only the seat knows, so nobody may learn from the time it takes. */
  | { readonly kind: 'order'; readonly seat: number; readonly key: string; readonly order: string; readonly secret: boolean }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string }
  | { readonly kind: 'clock'; readonly seat: number; readonly at: number };

/** What a table is to do by itself, the most urgent first. A clock is due at its time, everything else now. */
export function tasksOf(match: Match, state: TableState): readonly Task[] {
  if (state.ending !== null || state.paused) return [];
  const waiting = match.waiting.map(({ seat }): number => seat);
  const orders = waiting.flatMap((seat) => orderAt(match, state, seat));
  const bots = waiting.flatMap((seat): Task[] => {
    const level = botLevelAt(state.seats[seat]);
    return level === null ? [] : [{ kind: 'bot', seat, level }];
  });
  const deadline = firstDeadline(state.clocks);
  return [...orders, ...bots, ...(deadline === null ? [] : [{ kind: 'clock', ...deadline } as const])];
}

// Whoever took something back is asked, whatever their orders say.
function orderAt(match: Match, { seats, orders, asking }: TableState, seat: number): Task[] {
  if (asking.includes(seat) || !playedByPerson(seats[seat])) return [];
  const question = match.question(seatIn(match, seat));
  if (question === null) return [];
  for (const order of orders) {
    const key = order.seat === seat ? keyByOrder(match, question, order.plan) : null;
    if (key !== null) return [{ kind: 'order', seat, key, order: order.id, secret: question.topic.secret === true }];
  }
  return [];
}

import { keyOf, Match, type PantheonError, type Question, QuickDice, type Seat, sampleAnswer } from '@pantheon/kernel';
import { shelf } from '@pantheon/shelf';
import { describe, expect, it } from 'vitest';
import { OrdersHere } from '../match/orders.ts';

async function started(game: string, seats: number): Promise<Match> {
  const found = shelf.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`there is no game "${game}"`);
  return Match.start((await found.load()).rules, { seats, seed: 'orders' });
}

const asked = (match: Match): { readonly seat: Seat; readonly question: Question } => {
  const [next] = match.waiting;
  const question = next === undefined ? null : match.question(next.seat);
  if (next === undefined || question === null) throw new Error('nobody is asked');
  return { seat: next.seat, question };
};

const firstKey = (question: Question): string => keyOf(question, sampleAnswer(question, new QuickDice('first')));

/** Plays on by chance until it is another round. */
function toNextRound(match: Match): void {
  const dice = new QuickDice('on');
  const round = (): string => JSON.stringify(match.game.stage(match).round);
  for (const now = round(); round() === now && !match.over; ) {
    const { seat, question } = asked(match);
    match.answer(seat, keyOf(question, sampleAnswer(question, dice)));
  }
}

describe('orders at a table on this device', () => {
  it('answer for the seat that left them, and for no other', async () => {
    const match = await started('isles', 2);
    const { seat, question } = asked(match);
    const other = match.seats.find((one) => one !== seat) as Seat;
    const orders = new OrdersHere([]);
    const plan = { kind: 'answer', topic: question.topic.id, key: firstKey(question), until: 'cancelled' } as const;
    orders.leave(match, seat, plan);
    expect(orders.next(match)).toMatchObject({ seat, key: plan.key });
    expect(orders.of(other)).toEqual([]);
    const [left] = orders.of(seat);
    orders.cancel(other, left?.id ?? '');
    expect(orders.of(seat)).toHaveLength(1);
    orders.cancel(seat, left?.id ?? '');
    expect(orders.next(match)).toBeNull();
  });

  it('are spent, outlast a round, or end with it, as was wished', async () => {
    const match = await started('isles', 2);
    const { seat, question } = asked(match);
    const orders = new OrdersHere([]);
    for (const until of ['once', 'round', 'cancelled'] as const)
      orders.leave(match, seat, { kind: 'answer', topic: question.topic.id, key: firstKey(question), until });
    const next = orders.next(match);
    if (next === null) throw new Error('no order answers');
    orders.followed(next.order);
    expect(orders.all.map(({ plan }) => plan.until)).toEqual(['round', 'cancelled']);
    toNextRound(match);
    orders.next(match);
    expect(orders.all.map(({ plan }) => plan.until)).toEqual(['cancelled']);
    expect(new OrdersHere(orders.all).of(seat)).toEqual(orders.all);
  });

  it('may speak in the words of a game that has its own, and in no others', async () => {
    const sea = await started('mare-nostrum', 3);
    const [seat] = sea.seats as [Seat];
    const orders = new OrdersHere([]);
    orders.leave(sea, seat, { kind: 'game', order: { poseidon: 'mine' }, until: 'cancelled' });
    expect(orders.of(seat)).toHaveLength(1);
    const refused = (step: () => void): string => {
      try {
        step();
      } catch (error) {
        return (error as PantheonError).code;
      }
      return 'taken';
    };
    expect(refused(() => orders.leave(sea, seat, { kind: 'game', order: { poseidon: 'never' }, until: 'once' }))).toBe('bad-data');
    const isles = await started('isles', 2);
    expect(refused(() => orders.leave(isles, seat, { kind: 'game', order: { poseidon: 'mine' }, until: 'once' }))).toBe('bad-data');
    expect(orders.all).toHaveLength(1);
  });
});

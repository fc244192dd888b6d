import { describe, expect, it } from 'vitest';
import type { OrderPlan } from '../index.ts';
import { Sitting } from './sitting.ts';

const bid = (key: string, until: OrderPlan['until'] = 'cancelled'): OrderPlan => ({ kind: 'answer', topic: 'bid', key, until });
const kinds = (sitting: Sitting): string[] => sitting.host.due().map(({ kind }) => kind);

describe('a standing order', () => {
  it("'s answer that was taken back is not given again at once", async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'order', plan: bid('1') });
    expect(sitting.host.due()).toMatchObject([{ kind: 'order', seat: 0, key: '1' }]);
    expect(await sitting.perform()).toMatchObject({ kind: 'answer', seat: 0, key: '1', by: 'order' });
    await sitting.say(0, { kind: 'undo' });
    expect(kinds(sitting)).toEqual([]);
    expect(sitting.update('person 0').sight.question?.topic).toBe('bid');
    const back = sitting.update('person 0');
    expect([back.canRedo, back.orders.length]).toEqual([true, 1]);
    await sitting.answer(0, '2');
    await sitting.answer(1, '0');
    await sitting.playOn('the next round', () => sitting.host.match.waiting.some(({ seat, topic }) => seat === 0 && topic === 'bid'));
    expect(sitting.host.due()).toMatchObject([{ kind: 'order', seat: 0, key: '1' }]);
  });

  it.each([
    ['left', (sitting: Sitting) => sitting.say(0, { kind: 'order', plan: { kind: 'answer', topic: 'order', key: 'pass', until: 'once' } })],
    ['cancelled', (sitting: Sitting) => sitting.say(0, { kind: 'cancel-order', order: 'order3' })],
  ])('is followed again once its owner has changed what they want: %s', async (_, change) => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'order', plan: bid('1') });
    await sitting.say(0, { kind: 'order', plan: bid('2') });
    await sitting.perform();
    await sitting.say(0, { kind: 'undo' });
    expect(kinds(sitting)).toEqual([]);
    await change(sitting);
    expect(sitting.host.due()).toMatchObject([{ kind: 'order', seat: 0, key: '1' }]);
  });

  it('is followed once where that was wanted, also if its answer was taken back', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'order', plan: bid('1', 'once') });
    await sitting.perform();
    expect(sitting.host.state.orders).toEqual([]);
    await sitting.say(0, { kind: 'undo' });
    await sitting.answer(0, '1');
    expect(sitting.host.state.orders).toEqual([]);
  });

  it('ends with its round where that was wanted', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'order', plan: bid('1', 'round') });
    const { round } = sitting.host;
    await sitting.answer(0, '1');
    await sitting.answer(1, '0');
    expect(sitting.host.state.orders.length).toBe(1);
    expect(
      await sitting.playOn('the round', () => sitting.host.round !== round && JSON.stringify(sitting.host.round) !== JSON.stringify(round)),
    ).toBe(true);
    expect(sitting.host.state.orders).toEqual([]);
  });

  it('is not followed while all take something back, nor by a bot that stands in', async () => {
    const sitting = await Sitting.at('isles', 'pp', { pace: { kind: 'live', bank: 60, increment: 5, cap: 60 } });
    await sitting.answer(0, '1');
    await sitting.answer(1, '0');
    for (const seat of [0, 1]) await sitting.say(seat, { kind: 'order', plan: bid('1') });
    await sitting.say(0, { kind: 'propose', what: 'take-back', to: 0 });
    const [proposal] = sitting.host.state.proposals;
    await sitting.say(1, { kind: 'vote', proposal: proposal?.id as string, agree: true });
    expect(kinds(sitting)).toEqual(['clock']);
    sitting.now += 61_000;
    expect(await sitting.perform()).toMatchObject({ kind: 'out-of-time', seat: 0 });
    expect(sitting.host.due()).toMatchObject([
      { kind: 'bot', seat: 0 },
      { kind: 'clock', seat: 1 },
    ]);
  });

  it('can be followed by nobody but the table, for its owner, and only while it stands', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'order', plan: bid('1') });
    const follow = (seat: number, order: string) =>
      sitting.host.submit({ person: null, command: { kind: 'order-answer', seat, key: '1', order } }, sitting.now);
    expect(() => follow(1, 'order2')).toThrow('does not stand');
    expect(() => follow(0, 'order9')).toThrow('does not stand');
    await sitting.perform();
    await sitting.say(0, { kind: 'undo' });
    expect(() => follow(0, 'order2')).toThrow('does not stand');
  });

  it.each(['isles', 'cyclades', 'mare-nostrum'])('is nothing that others learn of: %s', async (id) => {
    const sitting = await Sitting.at(id, 'ppp');
    const others = (): string => JSON.stringify(['person 1', 'person 2', 'a stranger', null].map((viewer) => sitting.update(viewer, 1)));
    const before = others();
    const { moment } = await sitting.say(0, { kind: 'order', plan: bid('1') });
    expect([moment, others()]).toEqual([1, before]);
    expect(sitting.update('person 0').orders.length).toBe(1);
    await sitting.say(0, { kind: 'cancel-order', order: 'order2' });
    expect(others()).toBe(before);
    expect(sitting.update('person 0').orders).toEqual([]);
  });

  it('looks to others as if its owner had answered', async () => {
    const [byOrder, byHand] = [await Sitting.at('isles', 'ppp'), await Sitting.at('isles', 'ppp')];
    await byOrder.say(0, { kind: 'order', plan: bid('1') });
    await byOrder.perform();
    await byHand.answer(0, '1');
    for (const viewer of ['person 1', null]) expect(byOrder.update(viewer)).toEqual(byHand.update(viewer));
  });
});

import { describe, expect, it } from 'vitest';
import { advanceClocks, firstDeadline, freshClocks, refilled, shownClocks } from '../index.ts';
import { Sitting } from './sitting.ts';

const live = { kind: 'live', bank: 60, increment: 10, cap: 70 } as const;
const daily = { kind: 'daily', days: 2 } as const;
const DAY = 86_400_000;

describe('clocks', () => {
  it('run for those who are waited for, and stand for the others', () => {
    const clocks = advanceClocks(live, freshClocks(live, 3), { now: 1000, running: [0, 2], answered: null });
    expect(shownClocks(clocks, 21_000).map(({ left, running }) => [left, running])).toEqual([
      [40_000, true],
      [60_000, false],
      [40_000, true],
    ]);
    expect(firstDeadline(clocks)).toEqual({ at: 61_000, seat: 0 });
  });

  it('give the increment up to the cap, when the answer ends the wait', () => {
    const begun = advanceClocks(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    expect(advanceClocks(live, begun, { now: 30_000, running: [1], answered: 0 }).left).toEqual([40_000, 60_000]);
    expect(advanceClocks(live, begun, { now: 1000, running: [1], answered: 0 }).left).toEqual([69_000, 60_000]);
    expect(advanceClocks(live, begun, { now: 100, running: [1], answered: 0 }).left).toEqual([69_900, 60_000]);
    expect(advanceClocks(live, begun, { now: 30_000, running: [0], answered: 0 }).left).toEqual([30_000, 60_000]);
  });

  it('take back what an answer earned together with the answer', () => {
    const begun = advanceClocks(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    let clocks = begun;
    for (let again = 0; again < 5; again++) {
      clocks = advanceClocks(live, clocks, { now: 30_000 + again, running: [1], answered: 0 });
      clocks = advanceClocks(live, clocks, { now: 30_000 + again, running: [0], answered: null, tookBack: 0 });
    }
    expect(clocks.left[0]).toBe(29_996);
    const days = advanceClocks(daily, freshClocks(daily, 2), { now: 0, running: [0], answered: null });
    const answered = advanceClocks(daily, days, { now: DAY, running: [1], answered: 0 });
    expect(advanceClocks(daily, answered, { now: DAY, running: [0], answered: null, tookBack: 0 }).left[0]).toBe(DAY);
  });

  it('keep what earlier answers earned when a later one is taken back', () => {
    const begun = advanceClocks(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    const earned = advanceClocks(live, begun, { now: 30_000, running: [1], answered: 0 });
    const asked = advanceClocks(live, earned, { now: 31_000, running: [0], answered: 1 });
    const part = advanceClocks(live, asked, { now: 32_000, running: [0], answered: 0 });
    expect(advanceClocks(live, part, { now: 33_000, running: [0], answered: null, tookBack: 0 }).left[0]).toBe(38_000);
  });

  it('begin the days anew with every answer', () => {
    const begun = advanceClocks(daily, freshClocks(daily, 2), { now: 0, running: [0], answered: null });
    expect(advanceClocks(daily, begun, { now: DAY, running: [0], answered: 0 }).left[0]).toBe(2 * DAY);
    expect(advanceClocks(daily, begun, { now: DAY, running: [0], answered: 1 }).left[0]).toBe(DAY);
  });

  it('add the days up to the cap where there is a bank of days, once a turn', () => {
    const bank = { kind: 'daily', days: 1, bank: 5, cap: 6 } as const;
    const begun = advanceClocks(bank, freshClocks(bank, 2), { now: 0, running: [0], answered: null });
    expect(begun.left).toEqual([5 * DAY, 5 * DAY]);
    expect(advanceClocks(bank, begun, { now: 2 * DAY, running: [1], answered: 0 }).left[0]).toBe(4 * DAY);
    expect(advanceClocks(bank, begun, { now: 2 * DAY, running: [0], answered: 0 }).left[0]).toBe(3 * DAY);
    expect(advanceClocks(bank, begun, { now: 1, running: [1], answered: 0 }).left[0]).toBe(6 * DAY - 1);
    const full = advanceClocks({ ...bank, cap: 5 }, begun, { now: 1, running: [1], answered: 0 });
    expect(full.left[0]).toBe(5 * DAY);
    expect(refilled(bank, { left: [-5, 1], since: [null, null] }, 0).left[0]).toBe(DAY);
  });

  it('do not exist without a pace', () => {
    const clocks = advanceClocks({ kind: 'none' }, freshClocks({ kind: 'none' }, 2), { now: 0, running: [0], answered: null });
    expect([firstDeadline(clocks), shownClocks(clocks, 5)[0]]).toEqual([null, { seat: 0, left: null, running: false, deadline: null }]);
  });

  it('give whoever returns a minute at least', () => {
    expect(refilled(live, { left: [-5, 60_000], since: [null, null] }, 0).left).toEqual([60_000, 60_000]);
  });
});

describe('at a table', () => {
  it('a clock that runs out gives the seat to a bot until its owner returns', async () => {
    const sitting = await Sitting.at('isles', 'pp', { pace: live });
    await sitting.answer(1, '0');
    sitting.now += 59_999;
    expect(sitting.host.due()).toEqual([{ kind: 'clock', seat: 0, at: sitting.now + 1 }]);
    await expect(sitting.perform()).rejects.toThrow('has not run out');
    sitting.now += 1;
    await sitting.perform();
    expect(sitting.update(null).seats[0]?.standIn).toEqual({ level: 'oracle', because: 'time' });
    expect(await sitting.refusal(0, { kind: 'answer', key: '1' })).toBe('not-your-question');
    expect(await sitting.perform()).toMatchObject({ kind: 'answer', seat: 0, by: 'bot' });
    await sitting.say(0, { kind: 'return' });
    expect(sitting.update(null)).toMatchObject({ seats: [{ standIn: null }, {}], clocks: [{ left: 60_000 }, {}] });
    expect(await sitting.refusal(0, { kind: 'return' })).toBe('forbidden');
  });

  it('time stands still during a pause and once the match is over', async () => {
    const sitting = await Sitting.at('isles', 'pbb', { pace: live });
    sitting.now += 10_000;
    await sitting.say(0, { kind: 'propose', what: 'pause' });
    sitting.now += 1e9;
    expect(sitting.host.due()).toEqual([]);
    expect(sitting.update(null).clocks[0]).toMatchObject({ left: 50_000, running: false });
    await sitting.say(0, { kind: 'resume' });
    expect(sitting.update(null).clocks[0]).toMatchObject({ left: 50_000, running: true });
    await sitting.say(0, { kind: 'propose', what: 'abandon' });
    expect(sitting.update(null).clocks[0]?.running).toBe(false);
    expect(sitting.host.due()).toEqual([]);
  });

  it('the clock of whoever is on vacation stands still until they are back', async () => {
    const sitting = await Sitting.at('isles', 'pp', { pace: daily });
    sitting.now += DAY;
    await sitting.own({ kind: 'away', seat: 0 });
    expect(sitting.update(null)).toMatchObject({ seats: [{ away: true }, {}], clocks: [{ left: DAY, running: false }, { running: true }] });
    await expect(sitting.own({ kind: 'away', seat: 0 })).rejects.toThrow('already');
    await sitting.answer(1, '0');
    sitting.now += 9 * DAY;
    expect(sitting.host.due()).toEqual([]);
    await sitting.own({ kind: 'back', seat: 0 });
    expect(sitting.update(null).clocks[0]).toMatchObject({ left: DAY, running: true });
    expect(sitting.update(null).seats[0]).not.toHaveProperty('away');
    expect(sitting.host.due()).toEqual([{ kind: 'clock', seat: 0, at: sitting.now + DAY }]);
    await sitting.own({ kind: 'away', seat: 0 });
    await sitting.answer(0, '1');
    expect(sitting.update(null).seats[0]).toMatchObject({ away: true });
  });

  it('nobody gains time by answering and taking back, nor by giving again', async () => {
    const sitting = await Sitting.at('isles', 'pp', { pace: live });
    for (let again = 0; again < 4; again++) {
      await sitting.answer(0, '1');
      await sitting.say(0, { kind: 'undo' });
      await sitting.say(0, { kind: 'redo' });
      await sitting.say(0, { kind: 'undo' });
    }
    expect(sitting.update(null).clocks[0]?.left).toBe(60_000);
  });

  it('talking about the match does not stop the clock', async () => {
    const sitting = await Sitting.at('isles', 'pp', { pace: live });
    sitting.now += 20_000;
    await sitting.say(1, { kind: 'propose', what: 'pause' });
    await sitting.say(0, { kind: 'order', plan: { kind: 'answer', topic: 'order', key: 'pass', until: 'once' } });
    sitting.now += 20_000;
    expect(sitting.update(null).clocks.map(({ left }) => left)).toEqual([20_000, 20_000]);
  });
});

import { describe, expect, it } from 'vitest';
import { playRecord } from '../index.ts';
import { personAt, requireSameReopened } from '../testing.ts';
import { Sitting } from './sitting.ts';

const pace = { kind: 'live', bank: 60, increment: 5, cap: 60 } as const;
const proposalAt = ({ host }: Sitting): string => host.state.proposals[0]?.id as string;

describe('consent', () => {
  it('is that of all people who are there, and of nobody else', async () => {
    const sitting = await Sitting.at('isles', 'pppb');
    await sitting.say(0, { kind: 'propose', what: 'pause' });
    expect(sitting.update('person 1').proposals).toMatchObject([{ kind: 'pause', by: 0, agreed: [0], needed: [0, 1, 2] }]);
    await sitting.say(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    expect(sitting.host.state.paused).toBe(false);
    expect(await sitting.refusal(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true })).toBe('stale');
    await sitting.say(2, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    expect(sitting.host.state).toMatchObject({ paused: true, proposals: [] });
  });

  it('of one person alone is enough', async () => {
    const sitting = await Sitting.at('isles', 'pbb');
    await sitting.say(0, { kind: 'propose', what: 'pause' });
    expect(sitting.host.state.paused).toBe(true);
  });

  it('is needed of whoever sits down, too, and of whoever ran out of time, but not of whoever has gone', async () => {
    const sitting = await Sitting.at('isles', 'ppop', { pace });
    await sitting.say(0, { kind: 'propose', what: 'abandon' });
    const needed = () => sitting.update(null).proposals[0]?.needed;
    expect(needed()).toEqual([0, 1, 3]);
    await sitting.join(2, 'somebody');
    expect(needed()).toEqual([0, 1, 2, 3]);
    sitting.now += 61_000;
    await sitting.perform();
    expect(needed()).toEqual([0, 1, 2, 3]);
    await sitting.say(3, { kind: 'resign' });
    expect(sitting.host.state.proposals).toEqual([]);
    await sitting.say(1, { kind: 'propose', what: 'abandon' });
    expect(needed()).toEqual([0, 1, 2]);
  });

  it('of all to end the match has it scored as it stands, and the table opens so again', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.answer(0, '1');
    await sitting.say(0, { kind: 'propose', what: 'end' });
    expect(sitting.host.state.ending).toBeNull();
    await sitting.say(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    expect(sitting.host.state).toMatchObject({ ending: 'agreed', proposals: [] });
    const { sight, ending } = sitting.update(personAt(0));
    expect([ending, sight.result?.how, sight.result?.scores.length, sight.question]).toEqual(['agreed', 'agreed', 2, null]);
    expect(await sitting.refusal(0, { kind: 'undo' })).toBe('not-running');
    requireSameReopened(sitting.game.rules, sitting, sitting.now);
    const { host } = playRecord(sitting.game.rules, sitting.host.record(), sitting.host.setup, sitting.now);
    expect([host.state.ending, host.match.result]).toEqual(['agreed', sitting.host.match.result]);
  });

  it('is not what is left when somebody goes: then everybody is asked anew', async () => {
    const sitting = await Sitting.at('isles', 'ppp');
    await sitting.say(0, { kind: 'propose', what: 'pause' });
    await sitting.say(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    await sitting.say(2, { kind: 'resign' });
    expect(sitting.host.state).toMatchObject({ paused: false, proposals: [] });
  });

  it('to a take-back is void when the match has moved on; one vote against ends it', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.answer(0, '1');
    await sitting.answer(1, '0');
    await sitting.say(1, { kind: 'propose', what: 'take-back', to: 0 });
    const leader = sitting.host.match.waiting[0]?.seat as number;
    await sitting.answer(leader, 'pass');
    expect(sitting.host.state.proposals).toEqual([]);
    await sitting.say(1, { kind: 'propose', what: 'take-back', to: 0 });
    await sitting.say(0, { kind: 'vote', proposal: proposalAt(sitting), agree: false });
    expect([sitting.host.state.proposals, sitting.host.match.number]).toEqual([[], 3]);
    expect(await sitting.refusal(1, { kind: 'vote', proposal: 'proposal5', agree: true })).toBe('unknown-proposal');
  });

  it('is not asked for what cannot be: to go back to the future, before the start, or into the middle of a choice', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.answer(0, '1');
    await sitting.answer(1, '0');
    for (const to of [2, 5, -1, 0.5, 1, Number.NaN])
      expect(await sitting.refusal(0, { kind: 'propose', what: 'take-back', to })).toBe('cannot-undo');
    await sitting.say(0, { kind: 'propose', what: 'take-back', to: 0 });
    await sitting.say(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    expect(sitting.host.match.number).toBe(0);
  });

  it('is asked of the same people for three things at most', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    for (let again = 0; again < 3; again++) await sitting.say(0, { kind: 'propose', what: 'pause' });
    expect(await sitting.refusal(0, { kind: 'propose', what: 'abandon' })).toBe('too-many');
    await sitting.say(1, { kind: 'vote', proposal: proposalAt(sitting), agree: true });
    expect(sitting.host.state).toMatchObject({ paused: true, proposals: [] });
  });
});

describe('whoever gave up a seat', () => {
  it('has no say any more, at the match or around it, and does not come back', async () => {
    const sitting = await Sitting.at('isles', 'ppp');
    await sitting.say(0, { kind: 'order', plan: { kind: 'answer', topic: 'bid', key: '1', until: 'cancelled' } });
    await sitting.say(0, { kind: 'resign', because: 'left' });
    expect(sitting.host.state).toMatchObject({ ending: null, orders: [] });
    expect(sitting.host.due()).toMatchObject([{ kind: 'bot', seat: 0 }]);
    for (const command of [
      { kind: 'answer', key: '1' },
      { kind: 'undo' },
      { kind: 'return' },
      { kind: 'resume' },
      { kind: 'resign' },
      { kind: 'propose', what: 'pause' },
      { kind: 'cancel-order', order: 'order2' },
    ] as const)
      expect(await sitting.refusal(0, command)).toBe('forbidden');
  });

  it('ends the match when nobody is left to play against, and then nothing is taken any more', async () => {
    const sitting = await Sitting.at('isles', 'ppb');
    await sitting.say(0, { kind: 'resign' }, { request: 'the end' });
    expect(sitting.host.state.ending).toBe('resigned');
    expect(sitting.host.due()).toEqual([]);
    expect(await sitting.refusal(1, { kind: 'answer', key: '1' })).toBe('not-running');
    expect((await sitting.say(0, { kind: 'resign' }, { request: 'the end' })).moment).toBe(2);
    expect(sitting.update('person 1')).toMatchObject({ ending: 'resigned', canRedo: false, sight: { question: null, waiting: [] } });
  });
});

describe('an open seat', () => {
  it('is waited for until somebody sits down, who has no other seat', async () => {
    const sitting = await Sitting.at('isles', 'pob', { pace });
    expect(sitting.update('somebody').seat).toBeNull();
    await expect(sitting.join(0, 'somebody')).rejects.toThrow('not free');
    await expect(sitting.join(1, 'person 0')).rejects.toThrow('two seats');
    expect(sitting.update(null).clocks.map(({ running }) => running)).toEqual([true, false, false]);
    await sitting.join(1, 'somebody');
    expect(sitting.update('somebody')).toMatchObject({ seat: 1, sight: { question: { topic: 'bid' } } });
    expect(sitting.update(null).clocks.map(({ running }) => running)).toEqual([true, true, false]);
  });
});

describe('a request', () => {
  it('that is repeated is answered the same, and does nothing', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    const first = await sitting.say(0, { kind: 'answer', key: '1' }, { request: 'one', expected: 1 });
    await sitting.answer(1, '0');
    const entries = sitting.host.entries;
    const again = await sitting.say(0, { kind: 'answer', key: '1' }, { request: 'one', expected: 1 });
    expect([again.moment, again.step, sitting.host.entries]).toEqual([first.moment, null, entries]);
  });

  it('of another person or for something else under the same name is refused', async () => {
    const sitting = await Sitting.at('isles', 'pp');
    await sitting.say(0, { kind: 'answer', key: '1' }, { request: 'one' });
    expect(await sitting.refusal(0, { kind: 'answer', key: '2' }, { request: 'one' })).toBe('id-reused');
    expect(await sitting.refusal(0, { kind: 'undo' }, { request: 'one' })).toBe('id-reused');
    expect(await sitting.refusal(1, { kind: 'answer', key: '1' }, { request: 'one' })).toBe('id-reused');
  });

  it('that was decided on an older question is refused, and what others seal meanwhile changes nothing', async () => {
    const sitting = await Sitting.at('isles', 'ppp');
    await sitting.answer(1, '0');
    expect(await sitting.refusal(0, { kind: 'answer', key: '1' }, { expected: 9 })).toBe('stale');
    expect(await sitting.refusal(0, { kind: 'answer', key: '1' }, { expected: 1 })).toBeNull();
    expect(await sitting.refusal(0, { kind: 'undo' }, { expected: 1 })).toBe('stale');
    expect(await sitting.refusal(0, { kind: 'undo' }, { expected: 3 })).toBeNull();
  });
});

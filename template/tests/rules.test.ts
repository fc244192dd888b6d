import { loadPack } from '@pantheon/kernel';
import { keysOf, onlyQuestion, script } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { A, B, C, dice, offer, offering, visiting, withOmens } from './scene.ts';

describe('set-up', () => {
  test('BLK-1.1 all begin with the same coins, and no shrine belongs to anybody', () => {
    const { s } = withOmens(0, 1, 2);
    expect(s).toMatchObject({ coins: [4, 4, 4], favour: [0, 0, 0], owner: [null, null, null, null, null] });
  });

  test('BLK-1.2 each seat has an omen, and nobody else learns which', () => {
    const match = withOmens(4, 2, 0);
    expect(match.s.omen).toEqual([4, 2, 0]);
    expect(match.seatView(A).view).toMatchObject({ omen: [4, null, null] });
    expect(match.seatView(null).view).toMatchObject({ omen: [null, null, null] });
  });
});

describe('offers', () => {
  test('BLK-2.1 all offer some of their coins at once and in secret', () => {
    const match = offering({ coins: [3, 0] });
    expect(match.waiting.map(({ seat }) => seat)).toEqual([A, B]);
    expect(keysOf(match, A)).toEqual(['0', '1', '2', '3']);
    const before = [match.seatView(B).view, match.logFor(B)];
    match.answer(A, '2');
    expect([match.seatView(B).view, match.logFor(B)]).toEqual(before);
  });

  test('BLK-2.2 the highest offer is paid and leads; nobody else pays', () => {
    const match = offering({ seats: 3 });
    offer(match, 1, 3, 2);
    expect(match.s).toMatchObject({ leader: B, coins: [4, 1, 4] });
    expect(onlyQuestion(match)).toMatchObject({ seat: B, topic: { id: 'visit' } });
  });

  test.each([
    [A, [2, 2, 2], A],
    [B, [2, 1, 2], C],
    [C, [2, 2, 0], A],
  ])('BLK-2.2 of equal offers the one nearest clockwise from the last leader %i counts: %j', (last, offers, leader) => {
    const match = offering({ seats: 3, leader: last });
    offer(match, ...offers);
    expect(match.s.leader).toBe(leader);
  });
});

describe('the visit', () => {
  test('BLK-3.1 the leader takes a shrine, also from another seat', () => {
    const match = visiting({ owner: [B, null, null, null, null] });
    script(match, 'visit=0');
    expect(match.s.owner[0]).toBe(A);
  });

  test('BLK-3.1 the leader may rest', () => {
    const match = visiting();
    script(match, 'visit=pass');
    expect(match.s).toMatchObject({ favour: [0, 0], owner: [null, null, null, null, null] });
  });

  test('BLK-3.1 a shrine of one’s own cannot be visited, and the refusal says why', () => {
    const match = visiting({ owner: [A, B, null, null, null] });
    expect(keysOf(match, A)).toEqual(['1', '2', '3', '4', 'pass']);
    expect(match.questionDto(A)?.blocked).toMatchObject([{ key: '0', why: { rule: 'BLK-3.1', text: { id: 'why.yours' } } }]);
  });

  test('BLK-3.2 the die brings as much favour', () => {
    const match = visiting({ favour: [1, 0] });
    dice(match, 5);
    script(match, 'visit=2');
    expect(match.s.favour).toEqual([6, 0]);
  });
});

describe('the end', () => {
  test('BLK-4.1 after each round but the last all receive the income', () => {
    const match = visiting({ round: 4, coins: [0, 3] });
    script(match, 'visit=pass');
    expect(match.s).toMatchObject({ round: 5, coins: [2, 5] });
    offer(match, 0, 0);
    script(match, 'visit=pass');
    expect(match.over).toBe(true);
    expect(match.s.coins).toEqual([2, 5]);
  });

  test('BLK-4.2 favour, shrines and the shrine of the omen make points, and most points win', () => {
    const match = visiting({ round: 5, favour: [2, 7], owner: [A, A, B, null, null], omen: [1, 4] });
    script(match, 'visit=pass');
    expect(match.result?.scores).toMatchObject([
      {
        rank: 1,
        total: 12,
        parts: [
          { source: 'favour', points: 2 },
          { source: 'shrines', points: 6 },
          { source: 'omen', points: 4 },
        ],
      },
      { rank: 2, total: 10 },
    ]);
  });

  test('BLK-4.2 a tie is shared', () => {
    const match = visiting({ round: 5, favour: [5, 5], omen: [0, 0] });
    script(match, 'visit=pass');
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});

describe('the data and what must always be true', () => {
  test('a pack that is not sound is refused with the place that is wrong', () => {
    expect(() => loadPack(rules, { ...(rules.pack as object), dieSides: 1 })).toThrowError(/^dieSides: expected a whole number from 2/);
  });

  test.each([
    [{ coins: [-1, 0] }, ['somebody owes coins']],
    [{ favour: [-1, 0] }, ['somebody has less than no favour']],
  ])('a position with %j is found to be broken', (change, problems) => {
    const match = visiting();
    Object.assign(match.s, change);
    expect(rules.invariants(match)).toEqual(problems);
  });
});

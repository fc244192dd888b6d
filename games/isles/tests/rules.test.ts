import { loadPack, Match, PantheonError, type Result, winners } from '@pantheon/kernel';
import { keysOf, onlyQuestion, playOn, script } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { A, B, bid, bidding, C, D, dice, events, fresh, ordering, passTurn } from './scene.ts';

describe('set-up', () => {
  test.each([
    [2, [0, 1, 0, 1, 0, 1, 0, 1]],
    [3, [0, 1, 2, 0, 1, 2, null, null]],
    [4, [0, 1, 2, 3, 0, 1, 2, 3]],
  ])('ISL-1.1 %i seats get the same number of isles in seat order, with two units on each', (seats, owner) => {
    const { s } = fresh(seats);
    expect(s.owner).toEqual(owner);
    expect(s.units).toEqual(owner.map((seat) => (seat === null ? 0 : 2)));
    expect(s.gold).toEqual(Array.from({ length: seats }, () => 3));
  });

  test('ISL-1.1 the isles lie in a ring: the last one is beside the first', () => {
    const match = ordering();
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=1');
    expect(keysOf(match, A)).toEqual(['1', '7']);
  });

  test('ISL-1.2 each seat has an isle named to it, and nobody else learns which', () => {
    const match = Match.start(rules, { seats: 3, seed: 'x', rigged: [4, 7, 0] });
    expect(match.s.oracle).toEqual([4, 7, 0]);
    expect(match.seatView(A).view).toMatchObject({ oracle: [4, null, null] });
    expect(match.seatView(C).view).toMatchObject({ oracle: [null, null, 0] });
    expect(match.seatView(null).view).toMatchObject({ oracle: [null, null, null] });
    expect(JSON.stringify(match.log)).not.toContain('oracle');
  });
});

describe('bids', () => {
  test('ISL-2.1 all offer some of their gold at once and in secret', () => {
    const match = bidding({ gold: [3, 0] });
    expect(match.waiting.map(({ seat }) => seat)).toEqual([A, B]);
    expect(keysOf(match, A)).toEqual(['0', '1', '2', '3']);
    expect(keysOf(match, B)).toEqual(['0']);
    const before = [match.seatView(B).view, match.logFor(B)];
    match.answer(A, '2');
    expect([match.seatView(B).view, match.logFor(B)]).toEqual(before);
    expect(match.seatView(B).waiting).toEqual([{ seat: B, topic: 'bid' }]);
  });

  test('ISL-2.2 the highest bid is paid and leads the round; nobody else pays', () => {
    const match = bidding({ seats: 3, gold: [3, 3, 3] });
    bid(match, 1, 3, 2);
    expect(match.s).toMatchObject({ leader: B, gold: [3, 0, 3] });
    expect(onlyQuestion(match)).toMatchObject({ seat: B, topic: { id: 'order' } });
  });

  test.each([
    [A, [2, 2, 2], A],
    [B, [2, 2, 2], B],
    [C, [2, 2, 0], A],
    [B, [2, 0, 2], C],
    [B, [2, 1, 2], C],
  ])('ISL-2.2 of equal bids the one nearest clockwise from the last leader %i counts: %j', (last, bids, leader) => {
    const match = bidding({ seats: 3, leader: last, gold: [3, 3, 3] });
    bid(match, ...bids);
    expect(match.s.leader).toBe(leader);
  });

  test('ISL-2.2 a tie may be paid by nothing', () => {
    const match = bidding();
    bid(match, 0, 0);
    expect(match.s).toMatchObject({ leader: A, gold: [3, 3] });
  });
});

describe('orders', () => {
  test('ISL-3.1 from the leader on each seat gives three orders', () => {
    const match = ordering({
      seats: 3,
      leader: B,
      gold: [9, 9, 9],
      owner: [A, B, C, null, null, null, null, null],
      units: [1, 1, 1, 0, 0, 0, 0, 0],
    });
    const asked: number[] = [];
    while (match.s.round === 1) {
      asked.push(onlyQuestion(match).seat);
      script(match, 'order=recruit');
    }
    expect(asked).toEqual([1, 1, 1, 2, 2, 2, 0, 0, 0]);
  });

  test('ISL-3.1 a turn may be ended earlier', () => {
    const match = ordering();
    script(match, 'order=recruit', 'recruitWhere=0', 'order=pass');
    expect(onlyQuestion(match).seat).toBe(B);
    expect(match.s.ordersLeft).toBe(3);
  });

  test('ISL-3.1 a seat without isles gives no orders', () => {
    const match = ordering({ owner: [B, B, B, B, B, B, B, B] });
    expect(onlyQuestion(match).seat).toBe(B);
    const last = ordering({ leader: B, owner: [B, B, B, B, B, B, B, B] });
    passTurn(last);
    expect(last.s.round).toBe(2);
  });

  test('ISL-3.1 ISL-3.3 what cannot be ordered is named with its reason', () => {
    const match = ordering({ gold: [0, 3] });
    expect(keysOf(match, A)).toEqual(['march', 'pass']);
    expect(match.questionDto(A)?.blocked).toMatchObject([
      { key: 'recruit', why: { rule: 'ISL-3.3', text: { id: 'why.noGold', args: { cost: 1 } } } },
    ]);
    expect(() => match.answer(A, 'recruit')).toThrowError(PantheonError);
  });

  test('ISL-3.2 any number of units march to a neighbouring isle, and a free one is taken', () => {
    const match = ordering({ owner: [A, null, null, B, A, B, A, B], units: [3, 0, 0, 2, 2, 2, 2, 2] });
    script(match, 'order=march', 'marchFrom=0');
    expect(keysOf(match, A)).toEqual(['1', '2', '3']);
    script(match, 'marchUnits=2', 'marchTo=1');
    expect(match.s.owner.slice(0, 2)).toEqual([A, A]);
    expect(match.s.units.slice(0, 2)).toEqual([1, 2]);
    expect(events(match)).toEqual(['marched', 'taken']);
  });

  test('ISL-3.2 only own isles are marched from, and own isles are joined', () => {
    const match = ordering({ owner: [A, A, B, B, B, B, B, B], units: [2, 2, 2, 2, 2, 2, 2, 2] });
    script(match, 'order=march');
    expect(keysOf(match, A)).toEqual(['0', '1']);
    script(match, 'marchFrom=0', 'marchUnits=1', 'marchTo=1');
    expect(match.s.units.slice(0, 2)).toEqual([1, 3]);
    expect(events(match)).toEqual(['marched']);
  });

  test('ISL-3.2 an isle that is left empty is free', () => {
    const match = ordering({ owner: [A, null, B, B, B, B, B, B], units: [2, 0, 2, 2, 2, 2, 2, 2] });
    script(match, 'order=march', 'marchUnits=2', 'marchTo=1');
    expect(match.s.owner.slice(0, 2)).toEqual([null, A]);
    expect(match.s.units.slice(0, 2)).toEqual([0, 2]);
  });

  test('ISL-3.3 a recruit costs its price and stands on an own isle', () => {
    const match = ordering();
    script(match, 'order=recruit');
    expect(keysOf(match, A)).toEqual(['0', '2', '4', '6']);
    script(match, 'recruitWhere=4');
    expect(match.s).toMatchObject({ gold: [2, 3], units: [2, 2, 2, 2, 3, 2, 2, 2] });
  });

  test('ISL-3.1 ISL-3.3 the number of orders and the price come from the data', () => {
    const pack = { ...(rules.pack as object), ordersPerTurn: 1, recruitCost: 2 };
    const match = Match.start(rules, { seats: 2, seed: 'x', pack });
    bid(match, 0, 0);
    script(match, 'order=recruit', 'recruitWhere=0');
    expect(match.s.gold).toEqual([1, 3]);
    expect(onlyQuestion(match).seat).toBe(B);
  });
});

describe('battle', () => {
  const attack = { owner: [A, B, B, A, A, A, A, A], units: [3, 2, 1, 1, 1, 1, 1, 1] };

  test('ISL-4.1 marching into an enemy isle starts a battle, which a client announces as final', () => {
    const match = ordering(attack);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=3');
    const to = match.questionDto(A)?.options.find(({ key }) => key === '1');
    expect(to).toMatchObject({ commits: true, preview: { changes: [{ id: 'preview.battle', args: { seat: 'seat:1', units: 2 } }] } });
  });

  test('ISL-4.1 the higher sum of die and units wins, and the loser loses a unit', () => {
    const match = ordering({ ...attack, units: [3, 1, 1, 1, 1, 1, 1, 1] });
    dice(match, 1, 2);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=3', 'marchTo=1');
    expect(match.s.owner[1]).toBe(A);
    expect(match.s.units.slice(0, 2)).toEqual([0, 3]);
    expect(match.log.at(-2)).toMatchObject({ event: 'fought', args: { roll: 1, against: 2, loser: 'seat:1' } });
  });

  test('ISL-4.1 the defender wins a tie', () => {
    const match = ordering({ ...attack, units: [1, 1, 1, 1, 1, 1, 1, 1] });
    dice(match, 4, 4);
    script(match, 'order=march', 'marchFrom=0', 'marchTo=1');
    expect(match.s.owner.slice(0, 2)).toEqual([null, B]);
    expect(match.s.units.slice(0, 2)).toEqual([0, 1]);
  });

  test('ISL-4.1 a battle goes on until one side is gone', () => {
    const match = ordering({ owner: [A, B, A, B, A, B, A, B] });
    dice(match, 1, 6, 6, 1, 1, 6);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=2', 'marchTo=1');
    expect(events(match)).toEqual(['marched', 'fought', 'fought', 'fought']);
    expect(match.s.units.slice(0, 2)).toEqual([0, 1]);
    expect(match.s.owner.slice(0, 2)).toEqual([null, B]);
  });

  test('ISL-4.2 after a loss the defender may retreat with all that is left to a neighbouring isle of his own', () => {
    const match = ordering({ ...attack, units: [3, 3, 1, 1, 1, 1, 1, 1] });
    dice(match, 6, 1);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=3', 'marchTo=1');
    expect(onlyQuestion(match)).toMatchObject({ seat: B, topic: { id: 'retreat' } });
    expect(keysOf(match, B)).toEqual(['2', 'pass']);
    script(match, 'retreat=2');
    expect(match.s.owner.slice(0, 3)).toEqual([null, A, B]);
    expect(match.s.units.slice(0, 3)).toEqual([0, 3, 3]);
    expect(events(match)).toEqual(['marched', 'fought', 'retreated', 'taken']);
  });

  test('ISL-4.2 whoever stays fights on, and may retreat after the next loss', () => {
    const match = ordering({ ...attack, units: [3, 3, 1, 1, 1, 1, 1, 1] });
    dice(match, 6, 1, 6, 1);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=3', 'marchTo=1', 'retreat=pass', 'retreat=2');
    expect(match.s.units.slice(0, 3)).toEqual([0, 3, 2]);
  });

  test('ISL-4.2 without an own isle beside it nobody is asked to retreat', () => {
    const match = ordering({ owner: [A, B, A, B, A, B, A, B], units: [3, 2, 2, 2, 2, 2, 2, 2] });
    dice(match, 6, 1, 6, 1);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=3', 'marchTo=1');
    expect(onlyQuestion(match).topic.id).toBe('order');
    expect(match.s.owner[1]).toBe(A);
  });

  test('ISL-4.2 the attacker does not retreat, nor can the defender after losing nothing', () => {
    const match = ordering({ ...attack, units: [2, 2, 1, 1, 1, 1, 1, 1] });
    dice(match, 1, 6, 1, 6);
    script(match, 'order=march', 'marchFrom=0', 'marchUnits=2', 'marchTo=1');
    expect(onlyQuestion(match).topic.id).toBe('order');
    expect(match.s.units.slice(0, 3)).toEqual([0, 2, 1]);
  });
});

describe('rounds and the end', () => {
  test('ISL-5.1 after each round but the last all receive the income', () => {
    const match = ordering({ round: 5, gold: [0, 3] });
    passTurn(match);
    passTurn(match);
    expect(match.s).toMatchObject({ round: 6, gold: [2, 5] });
    bid(match, 0, 0);
    passTurn(match);
    passTurn(match);
    expect(match.over).toBe(true);
    expect(match.s.gold).toEqual([2, 5]);
  });

  test('ISL-5.1 a short game has three rounds', () => {
    const match = Match.start(rules, { seats: 2, seed: 'short', options: { rounds: 3 } });
    playOn(match, 'short');
    expect(match.s.round).toBe(3);
  });

  const ended = (position: Parameters<typeof ordering>[0]): Result => {
    const match = ordering({ round: 6, ...position });
    while (!match.over) passTurn(match);
    return match.result as Result;
  };

  test('ISL-5.2 isles, gold and the isle of the oracle make points, and most points win', () => {
    const result = ended({ owner: [A, A, A, B, B, B, B, B], oracle: [0, 0], gold: [4, 1] });
    expect(result.how).toBe('lastRound');
    expect(result.scores[A]).toEqual({
      seat: A,
      rank: 1,
      total: 13,
      parts: [
        { source: 'isles', points: 6 },
        { source: 'oracle', points: 3 },
        { source: 'gold', points: 4 },
      ],
    });
    expect(result.scores[B]).toMatchObject({ rank: 2, total: 11 });
    expect(winners(result)).toEqual([A]);
  });

  test('ISL-5.2 a tie is shared', () => {
    const result = ended({ seats: 4, owner: [A, B, C, D, A, B, C, D], oracle: [1, 0, 0, 0], gold: [2, 2, 2, 0] });
    expect(result.scores.map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
    expect(winners(result)).toEqual([A, B, C]);
  });
});

describe('the data', () => {
  test.each([
    [{ dieSides: 1 }, /^dieSides: expected a whole number from 2/],
    [{ isles: [] }, /^isles: expected a list of 4/],
    [{ score: {} }, /^score.isle: expected a whole number/],
  ])('a pack with %j is refused with the place that is wrong', (change, message) => {
    expect(() => loadPack(rules, { ...(rules.pack as object), ...change })).toThrowError(message);
  });
});

describe('what must always be true', () => {
  test.each([
    [{ gold: [-1, 0] }, ['somebody owes gold']],
    [{ units: [0, 2, 2, 2, 2, 2, 2, 2] }, ['isle 0 has an owner without units, or units without an owner']],
  ])('a position with %j is found to be broken', (change, problems) => {
    const match = ordering();
    Object.assign(match.s, change);
    expect(rules.invariants(match)).toEqual(problems);
  });
});

import { choose, Match, together } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { A, B, C, sealedAmounts, type Toy, toy } from './toys.ts';
import { codeOf, say, seen, start, word } from './turns.ts';

describe('undo', () => {
  test('takes back one answer after the other, across checkpoints, and the same answers lead to the same place', () => {
    const match = start();
    const states = [seen(match)];
    for (const key of ['stay', 'long', 'left', 'stay']) {
      match.answer(A, key);
      states.push(seen(match));
    }
    for (let number = 3; number >= 0; number--) {
      expect(match.canUndo(A)).toBe(true);
      match.undo(A);
      expect(seen(match)).toEqual(states[number]);
    }
    expect(match.canUndo(A)).toBe(false);
    say(match, 'stay', 'long', 'left', 'stay');
    expect(seen(match)).toEqual(states[4]);
  });

  test('goes back to a certain answer, or to the beginning of the turn', () => {
    const match = start();
    say(match, 'next', 'next', 'stay', 'stay', 'long');
    match.undoTo(A, 3);
    expect(match.history.map(({ key }) => key)).toEqual(['next', 'next', 'stay']);
    say(match, 'long', 'right');
    match.restartTurn(A);
    expect(match.number).toBe(2);
    expect(match.s.done).toEqual(['0:next', '1:next']);
    expect(codeOf(() => match.restartTurn(A))).toBe('cannot-undo');
  });

  test.each(['roll', 'show', 'draw'])('does not go back behind "%s"', (word) => {
    const match = start();
    say(match, 'stay', word);
    expect(match.canUndo(A)).toBe(false);
    expect(codeOf(() => match.undo(A))).toBe('cannot-undo');
    say(match, 'stay', 'stay');
    match.restartTurn(A);
    expect(match.number).toBe(2);
    for (const number of [-1, 0, 1, 2, 9]) expect(codeOf(() => match.undoTo(A, number))).toBe('cannot-undo');
  });

  test('does not go back behind the last thing drawn from a pool', () => {
    const match = start();
    say(match, 'draw', 'draw', 'draw');
    expect(match.s.pool).toEqual([]);
    expect(match.canUndo(A)).toBe(false);
  });

  test('does not touch what another seat has answered, nor what came before it', () => {
    const match = start();
    say(match, 'stay', 'next', 'stay');
    expect([A, B].map((seat) => match.canUndo(seat))).toEqual([false, true]);
    expect(codeOf(() => match.undoTo(B, 0))).toBe('cannot-undo');
    match.undo(B);
    expect([A, B].map((seat) => match.canUndo(seat))).toEqual([false, false]);
    expect(match.number).toBe(2);
  });

  test('remembers that somebody else had answered, also where no checkpoint lies between', () => {
    const inTurn = toy({
      *all(g) {
        for (const seat of [C, A, A, B]) yield* choose(seat, word, ['yes', 'no']);
        return g.s.round++ === 0 ? 'all' : null;
      },
    });
    const match = Match.start(inTurn, { seats: 3, seed: 'm' });
    match.answer(C, 'yes');
    for (const seat of [A, A, B]) match.answer(seat, 'no');
    match.undo(B);
    expect([A, B, C].map((seat) => match.canUndo(seat))).toEqual([false, false, false]);
    expect(codeOf(() => match.restartTurn(A))).toBe('cannot-undo');
  });

  test('is possible for whoever handed the turn on, until the next one answers', () => {
    const match = start();
    say(match, 'stay', 'next');
    expect(match.canUndo(A)).toBe(true);
    match.undo(A);
    expect(match.waiting).toEqual([{ seat: A, topic: 'word' }]);
  });

  test('is over when the match is, since its secrets are shown then', () => {
    const match = start();
    say(match, 'stay', 'end');
    expect(match.canUndo(A)).toBe(false);
    expect(codeOf(() => match.restartTurn(A))).toBe('cannot-undo');
  });

  test('leaves the dice as they were', () => {
    const [straight, winding] = [start(), start()];
    say(straight, 'roll', 'stay', 'roll');
    say(winding, 'roll', 'long', 'left');
    winding.restartTurn(A);
    say(winding, 'stay');
    winding.undo(A);
    say(winding, 'stay', 'roll');
    expect(winding.s.gold).toEqual(straight.s.gold);
    expect(winding.foreignOutcomes).toBe(0);
  });

  test('keeps the outcomes that a test has laid out for later', () => {
    const match = start();
    match.rig([7, 8]);
    say(match, 'roll', 'stay');
    match.undo(A);
    say(match, 'roll');
    expect(match.s.gold[A]).toBe(8);
    expect(match.history.map(({ chance }) => chance)).toEqual([[7], [8]]);
    expect(match.foreignOutcomes).toBe(2);
  });
});

describe('sealed answers', () => {
  const sealing = toy({
    *seal(g) {
      g.heading('round', { n: g.s.round });
      const bids = (yield* together(sealedAmounts(g))) as readonly number[];
      g.s.gold = g.s.gold.map((gold, seat) => gold - numberAt(bids, seat));
      if (bids.every((bid) => bid === 5)) throw new Error('a bug in the rules');
      g.emit('bids', { bids: [...bids] });
      g.s.round++;
      return g.s.round === 3 ? null : 'seal';
    },
  });
  const begin = (): Match<Toy> => Match.start(sealing, { seats: 3, seed: 's' });

  test('wait for all, in any order, and nobody sees them', () => {
    const match = begin();
    const before = [match.seatView(A), match.logFor(A)];
    match.answer(C, '4');
    expect(match.number).toBe(0);
    expect(match.waiting.map(({ seat }) => seat)).toEqual([A, B]);
    expect([{ ...match.seatView(A), waiting: [] }, match.logFor(A)]).toEqual([{ ...before[0], waiting: [] }, before[1]]);
    expect(codeOf(() => match.answer(C, '3'))).toBe('not-your-question');
    match.answer(A, '1');
    match.answer(B, '0');
    expect(match.history.map(({ seat, key }) => `${seat}:${key}`)).toEqual(['0:1', '1:0', '2:4']);
    expect(match.s.gold).toEqual([4, 5, 1]);
  });

  test('can be withdrawn until the last one comes in, and not afterwards', () => {
    const match = begin();
    match.answer(A, '1');
    expect([A, B].map((seat) => match.canUndo(seat))).toEqual([true, false]);
    match.undo(A);
    expect(match.waiting).toHaveLength(3);
    match.answer(A, '2');
    match.answer(B, '2');
    match.answer(C, '2');
    expect([A, B, C].map((seat) => match.canUndo(seat))).toEqual([false, false, false]);
    expect(match.s.gold).toEqual([3, 3, 3]);
  });

  test('stay sealed when the last one makes the rules fail', () => {
    const match = begin();
    match.answer(A, '5');
    match.answer(B, '5');
    const before = seen(match);
    expect(codeOf(() => match.answer(C, '5'))).toBe('rule-fault');
    expect(seen(match)).toEqual(before);
    match.answer(C, '0');
    expect(match.s.gold).toEqual([0, 0, 5]);
  });

  test('must be the first thing in their phase', () => {
    const late = toy({
      *late(g) {
        yield* choose(A, word, ['stay', 'next']);
        yield* together(sealedAmounts(g));
        return null;
      },
    });
    const match = Match.start(late, { seats: 2, seed: 'x' });
    expect(() => match.answer(A, 'stay')).toThrowError('"seal" asks several seats, so it must be the first thing in its phase');
    const rolled = toy({
      *rolled(g) {
        g.below(6);
        yield* together(sealedAmounts(g));
        return null;
      },
    });
    expect(codeOf(() => Match.start(rolled, { seats: 2, seed: 'x' }))).toBe('rule-fault');
  });
});

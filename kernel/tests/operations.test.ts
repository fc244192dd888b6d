import { type Match, type MatchRecord, readFile, recordOf, replay, type Seat } from '@pantheon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Toy } from './toys.ts';
import { codeOf, game, seen, start } from './turns.ts';

type Operation = { readonly answer: string } | { readonly undo: Seat } | { readonly restart: Seat } | { readonly undoTo: [Seat, number] };

const words = [
  'stay',
  'stay',
  'next',
  'next',
  'roll',
  'show',
  'draw',
  'long',
  'left',
  'right',
  'fail',
  'rollAndFail',
  'laterFail',
  'nonsense',
];
const seat = fc.nat(2).map((index) => index as Seat);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words).map((answer) => ({ answer })) },
  { weight: 2, arbitrary: seat.map((undo) => ({ undo })) },
  { weight: 1, arbitrary: seat.map((restart) => ({ restart })) },
  { weight: 1, arbitrary: fc.tuple(seat, fc.integer({ min: -1, max: 12 })).map((undoTo) => ({ undoTo })) },
);

/** Does it, or is refused; returns how. */
function carryOut(match: Match<Toy>, given: Operation): string {
  return codeOf(() => {
    if ('answer' in given) match.answer((match.waiting[0] as { seat: Seat }).seat, given.answer);
    else if ('undo' in given) match.undo(given.undo);
    else if ('restart' in given) match.restartTurn(given.restart);
    else match.undoTo(...given.undoTo);
  });
}

/** What can be seen, without who may undo: an answer taken back still ends the undo of the seat before. */
const shown = (match: Match<Toy>): unknown =>
  JSON.parse(JSON.stringify(seen(match), (key, value) => (key === 'canUndo' ? undefined : value)));

describe('any sequence of answers, undos and mistakes', () => {
  test('leads to the match that the surviving answers alone lead to', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const match = start(3);
        for (const given of operations) {
          const before = seen(match);
          const outcome = carryOut(match, given);
          if (outcome !== 'nothing was thrown') expect(seen(match)).toEqual(before);
        }
        const fresh = start(3);
        for (const { seat: who, key } of match.history) fresh.answer(who, key);
        expect(shown(match)).toEqual(shown(fresh));
        const read = readFile(JSON.stringify(recordOf(match))) as MatchRecord;
        expect(shown(replay(game, read))).toEqual(shown(match));
        expect(match.foreignOutcomes).toBe(0);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('never takes back a die, something shown or the answer of another', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const match = start(3);
        let settled: string[] = [];
        for (const given of operations) {
          carryOut(match, given);
          const answers = match.history.map(({ seat: who, key }) => `${who}:${key}`);
          expect(answers.slice(0, settled.length)).toEqual(settled);
          const last = match.history.findLastIndex(({ key, chance }) => chance.length > 0 || key === 'show' || key === 'draw');
          const foreign = match.history.findLastIndex(({ seat: who }) => who !== match.history.at(-1)?.seat);
          const barrier = Math.max(settled.length, last + 1, foreign + 1);
          settled = answers.slice(0, barrier);
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

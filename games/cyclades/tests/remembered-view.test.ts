import { Match, type Question, QuickDice, type Seat, sampleAnswer } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Cyclades } from '../rules/types.ts';

const ANSWERS = 160;

function answer(match: Match<Cyclades>, dice: QuickDice): void {
  for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
}

describe('what views remember of the board', () => {
  it.each([
    [3, 'usual'],
    [4, 'teams'],
    [2, 'usual'],
  ] as const)('is what they would work out afresh, with %s seats and sides "%s"', (seats, sides) => {
    const match = Match.start(rules, { seats, options: { sides }, seed: `views ${seats}` });
    const other = Match.start(rules, { seats: seats === 3 ? 4 : 3, seed: 'other' });
    const dice = new QuickDice(seats);
    const eyes: (Seat | null)[] = [...match.seats, null];
    while (!match.over && match.number < ANSWERS) {
      answer(match, dice);
      const remembered = eyes.map((seat) => JSON.stringify(rules.view(match, seat)));
      // Looking at another board in between makes all views forget this one.
      const afresh = eyes.map((seat) => {
        for (const reader of other.seats) rules.view(other, reader);
        return JSON.stringify(rules.view(match, seat));
      });
      expect(remembered).toEqual(afresh);
    }
  });
});

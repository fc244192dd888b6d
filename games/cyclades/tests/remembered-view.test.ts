import { Match, type Seat } from '@pantheon/kernel';
import { lookAlong } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';

const ANSWERS = 160;

describe('what views remember of the board', () => {
  it.each([
    [3, 'usual'],
    [4, 'teams'],
    [2, 'usual'],
  ] as const)('is what they would work out afresh, with %s seats and sides "%s"', (seats, sides) => {
    const match = Match.start(rules, { seats, options: { sides }, seed: `views ${seats}` });
    const other = Match.start(rules, { seats: seats === 3 ? 4 : 3, seed: 'other' });
    const eyes: (Seat | null)[] = [...match.seats, null];
    lookAlong(match, { seed: seats, answers: ANSWERS }, () => {
      const remembered = eyes.map((seat) => JSON.stringify(rules.view(match, seat)));
      // Looking at another board in between makes all views forget this one.
      const afresh = eyes.map((seat) => {
        for (const reader of other.seats) rules.view(other, reader);
        return JSON.stringify(rules.view(match, seat));
      });
      expect(remembered).toEqual(afresh);
    });
  });
});

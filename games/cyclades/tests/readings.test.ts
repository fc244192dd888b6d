import { Match, type Question, QuickDice, type Seat, sampleAnswer } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { alarms } from '../rules/alarms.ts';
import { incomes, yieldsOf } from '../rules/income.ts';
import { rules } from '../rules/index.ts';
import { closedAreas } from '../rules/movement.ts';
import { outlookOf } from '../rules/outlook.ts';
import type { Cyclades } from '../rules/types.ts';
import { readings } from './scene.ts';

const ANSWERS = 240;
/** A match is looked at after so many answers, a number that does not fall into step with its players. */
const EVERY = 7;

function answer(match: Match<Cyclades>, dice: QuickDice): void {
  for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
}

describe('what is read off a view', () => {
  it.each([
    [3, 'usual'],
    [4, 'teams'],
    [2, 'usual'],
  ] as const)('is what the rules say of the match itself, with %s seats and sides "%s"', (seats, sides) => {
    const match = Match.start(rules, { seats, options: { sides }, seed: `readings ${seats}` });
    const dice = new QuickDice(seats);
    const eyes: (Seat | null)[] = [...match.seats, null];
    let told = 0;
    while (!match.over && match.number < ANSWERS) {
      for (let n = 0; n < EVERY && !match.over; n++) answer(match, dice);
      for (const seat of eyes) {
        const seen = readings(match, seat);
        expect(seen.yields).toEqual(yieldsOf(match));
        expect(seen.closed).toEqual(closedAreas(match));
        expect(seen.factions.map(({ income }) => income)).toEqual(incomes(match));
        expect(seen.alarms).toEqual(alarms(match));
        expect(seen.outlook(seat)).toEqual(outlookOf(match, seat));
        told += seen.outlook(seat).reach.length;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

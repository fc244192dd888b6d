import { Match, type Seat } from '@pantheon/kernel';
import { lookAlong } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { alarms } from '../rules/alarms.ts';
import { incomes, yieldsOf } from '../rules/income.ts';
import { rules } from '../rules/index.ts';
import { closedAreas } from '../rules/movement.ts';
import { outlookOf } from '../rules/outlook.ts';
import { readings } from './scene.ts';

const ANSWERS = 240;
/** A match is looked at after so many answers, a number that does not fall into step with its players. */
const EVERY = 7;

describe('what is read off a view', () => {
  it.each([
    [3, 'usual'],
    [4, 'teams'],
    [2, 'usual'],
  ] as const)('is what the rules say of the match itself, with %s seats and sides "%s"', (seats, sides) => {
    const match = Match.start(rules, { seats, options: { sides }, seed: `readings ${seats}` });
    const eyes: (Seat | null)[] = [...match.seats, null];
    let told = 0;
    lookAlong(match, { seed: seats, answers: ANSWERS, every: EVERY }, () => {
      for (const seat of eyes) {
        const seen = readings(match, seat);
        expect(seen.yields).toEqual(yieldsOf(match));
        expect(seen.closed).toEqual(closedAreas(match));
        expect(seen.factions.map(({ income }) => income)).toEqual(incomes(match));
        expect(seen.alarms).toEqual(alarms(match));
        expect(seen.outlook(seat)).toEqual(outlookOf(match, seat));
        told += seen.outlook(seat).reach.length;
      }
    });
    expect(told).toBeGreaterThan(0);
  });
});

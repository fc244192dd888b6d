import { Match, type Seat } from '@pantheon/kernel';
import { lookAlong } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { handOf } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { roleCounts } from '../rules/roles.ts';
import { shopOf } from '../rules/shop.ts';
import { isAtWar, presence } from '../rules/units.ts';
import { goalOf } from '../rules/victory.ts';
import { readings } from './scene.ts';

const ANSWERS = 600;
/** A match is looked at after so many answers, a number that does not fall into step with its players. */
const EVERY = 7;

describe('what is read off a view', () => {
  it.each([
    [3, 'standard'],
    [4, 'long'],
    [5, 'roles'],
  ] as const)('is what the rules say of the match itself, with %s seats and the victory "%s"', (seats, victory) => {
    const match = Match.start(rules, { seats, options: { victory }, seed: `readings ${seats}` });
    const eyes: (Seat | null)[] = [...match.seats, null];
    let wares = 0;
    lookAlong(match, { seed: seats, answers: ANSWERS, every: EVERY }, () => {
      for (const seat of eyes) {
        const seen = readings(match, seat);
        expect(seen.counts).toEqual(roleCounts(match));
        expect(seen.goal).toBe(goalOf(match));
        expect(seen.wars).toEqual(
          presence(match).flatMap((sides, space) => (space < match.data.provinces && isAtWar(sides) ? [space] : [])),
        );
        for (const other of match.seats) expect(seen.shop(other)).toEqual(other === seat ? shopOf(match, other, handOf(match, other)) : []);
        wares += seen.shop(seat).length;
      }
    });
    expect(wares).toBeGreaterThan(0);
  });
});

import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { policy } from '../bot/policy.ts';
import type { Topics } from '../rules/topics.ts';
import { ana, type Table, table } from './scene.ts';

/** By payment that a bot looks at: how many cards it takes. */
const cardsPaid = (match: Table): number[] =>
  (policy.payment?.candidates?.(match, match.question(ana) as Topics['payment']) ?? []).map(
    ([, , , asFood = 0, asSilver = 0]) => asFood + asSilver,
  );

/** Ana before the Giant with so many cubes of Food and of Silver, and three cards. */
const beforeGiant = (cubes: number): Table => {
  const match = table((p) => p.stock(ana, cubes, cubes, 0).hand(ana, 'bom-k01', 'bom-k02', 'bom-k03').free(ana, 2));
  script(match, 'place=giant');
  return match;
};

describe('what bots look at when they pay', () => {
  it('no card where cubes are enough', () => {
    expect(new Set(cardsPaid(beforeGiant(4)))).toEqual(new Set([0]));
  });

  it('as few cards as it takes where they are not', () => {
    expect(new Set(cardsPaid(beforeGiant(0)))).toEqual(new Set([3]));
  });
});

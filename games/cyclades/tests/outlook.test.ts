import type { Seat } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { View } from '../rules/types.ts';
import { scene, seat } from './scene.ts';

describe('what could be taken, and what could be lost', () => {
  const match = (): ReturnType<typeof scene> =>
    scene((stage) =>
      stage
        .coins(9)
        .land('t02a-L2', 0, { troops: 2 })
        .sea('t07a-S1', 0)
        .sea('t07a-S3', 0)
        .land('t07a-L1', 1, { troops: 3, mercenaries: 1 })
        .turn(0, 'ares'),
    );
  const sight = (eyes: Seat | null): View => rules.view(match(), eyes);

  it('an enemy land over a naval bridge is within reach by its odds, a free one for certain', () => {
    const view = sight(seat(0));
    const reached = view.reach.map(({ area, odds }) => [view.areas[area], odds === 1] as const);
    expect(reached).toContainEqual(['t07a-L1', false]);
    expect(reached).toContainEqual(['t07a-L2', true]);
  });

  it('without a bridge of their own the others are no danger; everybody sees their own side', () => {
    const [mine, theirs] = [sight(seat(0)), sight(seat(1))];
    expect(mine.danger).toEqual([]);
    expect(theirs.danger.map(({ area, by, units }) => [theirs.areas[area], by, units])).toEqual([['t07a-L1', 0, 2]]);
  });

  it('a spectator has neither', () => {
    const view = sight(null);
    expect([view.reach, view.danger]).toEqual([[], []]);
  });
});

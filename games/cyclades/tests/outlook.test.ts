import { at, type Seat } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { readings, scene, seat } from './scene.ts';

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
  const outlook = (eyes: Seat | null) => {
    const position = match();
    const { reach, danger } = readings(position, eyes).outlook(eyes);
    const nameOf = (area: number): string => at(boardOf(position).placeIds, area);
    return {
      reach: reach.map(({ area, odds }) => [nameOf(area), odds === 1] as const),
      danger: danger.map(({ area, by, units }) => [nameOf(area), by, units] as const),
    };
  };

  it('an enemy land over a naval bridge is within reach by its odds, a free one for certain', () => {
    const { reach } = outlook(seat(0));
    expect(reach).toContainEqual(['t07a-L1', false]);
    expect(reach).toContainEqual(['t07a-L2', true]);
  });

  it('without a bridge of their own the others are no danger; everybody sees their own side', () => {
    expect(outlook(seat(0)).danger).toEqual([]);
    expect(outlook(seat(1)).danger).toEqual([['t07a-L1', 0, 2]]);
  });

  it('a spectator has neither', () => {
    expect(outlook(null)).toEqual({ reach: [], danger: [] });
  });
});

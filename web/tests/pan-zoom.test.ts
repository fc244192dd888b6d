import { describe, expect, it } from 'vitest';
import { held, keptInside, seenAt, showing, WHOLE } from '../kit/pan-zoom.ts';

const board = { width: 400, height: 200, round: false };

describe('panning and zooming a board', () => {
  it('keeps the point under the pointer where it is while zooming', () => {
    const near = showing(3, seenAt({ k: 2, x: -50, y: -20 }, [120, 80]), [120, 80]);
    expect(seenAt(near, [120, 80])).toEqual(seenAt({ k: 2, x: -50, y: -20 }, [120, 80]));
  });

  it('brings a view back that shows more than a margin beyond the board', () => {
    expect(keptInside(WHOLE, board)).toEqual(WHOLE);
    expect(keptInside({ k: 1, x: 500, y: 0 }, board)).toEqual({ k: 1, x: 100, y: 0 });
    expect(keptInside({ k: 1, x: -500, y: -90 }, board)).toEqual({ k: 1, x: -100, y: -50 });
    expect(keptInside({ k: 2, x: -1000, y: 0 }, board)).toEqual({ k: 2, x: -600, y: 0 });
  });

  it('lets a round world go on to both sides, not up and down', () => {
    expect(keptInside({ k: 1, x: 5000, y: 90 }, { ...board, round: true })).toEqual({ k: 1, x: 5000, y: 50 });
  });

  it('drags with one finger what lies under it', () => {
    expect(held({ k: 2, x: 0, y: 0 }, [{ at: [100, 60], on: [40, 20] }])).toEqual({ k: 2, x: 20, y: 20 });
  });

  it('pinches with two: what lay between them lies between them, and no nearer than is allowed', () => {
    const view = held(WHOLE, [
      { at: [100, 100], on: [140, 100] },
      { at: [300, 100], on: [240, 100] },
    ]);
    expect(view.k).toBe(2);
    expect(seenAt(view, [200, 100])).toEqual([190, 100]);
    const nearest = held(WHOLE, [
      { at: [0, 100], on: [199, 100] },
      { at: [400, 100], on: [201, 100] },
    ]);
    expect(nearest.k).toBe(6);
  });
});

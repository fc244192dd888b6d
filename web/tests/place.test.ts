import { describe, expect, it } from 'vitest';
import { isInside, overlap, type Point, thickestOf } from '../kit/geometry.ts';
import { landsUnder } from '../kit/lands-under.ts';
import { type Placing, placeIn } from '../kit/place.ts';

const island: readonly Point[] = Array.from({ length: 200 }, (_, at) => {
  const turn = (at / 200) * 2 * Math.PI;
  const wide = 90 + 12 * Math.sin(turn * 9);
  return [200 + wide * Math.cos(turn), 150 + wide * Math.sin(turn)] as const;
});
const boxes = (things: readonly Placing[], places: readonly Point[]) =>
  things.map(({ width, height }, at) => ({ x: places[at]?.[0] ?? 0, y: places[at]?.[1] ?? 0, width, height }));

describe('finding places on a board', () => {
  it('finds the middle of where most things lie close together', () => {
    const spread: readonly Point[] = [
      [0, 0],
      [400, 10],
      [440, 50],
      [420, 90],
    ];
    expect(thickestOf(spread, 100)).toEqual([420, 50]);
    expect(thickestOf([], 100)).toBeNull();
  });

  it('takes the wished place where it is free', () => {
    expect(placeIn(island, [{ width: 20, height: 10, near: [190, 140] }])).toEqual([[190, 140]]);
  });

  it('lets nothing cover another thing or what stands there, and keeps all inside', () => {
    const taken = [{ x: 200, y: 150, width: 60, height: 30 }];
    const things = Array.from({ length: 8 }, () => ({ width: 36, height: 22 }));
    const placed = boxes(things, placeIn(island, things, taken));
    const all = [...taken, ...placed];
    for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(0.001);
    for (const { x, y } of placed) expect(isInside([x, y], island)).toBe(true);
  });

  it('puts the name of a small island beside it where it may stand outside', () => {
    const small = island.map(([x, y]): Point => [x / 8, y / 8]);
    const [at] = placeIn(small, [{ width: 60, height: 14, outside: true }], [{ x: 25, y: 18.75, width: 22, height: 22 }]);
    expect(overlap({ x: 25, y: 18.75, width: 22, height: 22 }, { x: at?.[0] ?? 25, y: at?.[1] ?? 18.75, width: 60, height: 14 })).toBe(0);
  });

  it('keeps off a place that something else speaks against, as the land does against the name of a sea', () => {
    const onLand = ({ x, width }: { x: number; width: number }): number => (x - width / 2 < 200 ? 600 : 0);
    const [at] = placeIn(island, [{ width: 40, height: 14, near: [190, 150], against: onLand }]);
    expect((at?.[0] ?? 0) - 20).toBeGreaterThanOrEqual(200);
  });

  it('tells how much of a box lies on lands, also where it leaves the chart, and leaves one land out', () => {
    const square = (left: number): readonly Point[] => [
      [left, 60],
      [left + 60, 60],
      [left + 60, 120],
      [left, 120],
    ];
    const onLands = landsUnder([square(60), square(180), island.map(([x, y]): Point => [x, y + 200])], { width: 400, height: 500 });
    expect(onLands({ x: 90, y: 90, width: 36, height: 36 })).toBe(1);
    expect(onLands({ x: 90, y: 90, width: 36, height: 36 }, 0)).toBe(0);
    expect(onLands({ x: 90, y: 90, width: 36, height: 36 }, 1)).toBe(1);
    expect(onLands({ x: 150, y: 90, width: 240, height: 12 })).toBeCloseTo(0.5, 1);
    expect(onLands({ x: 150, y: 90, width: 240, height: 12 }, 1)).toBeCloseTo(0.25, 1);
    expect(onLands({ x: 200, y: 350, width: 100, height: 100 })).toBe(1);
    expect(onLands({ x: 0, y: 500, width: 60, height: 60 })).toBe(0);
  });
});

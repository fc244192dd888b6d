import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OutlineJson, packed, unpacked } from '../build/steps.ts';

const games = new URL('../../games/', import.meta.url);
const maps = readdirSync(games).filter((game) => readdirSync(new URL(`${game}/data`, games)).includes('map.json'));

describe('outlines on their way to the page', () => {
  it.each(maps)('of %s arrive as they are in the file', (game) => {
    const map = JSON.parse(readFileSync(new URL(`${game}/data/map.json`, games), 'utf8')) as OutlineJson;
    const sent = JSON.stringify(packed(map));
    expect(JSON.stringify(unpacked(JSON.parse(sent)))).toBe(JSON.stringify(map));
    expect(sent.length).toBeLessThanOrEqual(JSON.stringify(map).length);
  });

  it('keep halves, tenths, what lies below nothing, and what lies on no grid', () => {
    const lines: OutlineJson = [
      [
        [0.5, -3],
        [-2, 7.5],
        [1000, 0],
      ],
      [
        [0.1, 0.2],
        [0.3, 0.7],
        [12.9, 5],
      ],
      [
        [0.123, 1],
        [2, 3],
        [4, 5],
      ],
      [],
      [[1, 2]],
    ];
    expect(unpacked(JSON.parse(JSON.stringify(packed(lines))))).toEqual(lines);
    expect(packed(lines)).toEqual(['~2,CJ4008 ,Lqd', '~10,CE252 ,EK86 ', (lines as OutlineJson[])[2], [], [[1, 2]]]);
  });

  it('write a border once, in whichever way the neighbour runs along it', () => {
    const border = [
      [10, 0],
      [11, 3],
      [9, 6],
      [10, 10],
    ];
    const areas: OutlineJson = {
      left: [[0, 0], ...border, [0, 10]],
      right: [[20, 10], ...border.toReversed(), [20, 0]],
      both: [...border, [30, 10], [30.5, 0]],
    };
    const sent = packed(areas) as { readonly [area: string]: string };
    expect(unpacked(JSON.parse(JSON.stringify(sent)))).toEqual(areas);
    expect(sent.right).toBe('~1,oU,UA,CIH');
  });

  it('come back as points of their own, so that nobody changes a neighbour', () => {
    const line = [
      [1, 2],
      [3, 4],
      [5, 6],
    ];
    const [one, other] = unpacked(packed([line, line])) as [number[][], number[][]];
    expect(other).toEqual(one);
    expect(other[0]).not.toBe(one[0]);
  });

  it('refuse a text that looks like one', () => {
    expect(() => packed({ name: '~1,0,0' })).toThrow('~1,0,0');
  });
});

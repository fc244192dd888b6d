import { describe, expect, it } from 'vitest';
import { features, measure } from '../bot/features.ts';
import type { G } from '../rules/types.ts';
import { type Scene, scene, seatNamed } from './scene.ts';

/** A feature of Greece when it builds. */
const greek = (feature: (typeof features)[number], change: (table: Scene) => Scene): number => {
  const table = change(scene('greece rome carthage').own('greece', 'athenae creta macedonia'));
  const match = table
    .edit((s) => {
      s.stage = 'building';
    })
    .turnOf('greece')
    .play('building');
  return measure(match as unknown as G, seatNamed(match, 'greece'))[features.indexOf(feature)] as number;
};

describe('what a bot sees', () => {
  it('MAR-1.4 a site where no token is left to build with is not free', () => {
    const sites = greek('freeSites', (table) => table);
    const noCities = greek('freeSites', (table) =>
      table.edit((s) => {
        s.supply[0] = 0;
      }),
    );
    expect(sites / noCities).toBeCloseTo(9 / 5);
  });

  it('MAR-6.19 two of four taxes are for the next turn', () => {
    expect(greek('taxes', (table) => table.hand('greece', '4 tax'))).toBe(2);
    expect(greek('combination', (table) => table.hand('greece', '4 tax'))).toBe(0);
    expect(greek('combination', (table) => table.hand('greece', '5 tax'))).toBeGreaterThan(0);
  });
});

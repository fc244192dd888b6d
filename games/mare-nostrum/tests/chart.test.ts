import { isInside } from '@pantheon/web/kit';
import { describe, expect, it } from 'vitest';
import { chartOf, placeNames } from '../board/layout.ts';
import { rules } from '../rules/index.ts';

const data = rules.read(rules.pack);
const chart = chartOf(data);
const printed = [...data.map.provinces, ...data.map.seas].map(({ name }) => name);
const GROWTHS = [1, 1.2, 1.5];

/** The names of the seas at a size of the letters, as far as they find a place. */
const seasAt = (growth: number, language: 'en' | 'it') => {
  const names = placeNames(chart, [], growth, (ref) => printed[data.spaces.findIndex((space) => space.ref === ref)]?.[language] ?? '');
  return chart.spaces.flatMap((space) => (space.land ? [] : [{ space, placed: names.get(space.ref) }]));
};

describe('the names on the chart', () => {
  it.each(GROWTHS)('no sea is named on land or in another sea, with letters %d times as large', (growth) => {
    for (const language of ['en', 'it'] as const)
      for (const { space, placed } of seasAt(growth, language)) {
        if (placed === undefined) continue;
        expect(chart.onLand(placed.box), placed.name).toBe(0);
        expect(isInside([placed.box.x, placed.box.y], space.points), placed.name).toBe(true);
      }
  });

  it('at the usual size nearly every sea is named', () => {
    for (const language of ['en', 'it'] as const)
      expect(seasAt(1, language).filter(({ placed }) => placed !== undefined).length).toBeGreaterThanOrEqual(10);
  });
});

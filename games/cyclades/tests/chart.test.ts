import { Match } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { grown, overlap, type PlacedNames } from '@pantheon/web/kit';
import { describe, expect, it } from 'vitest';
import { arrange } from '../board/groups.tsx';
import { type Chart, chartOf, placeNames, UNIT } from '../board/layout.ts';
import { boardKey } from '../data/board.ts';
import { rules } from '../rules/index.ts';
import { readingsOf } from '../rules/readings.ts';
import { text } from '../text/index.ts';

const data = rules.read(rules.pack);
const LANGUAGES = ['en', 'it'] as const;
const GROWTHS = [1, 1.2, 1.4];
const LATE = 700;
/** A name is estimated a little larger than its letters: so much of a piece may lie in that. */
const HAIR = 0.02;

const namesOn = (chart: Chart, growth: number, language: 'en' | 'it'): PlacedNames =>
  placeNames(chart, growth, (area) => text.term?.(area, language, data)?.name ?? '');

describe('the chart', () => {
  it.each(data.map.layouts.map(({ id, side, placements }) => ({ id, key: boardKey(side, placements) })))(
    'names no island of $id over another name',
    ({ key }) => {
      const chart = chartOf(data, key);
      for (const growth of GROWTHS)
        for (const language of LANGUAGES) {
          const names = [...namesOn(chart, growth, language).values()];
          expect(names).toHaveLength(chart.areas.filter(({ land }) => land).length);
          for (const [at, { name, box }] of names.entries())
            for (const other of names.slice(at + 1)) expect(overlap(box, other.box), `${name} and ${other.name} at ${growth}`).toBe(0);
        }
    },
  );

  it.each(GROWTHS)('covers no name with a piece late in a match, with pieces %d times as large', (growth) => {
    const match = Match.start(rules, { seats: 4, seed: 'chart' });
    playOn(match, 7, ({ number }) => number > LATE);
    const view = rules.view(match, null);
    const chart = chartOf(data, view.board);
    const unit = grown(UNIT, growth);
    for (const language of LANGUAGES) {
      const names = namesOn(chart, growth, language);
      const pieces = [...arrange(chart, view, readingsOf(view, data), names, growth).values()].flatMap(({ groups }) => groups);
      expect(pieces.length).toBeGreaterThan(chart.areas.length / 2);
      for (const { key, at } of pieces)
        for (const { name, box } of names.values())
          expect(overlap(box, { x: at[0], y: at[1], ...unit }), `${key} on ${name}`).toBeLessThan(HAIR * unit.width * unit.height);
    }
  });
});

import { catalog } from '@pantheon/catalog';
import { describe, expect, test } from 'vitest';
import kept from '../operations.json' with { type: 'json' };
import { type Operations, operationsOf } from '../operations.ts';

const TOLERANCE = 0.05;

const keptOf = (id: string): Operations | undefined => (kept as { readonly [id: string]: Operations })[id];

/** What has become more or less by more than the tolerance, in words. */
function deviations(before: Operations, now: Operations): string[] {
  return (Object.keys(now) as (keyof Operations)[]).flatMap((name) => {
    const change = (now[name] - before[name]) / Math.max(1, before[name]);
    return Math.abs(change) <= TOLERANCE ? [] : [`${name}: ${before[name]} → ${now[name]} (${(100 * change).toFixed(1)} %)`];
  });
}

describe('what a game does for its first answers', () => {
  // Clocks are noisy, counts are not. After a change that is meant: `npm run operations`, and read the difference before you commit it.
  test.each(catalog)('of $id is what it was, within five per cent', async ({ id, load }) => {
    const { rules } = await load();
    const before = keptOf(id);
    if (before === undefined) throw new Error(`npm run operations keeps the figures of ${id}`);
    expect(deviations(before, operationsOf(rules))).toEqual([]);
  });

  test('is the same whenever it is counted', async () => {
    const { rules } = await (catalog[0] as (typeof catalog)[number]).load();
    const first = operationsOf(rules);
    expect(operationsOf(rules)).toEqual(first);
  });

  test('tells what has become more', () => {
    const before = { ...(keptOf('isles') as Operations), viewReads: 100 };
    expect(deviations(before, { ...before, viewReads: 104 })).toEqual([]);
    expect(deviations(before, { ...before, viewReads: 106 })).toEqual(['viewReads: 100 → 106 (6.0 %)']);
  });
});

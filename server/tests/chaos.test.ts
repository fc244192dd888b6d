import { describe, expect, it } from 'vitest';
import { chaos } from './chaos/chaos.ts';
import { wrongs } from './chaos/findings.ts';
import { chaosPreset } from './chaos/options.ts';
import { chaosBundles } from './harness/chaos-bundles.ts';

const LONG = process.env.PANTHEON_DEEP ? 5 : 0.3;

describe('a world in which everything fails', () => {
  // The machine may be busy with other tests: what must be quick is measured by `npm run test:chaos`.
  it(
    'loses nothing that was acknowledged, shows nobody what is not theirs, and goes on',
    async () => {
      const { findings, violations } = await chaos({
        ...chaosPreset,
        nodes: 2,
        minutes: LONG,
        atOnce: 2,
        people: 5,
        seed: process.env.PANTHEON_SEED ?? 'a small chaos',
        notice: 90_000,
        recovery: 90_000,
        patience: 180_000,
        bundles: await chaosBundles(),
      });
      expect(violations).toEqual([]);
      expect(wrongs(findings)).toEqual({});
      expect(findings.acknowledged).toBeGreaterThan(20);
      expect(findings.judged).toBeGreaterThan(100);
      expect(Object.keys(findings.troubles).length).toBeGreaterThan(3);
    },
    600_000 + LONG * 60_000,
  );
});

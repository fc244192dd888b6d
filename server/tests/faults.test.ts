import { describe, expect, it } from 'vitest';
import { chaos } from './chaos/chaos.ts';
import { wrongs } from './chaos/findings.ts';
import { faultsPreset } from './chaos/options.ts';
import { chaosBundles } from './harness/chaos-bundles.ts';

describe('servers that are killed without warning', () => {
  it('lose nothing that was acknowledged, double nothing, and go on with every match', async () => {
    const { findings } = await chaos({
      ...faultsPreset,
      kills: 3,
      nodes: 2,
      atOnce: 3,
      calm: 12,
      seed: 'a small storm',
      // The machine may be busy with other tests.
      recovery: 60_000,
      bundles: await chaosBundles(),
    });
    expect(findings.kills).toBe(3);
    expect(findings.acknowledged).toBeGreaterThan(20);
    expect(wrongs(findings)).toEqual({});
  }, 400_000);
});

import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { build, outputOf } from '../../scripts/build.mjs';
import { underLock } from '../store/lock.ts';
import { storm } from './faults/storm.ts';
import { stopTests } from './harness/server.ts';

describe('servers that are killed without warning', () => {
  afterAll(stopTests);

  it('lose nothing that was acknowledged, double nothing, and go on with every match', async () => {
    await underLock(path.join(os.tmpdir(), 'pantheon-tests-build.lock'), () => build(['server/main.ts']));
    const { acknowledged, kills, ...rest } = await storm({
      kills: 3,
      nodes: 2,
      matches: 0,
      atOnce: 3,
      calm: 12,
      seed: 'a small storm',
      port: 18_700 + (process.pid % 1000),
      server: outputOf('server/main.ts'),
      worker: pathToFileURL(outputOf('server/worker.ts')),
    });
    expect(kills).toBe(3);
    expect(acknowledged).toBeGreaterThan(20);
    expect(rest).toMatchObject({ lost: 0, doubled: 0, gaps: 0, diverged: 0, stuck: 0 });
  }, 300_000);
});

import os from 'node:os';
import path from 'node:path';
import { build, outputOf } from '../../../scripts/build.mjs';
import { underLock } from '../../store/lock.ts';
import { type Bundles, SOURCES } from '../chaos/options.ts';

/** The bundles that a chaos of a test runs. */
export async function chaosBundles(): Promise<Bundles> {
  await underLock(path.join(os.tmpdir(), 'pantheon-tests-build.lock'), () => build(Object.values(SOURCES)));
  const { node, worker, keeper, clock } = SOURCES;
  return { node: outputOf(node), worker: outputOf(worker), keeper: outputOf(keeper), clock: outputOf(clock) };
}

import { SOURCES } from '../chaos/options.ts';
import { withBuiltServer } from '../harness/built-server.ts';
import { builtFrom } from '../harness/bundles.ts';
import { watchSubscriptions } from '../harness/subscriptions.ts';
import { type Drilled, type DrillTools, none } from './drill.ts';

const CHANGES = 10_000;

/** Ten thousand changes of who sits where and who may look, and nobody is sent a byte of somebody else's. */
export async function drillSubscriptions({ tell }: DrillTools): Promise<Drilled> {
  const seed = process.env.PANTHEON_SEED ?? 'subscriptions';
  const { node: bundle } = await builtFrom(SOURCES);
  return withBuiltServer({ bundle, nodes: 2, env: { PANTHEON_TEST_JOBS: 'no' } }, async ({ nodes, store, deaths, errors }) => {
    const urls = nodes.map(({ url }) => url);
    const { seen, counts, foreign } = await watchSubscriptions({ urls, db: store.db }, CHANGES, seed, tell);
    const made = [...counts.values()].reduce((sum, times) => sum + times, 0);
    return {
      figures: `${made} changes (seed "${seed}"), ${seen} messages compared, ${foreign.length} foreign`,
      missed: [
        ...none('foreign message', foreign),
        ...none('death', deaths),
        ...none('error', errors),
        ...(made === CHANGES ? [] : [`${made} changes were made`]),
      ],
    };
  });
}

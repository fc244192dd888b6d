import { connect, type Store } from '../../store/connect.ts';
import { Crowd } from './crowd.ts';
import type { Findings } from './findings.ts';
import { Harm } from './harm.ts';
import { noteHistory } from './history.ts';
import type { ChaosOptions } from './options.ts';
import { Players } from './players.ts';
import { awaitBots, awaitNews, survey } from './survey.ts';
import { Watchers } from './watchers.ts';
import { blow } from './weather.ts';
import { World } from './world.ts';

/** What was found, and the first of the violations in words. */
export interface Outcome {
  readonly findings: Findings;
  readonly violations: readonly string[];
}

/**
 * People play, come and go, watch, and some of them mean harm, while nodes and the database are killed and frozen, lines are cut or fall
 * silent, the disk is full and clocks are wrong. In the end everything that people were told must be in the records, nobody may have seen
 * what was not theirs, and everything must go on. `weather` is what happens to the world.
 */
export async function chaos(options: ChaosOptions, weather: (world: World) => Promise<void> = blow): Promise<Outcome> {
  const world = await World.open(options);
  const watchers = new Watchers(world);
  try {
    await withStore(world, noteHistory);
    world.health.begin();
    await rage(world, watchers, weather);
    await withStore(world, async (store) => {
      await awaitBots(world, store);
      await awaitNews(world, store, watchers);
    });
    watchers.close();
    world.health.close();
    world.health.judge();
    await Promise.all(world.stations.map(({ node }) => node.end('SIGTERM')));
    world.say('the records are compared with what people were told');
    await survey(world, watchers);
    world.findings.failedStarts = world.stations.reduce((sum, { node }) => sum + node.failedStarts, 0);
    return { findings: world.findings, violations: world.violations };
  } finally {
    watchers.close();
    await world.close();
  }
}

async function rage(world: World, watchers: Watchers, weather: (world: World) => Promise<void>): Promise<void> {
  const crowd = new Crowd(world, watchers);
  const players = new Players(world, watchers);
  const harm = new Harm(world, watchers);
  if (world.options.people > 0) await crowd.begin();
  const storm = weather(world).finally(() => {
    world.isCalm = true;
    world.health.calm();
    world.say('no more trouble comes');
  });
  await Promise.all([storm, players.play(), harm.act(), ...(world.options.people > 0 ? [crowd.act()] : [])]);
  if (world.options.people > 0) await crowd.goOn();
}

async function withStore(world: World, task: (store: Store) => Promise<void>): Promise<void> {
  const store = connect(world.database.url, { connections: 2 });
  try {
    await task(store);
  } finally {
    await store.close();
  }
}

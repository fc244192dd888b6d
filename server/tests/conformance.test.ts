import { setImmediate as breath } from 'node:timers/promises';
import { catalog } from '@pantheon/catalog';
import { Census, firstDifference, newcomerAt, personAt, ScriptRun, ScriptWriter, STRANGER, type TestGame } from '@pantheon/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGame } from '../../table/tests/games.ts';
import type { ServerNode } from '../node.ts';
import { Crowd, ServerHost, SpokenMemoryHost, type TestNode, testNode } from './harness/conformance-host.ts';
import { type TestDatabase, testDatabase } from './harness/postgres.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

/** What a batch may take, in milliseconds: the machine may be busy with much else. */
const PATIENCE = 600_000;

const times = process.env.PANTHEON_DEEP ? 5 : 1;
const batches = Array.from({ length: 10 * times }, (_, batch) => ({ name: `batch ${batch}`, tables: 20, rounds: 9 }));

/** What must have happened, or these scripts prove little. */
const needed = [
  ...['answer', 'undo', 'redo', 'take-back', 'out-of-time', 'returned', 'resigned', 'joined', 'paused', 'upgraded', 'ordered'].map(
    (kind) => `entry: ${kind}`,
  ),
  ...['forbidden', 'paused', 'not-running', 'stale', 'id-reused', 'not-found', 'cannot-undo'].map((code) => `refused: ${code}`),
  ...['answer by bot', 'answer by order', "an order's answer taken back", 'reopened by same rules', 'reopened by later rules'],
];

const clock = { now: 0 };
let database: TestDatabase;
let servers: TestServer[];
let nodes: TestNode[];
let crowd: Crowd;

beforeAll(async () => {
  database = await testDatabase();
  const common = { database, jobs: false, now: () => clock.now, config: { secretPause: 0, ruleLimit: 60_000 } } as const;
  servers = [
    await testServer({ ...common, worker: 'server/worker.ts' }),
    await testServer({ ...common, worker: 'server/tests/fixtures/worker-later.ts' }),
  ];
  nodes = servers.map(({ nodes: [node], urls: [url] }) => testNode(node as ServerNode, url as string));
  const { db } = (nodes[0] as TestNode).node.services;
  // However busy the machine is, no time is given back to clocks that are not real.
  await db
    .insertInto('nodes')
    .values({ id: 'always', started_at: new Date(), seen_at: new Date('2100-01-01'), sockets: 0, matches: 0 })
    .execute();
  const seats = Array.from({ length: 12 }, (_, seat) => [personAt(seat), newcomerAt(seat)]);
  crowd = await Crowd.of(servers[0]?.urls[0] as string, ['the host', STRANGER, ...seats.flat()]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
  await stopTests();
});

describe.each(catalog.map(({ id }) => id))('at every table of %s', (id) => {
  let game: TestGame;
  const census = new Census();
  beforeAll(async () => {
    game = await testGame(id);
  });

  it.each(batches)('everybody is told the same by the server: $name', { timeout: PATIENCE }, async ({ name, ...size }) => {
    const limits = { upgrades: nodes.length - 1, standIns: false, breathe: () => breath() };
    const reference = new SpokenMemoryHost(game);
    const { script, transcript } = await ScriptWriter.write(game, `${id} ${name}`, { ...size, ...limits }, census, reference);
    const host = new ServerHost(game, crowd, nodes, clock);
    const found = await ScriptRun.play(host, script);
    await host.close();
    expect(firstDifference(transcript, found)).toBeNull();
  });

  it('everything happens there that can', () => {
    expect(needed.filter((what) => census.of(what) === 0)).toEqual([]);
  });
});

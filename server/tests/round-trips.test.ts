import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dice, QuickDice } from '@pantheon/kernel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MatchUpdate } from '../api/index.ts';
import type { ServerNode } from '../node.ts';
import { type Client, type Live, requestId } from './harness/client.ts';
import { anyKey, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

/** What is asked of the database by all that one request brings about, and by nothing else that the server does. */
const asked = new AsyncLocalStorage<string[]>();

const WARM = 8;
const COUNTED = 24;

let server: TestServer;
beforeAll(async () => {
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]): unknown {
    const [what] = words as [string | { readonly text: string }];
    asked.getStore()?.push(typeof what === 'string' ? what : what.text);
    return Reflect.apply(query, this, words);
  });
  // Each connection keeps the function that it finds when it is opened.
  server = await testServer({ jobs: false, worker: 'server/worker.ts' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  await stopTests();
});

/** A player who follows the table, and what they were told last. */
interface Listener {
  readonly player: Client;
  readonly live: Live;
  readonly connection: string;
  latest: MatchUpdate;
}

async function listen(player: Client, table: string): Promise<Listener> {
  const live = await player.live();
  const { connection } = await live.until('hello');
  live.say({ type: 'follow', table });
  const { update: latest } = await live.until('update');
  await live.until('presence', (message) => message.table === table);
  return { player, live, connection, latest };
}

/** Gives any answer; returns what was asked of the database until all others have heard of it. */
async function answer(table: string, listeners: readonly Listener[], dice: Dice): Promise<readonly string[]> {
  const asking = listeners.find(({ latest }) => latest.sight.question !== null) as Listener;
  const { moment, sight } = asking.latest;
  const command = { kind: 'answer', key: anyKey(sight.question as NonNullable<typeof sight.question>, dice) };
  const statements: string[] = [];
  const { app } = server.nodes[0] as ServerNode;
  const { host } = new URL(asking.player.url);
  const request = {
    method: 'POST' as const,
    url: `/api/tables/${table}/commands`,
    headers: { ...asking.player.headers(), host },
    payload: { id: requestId(), expected: moment, command, connection: asking.connection },
  };
  const reply = await asked.run(statements, async () => await app.inject(request));
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.stringContaining('moment')]);
  asking.latest = (reply.json() as { update: MatchUpdate }).update;
  for (const other of listeners)
    if (other !== asking) other.latest = (await other.live.until('update', ({ update }) => update.moment === asking.latest.moment)).update;
  return statements;
}

it('an answer at a table of four, heard by all, is one statement of the database', async () => {
  const { table, players } = await sitDown(server.urls, 4, { game: 'bomarzo' });
  const listeners = await Promise.all(players.map((player) => listen(player, table.id)));
  const dice = new QuickDice('round trips');
  // Whose session it is and what the table is has to be read once.
  for (let given = 0; given < WARM; given++) await answer(table.id, listeners, dice);
  const counts: number[] = [];
  for (let given = 0; given < COUNTED; given++) counts.push((await answer(table.id, listeners, dice)).length);
  expect(counts).toEqual(Array(COUNTED).fill(1));
  await Promise.all(listeners.map(({ live }) => live.close()));
});

it('no index of tables holds what every answer changes: the row is renewed in place', async () => {
  const { rows } = await (server.nodes[0] as ServerNode).services.store.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'tables'`,
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { indexdef } of rows) expect(indexdef).not.toMatch(/\b(entries|moment|waiting|round|state|deadline|alarm)\b/);
});

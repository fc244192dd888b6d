import { catalog } from '@pantheon/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const ANSWERS = 12;

describe('every game of the catalog', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ worker: 'server/worker.ts' });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it.each(catalog.map(({ id }) => id))('%s is offered, set up, played and found in the lists', async (game) => {
    const { rules } = (await catalog.find(({ id }) => id === game)?.load()) ?? {};
    const sitting = await sitDown(server.urls, rules?.players.min ?? 0, { game, more: { public: true } });
    expect(await playOn(sitting, game, ANSWERS)).toBe(ANSWERS);
    const [player] = sitting.players as [Client];
    expect((await player.call('GET /api/games')).map(({ id }) => id)).toContain(game);
    const { tables } = await player.call('GET /api/tables', { query: { list: 'watch', game } });
    expect(tables.map(({ id }) => id)).toEqual([sitting.table.id]);
  });
});

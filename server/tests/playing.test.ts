import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestId } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('playing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('plays whole matches of both games to the end, and then shows seed and record', async () => {
    for (const game of ['isles', 'bomarzo']) {
      const sitting = await sitDown(server.urls, 3, { game });
      await playOn(sitting, game);
      const [player] = sitting.players;
      const table = await player?.call('GET /api/tables/:table', { params: { table: sitting.table.id } });
      expect(table).toMatchObject({ status: 'finished', ending: 'played', waiting: [] });
      const update = await player?.match(sitting.table.id);
      expect(update?.sight.seed).toEqual(expect.any(String));
      const record = await player?.call('GET /api/tables/:table/record', { params: { table: sitting.table.id } });
      expect(record).toMatchObject({ format: 'pantheon-record', game, seed: update?.sight.seed });
    }
  }, 60_000);

  it('takes an answer once, however often it is sent', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada] = players as [(typeof players)[number], ...typeof players];
    const before = await ada.match(table.id);
    const id = requestId();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.answer(table.id, before.moment, '1', id)));
    expect(new Set(replies.map(({ moment }) => moment))).toEqual(new Set([before.moment + 1]));
    expect(
      await ada.refused('POST /api/tables/:table/answers', {
        params: { table: table.id },
        body: { id, expected: before.moment, key: '2' },
      }),
    ).toBe('id-reused');
    expect((await ada.match(table.id)).moment).toBe(before.moment + 1);
  });
});

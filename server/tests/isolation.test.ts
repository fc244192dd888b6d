import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAdmin } from '../admin/overview.ts';
import { Client, requestId } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('a table whose rules fail', () => {
  let server: TestServer;
  let admin: Client;
  beforeAll(async () => {
    server = await testServer({ config: { ruleLimit: 1500 } });
    admin = new Client(server.urls[0] as string);
    await admin.call('POST /api/account', { body: { name: 'Warden', password: 'watching over all of it' } });
    const [node] = server.nodes;
    if (node !== undefined) await setAdmin(node.services.db, 'warden', true);
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it.each(['throw', 'loop', 'swell'])(
    'is frozen when they %s, with its record, while all others go on',
    async (deed) => {
      const other = await sitDown(server.urls, 2);
      await playOn(other, 'other', 4);
      const { table, players } = await sitDown(server.urls, 2, { game: 'faulty' });
      const [ada, bob] = players as [Client, Client];
      const at = { params: { table: table.id } };
      await ada.answer(table.id, 1, 'nothing');
      const before = await bob.match(table.id);
      expect(await bob.refused('POST /api/tables/:table/answers', { ...at, body: { id: requestId(), expected: 2, key: deed } })).toBe(
        'frozen',
      );
      expect(await ada.call('GET /api/tables/:table', at)).toMatchObject({ status: 'frozen', moment: 2 });
      expect(await ada.refused('POST /api/tables/:table/answers', { ...at, body: { id: requestId(), expected: 2, key: 'nothing' } })).toBe(
        'frozen',
      );
      expect((await bob.match(table.id)).sight).toEqual(before.sight);
      expect(await playOn(other, 'goes on', 4)).toBe(4);

      const { report } = await ada.call('POST /api/tables/:table/report', { ...at, body: { text: 'it stopped' } });
      const kept = await admin.call('GET /api/admin/reports/:id', { params: { id: report } });
      expect(kept.report).toMatchObject({ table: table.id, text: 'it stopped', fault: expect.stringContaining('enter:') });
      expect(kept.record).toMatchObject({ setup: { game: 'faulty' }, entries: [{ kind: 'start' }, { kind: 'answer', key: 'nothing' }] });

      expect(await admin.call('POST /api/admin/tables/:table/thaw', at)).toMatchObject({ status: 'running', moment: 2 });
      await bob.answer(table.id, 2, 'end');
      expect(await ada.call('GET /api/tables/:table', at)).toMatchObject({ status: 'finished' });
    },
    30_000,
  );

  it('does not stop for a bot that fails: any legal answer is given instead', async () => {
    const ada = await Client.guest(server.urls[0] as string);
    const table = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'oracle' }] },
    });
    const [node] = server.nodes;
    await node?.services.db
      .updateTable('seats')
      .set({ level: 'no such bot' })
      .where('table_id', '=', table.id)
      .where('seat', '=', 1)
      .execute();
    await ada.call('POST /api/tables/:table/start', { params: { table: table.id } });
    await expect.poll(async () => (await ada.match(table.id)).sight.waiting.map(({ seat }) => seat), { timeout: 20_000 }).toEqual([0]);
  });

  it('can be stopped and let go on by hand', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const at = { params: { table: table.id } };
    expect(await admin.call('POST /api/admin/tables/:table/freeze', { ...at, body: { reason: 'a look' } })).toMatchObject({
      status: 'frozen',
    });
    expect((await admin.call('GET /api/admin/tables', { query: { status: 'frozen' } })).map(({ id }) => id)).toContain(table.id);
    await admin.call('POST /api/admin/tables/:table/thaw', at);
    await (players[0] as Client).answer(table.id, 1, '0');
    const overview = await admin.call('GET /api/admin/overview');
    expect(overview.nodes).toHaveLength(1);
    expect(overview.openReports).toBeGreaterThan(0);
  });
});

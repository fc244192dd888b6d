import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, requestId } from './harness/client.ts';
import { playOn, type Sitting, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('those who run the server', () => {
  let server: TestServer;
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const promote = async (client: Client, name: string): Promise<string> => {
    const me = await client.call('POST /api/account', { body: { name, password: PASSWORD } });
    await services().db.updateTable('people').set({ admin: true }).where('id', '=', me.id).execute();
    return me.id;
  };
  const reported = async ({ table, players }: Sitting): Promise<string> =>
    (
      await (players[1] as Client).call('POST /api/tables/:table/report', {
        params: { table: table.id },
        body: { text: 'this looks wrong' },
      })
    ).report;

  it('do not read the record of a match that they play, until it is over', async () => {
    const sitting = await sitDown(server.urls, 2);
    const [player] = sitting.players as [Client];
    await promote(player, 'Player and admin');
    const params = { id: await reported(sitting) };
    const { seed } = await services().db.selectFrom('tables').select('seed').where('id', '=', sitting.table.id).executeTakeFirstOrThrow();
    const during = await player.send('GET /api/admin/reports/:id', { params });
    expect(during.status).toBe(200);
    expect(JSON.parse(during.text)).toMatchObject({ report: { id: params.id, text: 'this looks wrong' }, record: null });
    expect(during.text).not.toContain(seed);

    await services().registry.freeze(sitting.table.id, 'enter: the hidden card is a king');
    const frozen = await player.send('GET /api/admin/reports');
    expect(frozen.text).not.toContain('king');
    for (const { id } of JSON.parse(frozen.text) as { id: string }[])
      expect((await player.send('GET /api/admin/reports/:id', { params: { id } })).text).not.toContain(seed);
    await player.call('POST /api/admin/tables/:table/thaw', { params: { table: sitting.table.id } });

    for (const client of sitting.players)
      await client.send('POST /api/tables/:table/resign', { params: { table: sitting.table.id }, body: { id: requestId() } });
    expect((await player.call('GET /api/tables/:table', { params: { table: sitting.table.id } })).status).toBe('finished');
    expect(JSON.stringify((await player.call('GET /api/admin/reports/:id', { params })).record)).toContain(seed);
  });

  it('read that of others, which is noted and told to the table', async () => {
    const sitting = await sitDown(server.urls, 2);
    const params = { id: await reported(sitting) };
    const admin = await Client.guest(server.urls[0] as string, 'Somebody');
    const id = await promote(admin, 'Only an admin');
    const [ada] = sitting.players as [Client];
    const live = await ada.live();
    live.say({ type: 'follow', table: sitting.table.id });
    await live.until('update');
    const { record } = await admin.call('GET /api/admin/reports/:id', { params });
    expect(record).toMatchObject({ entries: expect.any(Array) });
    expect((await live.until('notice', ({ notice }) => notice.kind === 'looked-at')).notice.table).toBe(sitting.table.id);
    for (const player of sitting.players)
      expect((await player.call('GET /api/notices')).filter(({ kind }) => kind === 'looked-at')).toHaveLength(1);
    const noted = await services().db.selectFrom('audit').selectAll().where('admin', '=', id).execute();
    expect(noted).toEqual([expect.objectContaining({ table_id: sitting.table.id, about: params.id })]);
    await live.close();
  });

  it('read that of a match that is over without further ado', async () => {
    const sitting = await sitDown(server.urls, 2);
    await playOn(sitting, 'to the end');
    const params = { id: await reported(sitting) };
    const admin = await Client.guest(server.urls[0] as string, 'Somebody');
    const id = await promote(admin, 'A late admin');
    expect((await admin.call('GET /api/admin/reports/:id', { params })).record).not.toBeNull();
    expect(await services().db.selectFrom('audit').selectAll().where('admin', '=', id).execute()).toEqual([]);
  });

  it('leave a note of all that they do', async () => {
    const sitting = await sitDown(server.urls, 2);
    const admin = await Client.guest(server.urls[0] as string, 'Somebody');
    const id = await promote(admin, 'A busy admin');
    const at = { params: { table: sitting.table.id } };
    await admin.call('POST /api/admin/tables/:table/freeze', { ...at, body: { reason: 'to look' } });
    await admin.call('POST /api/admin/tables/:table/thaw', at);
    const noted = await services().db.selectFrom('audit').select(['act', 'table_id']).where('admin', '=', id).orderBy('at').execute();
    expect(noted).toEqual([
      { act: 'a table is stopped by hand', table_id: sitting.table.id },
      { act: 'a table is let go on', table_id: sitting.table.id },
    ]);
  });
});

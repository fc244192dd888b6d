import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../api/index.ts';
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

  it('leave a note of every call that changes something', async () => {
    const sitting = await sitDown(server.urls, 2);
    const report = await reported(sitting);
    const [ada, bob] = sitting.players as [Client, Client];
    const table = sitting.table.id;
    await bob.call('POST /api/tables/:table/chat', { params: { table }, body: { id: requestId(), text: 'hello' } });
    const [said] = await ada.call('GET /api/tables/:table/chat', { params: { table }, query: {} });
    const person = (await bob.call('GET /api/me'))?.id as string;
    await ada.call('POST /api/complaints', { body: { person, reason: 'insult', text: 'said hello' } });
    const member = await Client.guest(server.urls[0] as string, 'Forgetful');
    const forgetful = (await member.call('POST /api/account', { body: { name: 'Forgetful', password: PASSWORD } })).id;
    const admin = await Client.guest(server.urls[0] as string, 'Thorough');
    const id = await promote(admin, 'A thorough admin');
    const rules = await admin.call('GET /api/admin/house');
    const [complaint] = await admin.call('GET /api/admin/complaints');
    const acts: { readonly [name: string]: () => Promise<unknown> } = {
      'POST /api/admin/tables/:table/freeze': () =>
        admin.call('POST /api/admin/tables/:table/freeze', { params: { table }, body: { reason: 'to look' } }),
      'POST /api/admin/tables/:table/thaw': () => admin.call('POST /api/admin/tables/:table/thaw', { params: { table } }),
      'POST /api/admin/reports/:id/close': () => admin.call('POST /api/admin/reports/:id/close', { params: { id: report } }),
      'DELETE /api/admin/chat/:id': () => admin.call('DELETE /api/admin/chat/:id', { params: { id: said?.id as number } }),
      'POST /api/admin/complaints/:id/close': () =>
        admin.call('POST /api/admin/complaints/:id/close', { params: { id: complaint?.id as string }, body: { outcome: 'nothing to do' } }),
      'POST /api/admin/people/:id/ban': () =>
        admin.call('POST /api/admin/people/:id/ban', { params: { id: person }, body: { days: 1, reason: 'rude', removeChat: false } }),
      'POST /api/admin/people/:id/unban': () => admin.call('POST /api/admin/people/:id/unban', { params: { id: person } }),
      'POST /api/admin/people/:id/recovery': () => admin.call('POST /api/admin/people/:id/recovery', { params: { id: forgetful } }),
      'PUT /api/admin/house': () => admin.call('PUT /api/admin/house', { body: rules }),
      'POST /api/admin/invitations': () => admin.call('POST /api/admin/invitations', { body: { note: 'club', uses: 1, days: 1 } }),
      'POST /api/admin/invitations/:id/revoke': async () => {
        const [invitation] = await admin.call('GET /api/admin/invitations');
        return admin.call('POST /api/admin/invitations/:id/revoke', { params: { id: invitation?.id as string } });
      },
      'DELETE /api/admin/people/:id': () => admin.call('DELETE /api/admin/people/:id', { params: { id: forgetful } }),
    };
    const changing = Object.keys(routes).filter((name) => name.includes(' /api/admin/') && !name.startsWith('GET '));
    expect(Object.keys(acts).toSorted()).toEqual(changing.toSorted());
    for (const [at, act] of Object.values(acts).entries()) {
      await act();
      expect(await services().db.selectFrom('audit').select('act').where('admin', '=', id).execute()).toHaveLength(at + 1);
    }
  });

  it('read their notes with names instead of ids', async () => {
    const rude = await Client.guest(server.urls[0] as string, 'Rude');
    const person = (await rude.call('GET /api/me'))?.id as string;
    const admin = await Client.guest(server.urls[0] as string, 'Somebody');
    await promote(admin, 'A reading admin');
    await admin.call('POST /api/admin/people/:id/ban', { params: { id: person }, body: { days: 7, reason: 'Insults', removeChat: false } });
    await admin.call('POST /api/admin/people/:id/unban', { params: { id: person } });
    await admin.call('POST /api/admin/invitations', { body: { note: 'club', uses: 1, days: 1 } });
    const [invited, letIn, shutOut] = await admin.call('GET /api/admin/audit', { query: {} });
    expect(invited).toMatchObject({ person: null, about: 'club', admin: { name: 'A reading admin' } });
    expect(letIn).toMatchObject({ person: { id: person, name: 'Rude' }, about: null });
    expect(shutOut).toMatchObject({ person: { id: person, name: 'Rude' }, about: '7 days, Insults' });
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

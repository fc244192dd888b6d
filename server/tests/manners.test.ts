import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobTasksOf } from '../jobs/tasks.ts';
import { USUAL_RULES } from '../safety/house.ts';
import { Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('one person', () => {
  let server: TestServer;
  let url: string;
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;
  beforeAll(async () => {
    server = await testServer({ jobs: false });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const open = { game: 'isles', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], public: true };
  const offered = async (): Promise<{ id: string; host: { id: string } | null }[]> =>
    (await new Client(url).call('GET /api/tables', { query: { list: 'open', limit: 100 } })).tables;

  it('offers a few tables to everybody at a time: a guest fewer than an account', async () => {
    for (const kind of ['guest', 'member'] as const) {
      const most = kind === 'guest' ? USUAL_RULES.openTablesGuest : USUAL_RULES.openTablesMember;
      const client = await Client.guest(url, `Host ${kind}`);
      if (kind === 'member') await client.call('POST /api/account', { body: { name: 'Host with an account', password: PASSWORD } });
      for (let count = 0; count < most; count++) await client.call('POST /api/tables', { body: open });
      expect(await client.refused('POST /api/tables', { body: open })).toBe('too-many');
      const { id } = await client.call('POST /api/tables', { body: { ...open, public: false } });
      expect(await client.refused('PATCH /api/tables/:table', { params: { table: id }, body: { public: true } })).toBe('too-many');
    }
  });

  it('offers as many as the rules of the house say', async () => {
    const client = await Client.guest(url, 'Modest');
    await services().house.change({ ...USUAL_RULES, openTablesGuest: 1 });
    await client.call('POST /api/tables', { body: open });
    expect(await client.refused('POST /api/tables', { body: open })).toBe('too-many');
    const me = await client.call('GET /api/me');
    await services().house.change({ ...USUAL_RULES, openTablesGuest: 0 });
    expect((await offered()).filter(({ host }) => host?.id === me?.id)).toEqual([]);
    await services().house.change(USUAL_RULES);
    expect((await offered()).filter(({ host }) => host?.id === me?.id)).toHaveLength(1);
  });

  it('does not bury the list with tables made at once', async () => {
    const client = await Client.guest(url, 'Hasty');
    await Promise.all(Array.from({ length: 20 }, () => client.send('POST /api/tables', { body: open })));
    const me = await client.call('GET /api/me');
    expect((await offered()).filter(({ host }) => host?.id === me?.id)).toHaveLength(USUAL_RULES.openTablesGuest);
  });

  it('keeps an open table for which nobody comes for a day, and longer with company, or by invitation of an account', async () => {
    const [guest, friend, member] = await Promise.all(['Alone', 'Friend', 'Lasting'].map((name) => Client.guest(url, name)));
    if (guest === undefined || friend === undefined || member === undefined) throw new Error('nobody is there');
    await member.call('POST /api/account', { body: { name: 'Lasting', password: PASSWORD } });
    const alone = await guest.call('POST /api/tables', { body: open });
    const fresh = await guest.call('POST /api/tables', { body: open });
    const three = [...open.seats, { kind: 'open' as const }];
    const together = await guest.call('POST /api/tables', { body: { ...open, seats: three } });
    await friend.call('POST /api/tables/:table/join', { params: { table: together.id }, body: {} });
    const unwanted = await member.call('POST /api/tables', { body: open });
    const lasting = await member.call('POST /api/tables', { body: { ...open, public: false } });
    const { db } = services();
    await sql`update tables set active_at = now() - interval '25 hours' where id in (${sql.join([alone.id, together.id, unwanted.id, lasting.id])})`.execute(
      db,
    );
    await jobTasksOf(services()).tidy();
    const left = (await db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
    expect([alone, fresh, together, unwanted, lasting].map(({ id }) => left.includes(id))).toEqual([false, true, true, false, true]);
  });

  it('who has resigned has no say any more, and resigns once', async () => {
    const { table, players } = await sitDown([url], 3);
    const [ada, bob, cleo] = players as [Client, Client, Client];
    const at = { params: { table: table.id } };
    await cleo.call('POST /api/tables/:table/resign', { ...at, body: { id: requestId() } });
    const { moment } = await cleo.match(table.id);
    expect(await cleo.refused('POST /api/tables/:table/resign', { ...at, body: { id: requestId() } })).toBe('forbidden');
    expect(await cleo.refused('POST /api/tables/:table/proposals', { ...at, body: { id: requestId(), kind: 'pause' } })).toBe('forbidden');
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', { ...at, body: { id: requestId(), kind: 'pause' } });
    expect(proposals[0]?.needed).toEqual([0, 1]);
    const proposal = proposals[0]?.id as string;
    const vote = { params: { table: table.id, proposal } };
    expect(await cleo.refused('POST /api/tables/:table/proposals/:proposal', { ...vote, body: { agree: false } })).toBe('forbidden');
    expect((await ada.match(table.id)).moment).toBe(moment + 1);
    await bob.call('POST /api/tables/:table/proposals/:proposal', { ...vote, body: { agree: true } });
    expect((await ada.match(table.id)).paused).toBe(true);
  });
});

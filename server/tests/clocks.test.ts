import type { TableState } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeTable, thawTable } from '../admin/repair.ts';
import { creditDowntime } from '../operation/heartbeat.ts';
import { type Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const live = { kind: 'live', bank: 60, increment: 10, cap: 70 } as const;
describe('time at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  /** As if so many milliseconds had gone by. */
  const goBy = async (table: string, ms: number): Promise<void> => {
    const { db, store } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const { state, deadline } = await db
      .selectFrom('tables')
      .select(['state', 'deadline'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const { clocks } = state as TableState;
    const since = clocks.since.map((time) => (time === null ? null : time - ms));
    await db
      .updateTable('tables')
      .set({ state: JSON.stringify({ ...state, clocks: { ...clocks, since } }), deadline: new Date((deadline as Date).getTime() - ms) })
      .where('id', '=', table)
      .execute();
    await store.pool.query(`select graphile_worker.add_job('clock', json_build_object('table', $1::text), job_key => $2)`, [
      table,
      `clock:${table}`,
    ]);
    await (server.nodes[0] as (typeof server.nodes)[number]).services.registry.invalidate(table);
  };

  it('runs out: a bot takes the seat until its owner returns', async () => {
    const { table, players } = await sitDown(server.urls, 2, { more: { pace: live } });
    const [ada, bob] = players as [Client, Client];
    await bob.answer(table.id, 1, '0');
    await goBy(table.id, 30_000);
    await new Promise((go) => setTimeout(go, 300));
    expect((await bob.match(table.id)).sight.waiting).toEqual([{ seat: 0, topic: 'bid' }]);
    await goBy(table.id, 31_000);
    const at = { params: { table: table.id } };
    await expect
      .poll(async () => (await bob.call('GET /api/tables/:table', at)).seats[0]?.standIn, { timeout: 20_000 })
      .toEqual({ level: 'oracle', because: 'time' });
    await expect
      .poll(async () => (await bob.match(table.id)).happened.map(({ kind, by }) => `${kind} ${by}`), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['out-of-time server', 'answer bot']));
    expect((await ada.call('GET /api/notices')).map(({ kind }) => kind)).toContain('out-of-time');
    const { moment } = await ada.match(table.id);
    expect(await ada.refused('POST /api/tables/:table/answers', { ...at, body: { id: requestId(), expected: moment, key: 'pass' } })).toBe(
      'not-your-question',
    );
    const { update } = await ada.call('POST /api/tables/:table/return', { ...at, body: { id: requestId() } });
    expect(update.clocks[0]?.left).toBeGreaterThanOrEqual(59_000);
    expect((await ada.call('GET /api/tables/:table', at)).seats[0]?.standIn).toBeNull();
  });

  it('is not to be had by returning to a seat that nobody took', async () => {
    const { table, players } = await sitDown(server.urls, 2, { more: { pace: live } });
    const [ada, bob] = players as [Client, Client];
    await goBy(table.id, 30_000);
    expect(await ada.refused('POST /api/tables/:table/return', { params: { table: table.id }, body: { id: requestId() } })).toBe(
      'forbidden',
    );
    expect((await bob.match(table.id)).clocks[0]?.left).toBeLessThan(31_000);
  });

  it('stands still during a pause', async () => {
    const { table, players } = await sitDown(server.urls, 2, { more: { pace: live } });
    const [ada, bob] = players as [Client, Client];
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', {
      params: { table: table.id },
      body: { id: requestId(), kind: 'pause' },
    });
    await bob.call('POST /api/tables/:table/proposals/:proposal', {
      params: { table: table.id, proposal: proposals[0]?.id as string },
      body: { agree: true },
    });
    expect((await ada.match(table.id)).clocks.map(({ running }) => running)).toEqual([false, false]);
    await ada.call('POST /api/tables/:table/resume', { params: { table: table.id }, body: { id: requestId() } });
    expect((await ada.match(table.id)).clocks.map(({ running }) => running)).toEqual([true, true]);
  });

  it('runs on from where it stood when a frozen table goes on', async () => {
    const { table, players } = await sitDown(server.urls, 2, { more: { pace: live } });
    const { services } = server.nodes[0] as (typeof server.nodes)[number];
    await freezeTable(services, table.id, 'for a test');
    const before = services.now();
    const { row } = await thawTable(services, table.id);
    expect((row.deadline as Date).getTime()).toBeGreaterThanOrEqual(before + 60_000);
    expect((await (players[0] as Client).match(table.id)).clocks[0]?.deadline).toBe(row.deadline?.toISOString());
  });

  it('is given back when no server ran', async () => {
    const { table, players } = await sitDown(server.urls, 2, { more: { pace: live } });
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const before = await db.selectFrom('tables').select(['state', 'deadline']).where('id', '=', table.id).executeTakeFirstOrThrow();
    await db
      .updateTable('nodes')
      .set({ seen_at: new Date(Date.now() - 3_600_000) })
      .execute();
    const credited = await creditDowntime(db);
    expect(Math.round(credited / 60)).toBe(60);
    const after = await db.selectFrom('tables').select(['state', 'deadline']).where('id', '=', table.id).executeTakeFirstOrThrow();
    expect(Math.round(((after.deadline as Date).getTime() - (before.deadline as Date).getTime()) / 1000)).toBe(Math.round(credited));
    expect(
      after.state?.clocks.since.map((time, seat) => Math.round(((time as number) - (before.state?.clocks.since[seat] as number)) / 1000)),
    ).toEqual([Math.round(credited), Math.round(credited)]);
    expect(await creditDowntime(db)).toBe(0);
    expect((await (players[0] as Client).match(table.id)).clocks[0]?.running).toBe(true);
  });
});

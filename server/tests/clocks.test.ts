import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeTable, thawTable } from '../admin/repair.ts';
import { creditDowntime } from '../operation/heartbeat.ts';
import { firstDeadline, freshClocks, moved, refilled, shownClocks } from '../tables/clocks.ts';
import { type Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const live = { kind: 'live', bank: 60, increment: 10, cap: 70 } as const;
const daily = { kind: 'daily', days: 2 } as const;
const DAY = 86_400_000;

describe('clocks', () => {
  it('run for those who are waited for, and stand for the others', () => {
    const clocks = moved(live, freshClocks(live, 3), { now: 1000, running: [0, 2], answered: null });
    expect(shownClocks(clocks, 21_000).map(({ left, running }) => [left, running])).toEqual([
      [40_000, true],
      [60_000, false],
      [40_000, true],
    ]);
    expect(firstDeadline(clocks)).toEqual({ at: 61_000, seat: 0 });
  });

  it('give the increment up to the cap, when the answer ends the wait', () => {
    const begun = moved(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    expect(moved(live, begun, { now: 30_000, running: [1], answered: 0 }).left).toEqual([40_000, 60_000]);
    expect(moved(live, begun, { now: 1000, running: [1], answered: 0 }).left).toEqual([69_000, 60_000]);
    expect(moved(live, begun, { now: 100, running: [1], answered: 0 }).left).toEqual([69_900, 60_000]);
    expect(moved(live, begun, { now: 30_000, running: [0], answered: 0 }).left).toEqual([30_000, 60_000]);
  });

  it('take back what an answer earned together with the answer', () => {
    const begun = moved(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    let clocks = begun;
    for (let again = 0; again < 5; again++) {
      clocks = moved(live, clocks, { now: 30_000 + again, running: [1], answered: 0 });
      clocks = moved(live, clocks, { now: 30_000 + again, running: [0], answered: null, tookBack: 0 });
    }
    expect(clocks.left[0]).toBe(29_996);
    const days = moved(daily, freshClocks(daily, 2), { now: 0, running: [0], answered: null });
    const answered = moved(daily, days, { now: DAY, running: [1], answered: 0 });
    expect(moved(daily, answered, { now: DAY, running: [0], answered: null, tookBack: 0 }).left[0]).toBe(DAY);
  });

  it('keep what earlier answers earned when a later one is taken back', () => {
    const begun = moved(live, freshClocks(live, 2), { now: 0, running: [0], answered: null });
    const earned = moved(live, begun, { now: 30_000, running: [1], answered: 0 });
    const asked = moved(live, earned, { now: 31_000, running: [0], answered: 1 });
    const part = moved(live, asked, { now: 32_000, running: [0], answered: 0 });
    expect(moved(live, part, { now: 33_000, running: [0], answered: null, tookBack: 0 }).left[0]).toBe(38_000);
  });

  it('begin the days anew with every answer', () => {
    const begun = moved(daily, freshClocks(daily, 2), { now: 0, running: [0], answered: null });
    expect(moved(daily, begun, { now: DAY, running: [0], answered: 0 }).left[0]).toBe(2 * DAY);
    expect(moved(daily, begun, { now: DAY, running: [0], answered: 1 }).left[0]).toBe(DAY);
  });

  it('do not exist without a pace', () => {
    const clocks = moved({ kind: 'none' }, freshClocks({ kind: 'none' }, 2), { now: 0, running: [0], answered: null });
    expect([firstDeadline(clocks), shownClocks(clocks, 5)[0]]).toEqual([null, { seat: 0, left: null, running: false, deadline: null }]);
  });

  it('give whoever returns a minute at least', () => {
    expect(refilled(live, { left: [-5, 60_000], since: [null, null] }, 0).left).toEqual([60_000, 60_000]);
  });
});

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
    const { clocks, deadline } = await db
      .selectFrom('tables')
      .select(['clocks', 'deadline'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const since = clocks?.since.map((time) => (time === null ? null : time - ms));
    await db
      .updateTable('tables')
      .set({ clocks: JSON.stringify({ ...clocks, since }), deadline: new Date((deadline as Date).getTime() - ms) })
      .where('id', '=', table)
      .execute();
    await store.pool.query(`select graphile_worker.add_job('clock', json_build_object('table', $1::text), job_key => $2)`, [
      table,
      `clock:${table}`,
    ]);
    await (server.nodes[0] as (typeof server.nodes)[number]).services.keeper.room(table).reread();
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
    const before = await db.selectFrom('tables').select(['clocks', 'deadline']).where('id', '=', table.id).executeTakeFirstOrThrow();
    await db
      .updateTable('nodes')
      .set({ seen_at: new Date(Date.now() - 3_600_000) })
      .execute();
    const credited = await creditDowntime(db);
    expect(Math.round(credited / 60)).toBe(60);
    const after = await db.selectFrom('tables').select(['clocks', 'deadline']).where('id', '=', table.id).executeTakeFirstOrThrow();
    expect(Math.round(((after.deadline as Date).getTime() - (before.deadline as Date).getTime()) / 1000)).toBe(Math.round(credited));
    expect(after.clocks?.since.map((time, seat) => Math.round(((time as number) - (before.clocks?.since[seat] as number)) / 1000))).toEqual(
      [Math.round(credited), Math.round(credited)],
    );
    expect(await creditDowntime(db)).toBe(0);
    expect((await (players[0] as Client).match(table.id)).clocks[0]?.running).toBe(true);
  });
});

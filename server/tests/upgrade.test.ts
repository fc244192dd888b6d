import { catalog } from '@pantheon/catalog';
import { load, type MatchRecord } from '@pantheon/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { type DryRun, dryRunUpgrade } from '../admin/repair.ts';
import { type Client, requestId } from './harness/client.ts';
import { playOn, type Sitting, sitDown } from './harness/playing.ts';
import { type TestDatabase, testDatabase } from './harness/postgres.ts';
import { stopTests, type TestServer, testServer, testWorker } from './harness/server.ts';

const NEXT = 'server/tests/fixtures/worker-next.ts';
const DRIFTED = 'server/tests/fixtures/worker-drifted.ts';

const moveTo = ({ urls }: TestServer, { players }: Sitting): void => {
  for (const player of players) {
    player.url = urls[0] as string;
    player.origin = player.url;
  }
};

describe('corrected rules', () => {
  afterAll(stopTests);

  const played = async (database: TestDatabase, answers: number): Promise<Sitting> => {
    const server = await testServer({ database });
    const sitting = await sitDown(server.urls, 3);
    await playOn(sitting, 'before', answers);
    await server.close();
    return sitting;
  };

  it.each([
    ['under a new version', NEXT, '2', 5],
    ['under a new version, in the middle of a turn', NEXT, '2', 17],
    ['under the same version by mistake', DRIFTED, '1', 17],
  ])(
    '%s break no running match',
    async (_how, worker, version, answers) => {
      const database = await testDatabase();
      const sitting = await played(database, answers);
      const { id } = sitting.table;
      const server = await testServer({ database, worker });
      moveTo(server, sitting);
      const [ada] = sitting.players as [Client];
      const update = await ada.match(id);
      expect(update.happened.at(-1)?.kind).toBe('upgraded');
      expect(update.sight.number).toBeGreaterThan(0);
      expect(update.log.lines.filter(({ event }) => event === 'round').map(({ args }) => args.n)).toEqual(expect.arrayContaining([1]));
      const headings = update.log.lines.filter(({ event }) => event === 'round').map(({ args }) => args.n);
      expect(new Set(headings).size).toBe(headings.length);
      expect((await ada.call('GET /api/tables/:table', { params: { table: id } })).rules).toBe(version);
      expect(await playOn(sitting, 'after')).toBeGreaterThan(0);
      expect(await ada.call('GET /api/tables/:table', { params: { table: id } })).toMatchObject({ status: 'finished', ending: 'played' });
      await server.close();
      await database.drop();
    },
    60_000,
  );

  it('leave a match playable after further restarts, with takes-back as far as the rules reach', async () => {
    const database = await testDatabase();
    const sitting = await played(database, 12);
    const { id } = sitting.table;
    const [ada, bob, eve] = sitting.players as [Client, Client, Client];
    let server = await testServer({ database, worker: NEXT });
    moveTo(server, sitting);
    const { sight } = await ada.match(id);
    await playOn(sitting, 'further', 6);
    const before = await ada.match(id);
    await server.close();
    server = await testServer({ database, worker: NEXT });
    moveTo(server, sitting);
    expect((await ada.match(id)).sight).toEqual(before.sight);
    const propose = (to: number) =>
      ada.call('POST /api/tables/:table/proposals', { params: { table: id }, body: { id: requestId(), kind: 'take-back', to } });
    const { proposals } = await propose(sight.number);
    const vote = { params: { table: id, proposal: proposals[0]?.id as string }, body: { agree: true } };
    await bob.call('POST /api/tables/:table/proposals/:proposal', vote);
    await eve.call('POST /api/tables/:table/proposals/:proposal', vote);
    expect((await ada.match(id)).sight.number).toBe(sight.number);
    const tooFar = { params: { table: id }, body: { id: requestId(), kind: 'take-back', to: 0 } } as const;
    expect(await ada.refused('POST /api/tables/:table/proposals', tooFar)).toBe('cannot-undo');
    await ada.call('POST /api/tables/:table/resign', { params: { table: id }, body: { id: requestId() } });
    await bob.call('POST /api/tables/:table/resign', { params: { table: id }, body: { id: requestId() } });
    const record = (await ada.call('GET /api/tables/:table/record', { params: { table: id } })) as MatchRecord;
    const rules = (await catalog.find((game) => game.id === 'isles')?.load())?.rules;
    expect(load({ ...(rules as NonNullable<typeof rules>), version: '2' }, record).match.hash()).toBe(record.hash);
    await server.close();
    await database.drop();
  });

  it('do not reach matches that are over, which stay readable', async () => {
    const database = await testDatabase();
    const sitting = await played(database, 10_000);
    const server = await testServer({ database, worker: NEXT });
    moveTo(server, sitting);
    const [ada] = sitting.players as [Client];
    const update = await ada.match(sitting.table.id);
    expect(update.sight.result?.how).toBe('lastRound');
    expect(update.log.lines.length).toBeGreaterThan(10);
    await ada.call('GET /api/tables/:table/record', { params: { table: sitting.table.id } });
    await server.close();
    await database.drop();
  });

  it('are not undone by a node that still has the old ones', async () => {
    const database = await testDatabase();
    const sitting = await played(database, 12);
    const newer = await testServer({ database, worker: NEXT });
    const older = await testServer({ database });
    moveTo(newer, sitting);
    const [ada] = sitting.players as [Client];
    const { moment } = await ada.match(sitting.table.id);
    moveTo(older, sitting);
    expect(await ada.refused('GET /api/tables/:table/match', { params: { table: sitting.table.id }, query: {} })).toBe('unavailable');
    moveTo(newer, sitting);
    expect((await ada.match(sitting.table.id)).moment).toBe(moment);
    await Promise.all([newer.close(), older.close()]);
    await database.drop();
  });

  it('can be tried on all running matches beforehand, without changing any', async () => {
    const database = await testDatabase();
    const server = await testServer({ database });
    for (let count = 0; count < 3; count++) await playOn(await sitDown(server.urls, 2), `drill ${count}`, 10);
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const before = await db.selectFrom('entries').selectAll().execute();
    const told: DryRun[] = [];
    expect(await dryRunUpgrade({ db }, await testWorker(NEXT), (one) => told.push(one))).toEqual({ replayed: 0, resumed: 3, broken: 0 });
    expect(await dryRunUpgrade({ db }, await testWorker(), (one) => told.push(one))).toEqual({ replayed: 3, resumed: 0, broken: 0 });
    expect(await db.selectFrom('entries').selectAll().execute()).toEqual(before);
    await server.close();
    await database.drop();
  });
});

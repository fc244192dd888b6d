import { QuickDice } from '@pantheon/kernel';
import { _allWorkerPools } from 'graphile-worker/dist/main.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchUpdate } from '../api/index.ts';
import { requeue } from '../jobs/requeue.ts';
import { hasBroker, TestBroker } from './harness/broker.ts';
import { Client, type Live, requestId } from './harness/client.ts';
import { anyKey, playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

/** What several nodes must do, however they hear of each other. */
function describeNodes(bus: 'PostgreSQL' | 'NATS'): void {
  let server: TestServer;
  let broker: TestBroker | null = null;
  beforeAll(async () => {
    broker = bus === 'NATS' ? await TestBroker.start() : null;
    server = await testServer({ nodes: 3, ...(broker === null ? {} : { config: { bus: broker.url } }) });
  });
  afterAll(async () => {
    await server.close();
    await broker?.stop();
    await stopTests();
  });

  const entriesOf = async (table: string) => {
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    return db
      .selectFrom('entries')
      .select(['moment', 'request', 'hash', 'number'])
      .where('table_id', '=', table)
      .orderBy('moment')
      .execute();
  };

  it('plays a match whose players sit at different nodes, every answer through another one', async () => {
    const { table, players } = await sitDown(server.urls, 3);
    const dice = new QuickDice('through all');
    for (let step = 0; step < 60; step++) {
      for (const player of players) {
        player.url = server.urls[dice.below(3)] as string;
        player.origin = player.url;
        const { sight, moment } = await player.match(table.id);
        if (sight.question !== null) await player.answer(table.id, moment, anyKey(sight.question, dice));
      }
    }
    const sights = await Promise.all(
      server.urls.map(async (url) => ({ ...(players[0] as Client), sight: await at(players[0] as Client, url, table.id) })),
    );
    expect(new Set(sights.map(({ sight }) => sight)).size).toBe(1);
  });

  const at = async (client: Client, url: string, table: string): Promise<string> => {
    client.url = url;
    client.origin = url;
    return JSON.stringify((await client.match(table)).sight);
  };

  it('lets one of many racing answers in: no number is written twice, none is left out', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const dice = new QuickDice('race');
    const accepted: number[] = [];
    for (let round = 0; round < 25; round++) {
      const updates = await Promise.all(players.map((player) => player.match(table.id)));
      const tries = players.flatMap((player, seat) => {
        const { sight, moment } = updates[seat] as MatchUpdate;
        if (sight.question === null) return [];
        const keys = [anyKey(sight.question, dice), anyKey(sight.question, dice), anyKey(sight.question, dice)];
        return server.urls.map((url, node) => {
          const twin = new Client(url);
          twin.cookie = player.cookie;
          return twin.send('POST /api/tables/:table/answers', {
            params: { table: table.id },
            body: { id: requestId(), expected: moment, key: keys[node] as string },
          });
        });
      });
      if (tries.length === 0) break;
      for (const { status, text } of await Promise.all(tries)) {
        if (status === 200) accepted.push((JSON.parse(text) as { moment: number }).moment);
        else expect([400, 409]).toContain(status);
      }
    }
    const entries = await entriesOf(table.id);
    expect(entries.map(({ moment }) => moment)).toEqual(entries.map((_, index) => index + 1));
    expect(accepted.toSorted((a, b) => a - b)).toEqual(entries.slice(1).map(({ moment }) => moment));
  });

  it('takes a request that is doubled, delayed and sent to all nodes once', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const dice = new QuickDice('doubled');
    const sent: { id: string; expected: number; key: string; player: Client; moment: number }[] = [];
    for (let step = 0; step < 12; step++) {
      for (const player of players) {
        const { sight, moment } = await player.match(table.id);
        if (sight.question === null) continue;
        const body = { id: requestId(), expected: moment, key: anyKey(sight.question, dice) };
        const replies = await Promise.all(
          server.urls.map((url) => {
            const twin = new Client(url);
            twin.cookie = player.cookie;
            return twin.call('POST /api/tables/:table/answers', { params: { table: table.id }, body });
          }),
        );
        expect(new Set(replies.map((reply) => reply.moment)).size).toBe(1);
        sent.push({ ...body, player, moment: (replies[0] as { moment: number }).moment });
      }
    }
    for (const { player, moment, id, expected, key } of sent.toReversed()) {
      const again = await player.call('POST /api/tables/:table/answers', { params: { table: table.id }, body: { id, expected, key } });
      expect(again.moment).toBe(moment);
    }
    expect(await entriesOf(table.id)).toHaveLength(sent.length + 1);
  });

  it('brings every update to followers on every node, in order and without gaps, also after a cut', async () => {
    const sitting = await sitDown(server.urls, 3);
    const { table, players } = sitting;
    const followers = await Promise.all(players.map((player) => player.live()));
    for (const live of followers) live.say({ type: 'follow', table: table.id });
    await Promise.all(followers.map((live) => live.until('update')));
    await playOn(sitting, 'followed', 20);
    const [cut] = followers as [Live];
    const known = cut.updates(table.id).at(-1)?.moment as number;
    await cut.close();
    await playOn(sitting, 'more', 10);
    const back = await (players[0] as Client).live();
    back.say({ type: 'follow', table: table.id, since: known });
    const last = await (players[1] as Client).match(table.id);
    for (const [at, live] of [...followers.slice(1), back].entries()) {
      await live.until('update', ({ update }) => update.moment === last.moment);
      const updates = live.updates(table.id);
      updates.forEach((update, index) => {
        const before = index === 0 ? (live === back ? known : 0) : (updates[index - 1] as MatchUpdate).moment;
        expect(update.since).toBe(before);
      });
      const seat = live === back ? 0 : at + 1;
      const whole = await (players[seat] as Client).match(table.id);
      expect(updates.at(-1)?.sight).toEqual(whole.sight);
    }
    await Promise.all([...followers.slice(1), back].map((live) => live.close()));
  });

  it('tells who is there, and passes on chat, on every node', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada, bob] = players as [Client, Client];
    const watching = await ada.live();
    watching.say({ type: 'follow', table: table.id });
    await watching.until('presence', ({ presence }) => presence.seats.length === 1);
    const other = await bob.live();
    other.say({ type: 'follow', table: table.id });
    await watching.until('presence', ({ presence }) => presence.seats.length === 2);
    await bob.call('POST /api/tables/:table/chat', { params: { table: table.id }, body: { id: requestId(), text: 'salve' } });
    expect((await watching.until('chat')).message).toMatchObject({ text: 'salve', room: 'players', seat: 1 });
    await other.close();
    await watching.until(
      'presence',
      ({ presence }) => presence.seats.length === 1 && watching.received.filter(({ type }) => type === 'presence').length > 2,
    );
    await watching.close();
  });

  it('lets bots answer once each, whichever node does it', async () => {
    const ada = await Client.guest(server.urls[0] as string);
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, level: 'shepherd' }));
    const tables = await Promise.all(
      Array.from({ length: 6 }, () =>
        ada.call('POST /api/tables', { body: { game: 'isles', options: { rounds: 3 }, seats, autoStart: true } }),
      ),
    );
    for (const { id } of tables)
      await expect
        .poll(async () => (await ada.call('GET /api/tables/:table', { params: { table: id } })).status, { timeout: 40_000, interval: 200 })
        .toBe('finished');
    for (const { id } of tables) {
      const entries = await entriesOf(id);
      expect(entries.map(({ moment }) => moment)).toEqual(entries.map((_, index) => index + 1));
    }
  });
}

describe('three nodes on one PostgreSQL', () => describeNodes('PostgreSQL'));

describe.skipIf(!hasBroker)('three nodes on one PostgreSQL that hear of each other through NATS', () => describeNodes('NATS'));

describe('a node that dies', () => {
  afterAll(stopTests);

  it('leaves nothing undone: another one takes over the bots that it had promised to move', async () => {
    const server = await testServer({ jobs: false });
    const ada = await Client.guest(server.urls[0] as string);
    const { id } = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }], autoStart: true },
    });
    const { store, db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    await store.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'a dead node', attempts = 1`,
    );
    await requeue(db, 0);
    await server.join({ jobs: true });
    await expect.poll(async () => (await ada.match(id)).sight.waiting.map(({ seat }) => seat), { timeout: 20_000 }).toEqual([0]);
    await server.close();
  });

  it('gives back what it had taken, while nodes that live keep theirs', async () => {
    const server = await testServer();
    const { store, db, node } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const { worker } = await db.selectFrom('nodes').select('worker').where('id', '=', node).executeTakeFirstOrThrow();
    expect(worker).toMatch(/./);
    const later = `run_at => now() + interval '1 hour'`;
    await store.pool.query(`select graphile_worker.add_job('bots', job_key => key, ${later}) from unnest(array['theirs', 'mine']) as key`);
    await store.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = case key when 'mine' then $1 else 'a dead node' end`,
      [worker],
    );
    await requeue(db, 0);
    const { rows } = await store.pool.query('select key, locked_by from graphile_worker.jobs order by key');
    expect(rows).toEqual([
      { key: 'mine', locked_by: worker },
      { key: 'theirs', locked_by: null },
    ]);
    await server.close();
  });

  it('takes jobs again after its queue gave up', async () => {
    const server = await testServer();
    const { db, node } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const worker = async (): Promise<string | null> =>
      (await db.selectFrom('nodes').select('worker').where('id', '=', node).executeTakeFirstOrThrow()).worker;
    const before = await worker();
    await _allWorkerPools.find(({ id }) => id === before)?.gracefulShutdown('the database was away for too long');
    await expect.poll(worker, { timeout: 20_000 }).not.toBe(before);
    const ada = await Client.guest(server.urls[0] as string);
    const { id } = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }], autoStart: true },
    });
    await expect.poll(async () => (await ada.match(id)).sight.waiting.map(({ seat }) => seat), { timeout: 20_000 }).toEqual([0]);
    await server.close();
  });
});

import { EventEmitter } from 'node:events';
import { catalog } from '@pantheon/catalog';
import type { AnyGame } from '@pantheon/kernel';
import { drawSeats, type Journal, readTableFile, TableHost, wholeUpdate } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Api } from '../api/index.ts';
import type { ServerNode } from '../node.ts';
import { Client, type Live, requestId } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

type Entered = Api['POST /api/tables/:table/answers']['reply'];
type Command = Api['POST /api/tables/:table/commands']['body']['command'];

/** A socket that was let in, as the node holds it. */
class SocketDouble extends EventEmitter {
  readonly OPEN = 1;
  readonly sent: string[] = [];
  readonly bufferedAmount = 0;
  readyState = 1;
  private end: (code: number) => void = () => undefined;
  readonly closed = new Promise<number>((done) => {
    this.end = done;
  });

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.readyState = 3;
    this.end(code);
  }

  ping(): void {
    this.emit('pong');
  }

  terminate(): void {
    this.close(1006);
  }
}

describe('whoever follows a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ nodes: 2 });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const submit = (client: Client, table: string, command: Command, connection?: string): Promise<Entered> =>
    client.call('POST /api/tables/:table/commands', {
      params: { table },
      body: { id: requestId(), command, ...(connection === undefined ? {} : { connection }) },
    }) as Promise<Entered>;
  const following = async (client: Client, table: string): Promise<{ live: Live; connection: string }> => {
    const live = await client.live();
    const { connection } = await live.until('hello');
    live.say({ type: 'follow', table });
    await live.until('update', ({ update }) => update.table === table);
    return { live, connection };
  };

  it.each([0, 1])('hears of what they enter by the reply alone, also when they listen at another node (%i)', async (node) => {
    const { table, players } = await sitDown([server.urls[0] as string], 2);
    const [ada, bob] = players as [Client, Client];
    const mine = await following(ada, table.id);
    const others = await following(bob, table.id);
    const elsewhere = (client: Client): void => {
      client.url = server.urls[node] as string;
      client.origin = client.url;
    };
    elsewhere(ada);
    const { moment, update } = await submit(ada, table.id, { kind: 'answer', key: '1' }, mine.connection);
    expect([moment, update.moment, update.since]).toEqual([2, 2, 1]);
    await others.live.until('update', (message) => message.update.moment === 2);
    elsewhere(bob);
    await submit(bob, table.id, { kind: 'answer', key: '0' }, others.connection);
    await mine.live.until('update', (message) => message.update.moment === 3);
    expect(mine.live.updates(table.id).map(({ since, moment: at }) => [since, at])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    await Promise.all([mine.live.close(), others.live.close()]);
  });

  it('is told what has changed, and can make the whole of it', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada, bob] = players as [Client, Client];
    const live = await bob.live();
    live.say({ type: 'follow', table: table.id, changes: true });
    const { update: first } = await live.until('update', ({ update }) => update.table === table.id);
    await submit(ada, table.id, { kind: 'answer', key: '1' });
    const { update: sent } = await live.until('changes', ({ update }) => update.moment === 2);
    const { at: _, ...whole } = await bob.match(table.id, 1);
    expect(wholeUpdate(first, sent)).toMatchObject(whole);
    expect(Object.keys(sent)).not.toContain('sight');
    // Of another seat nothing can be made of it.
    expect(wholeUpdate({ ...first, seat: null }, sent)).toBeNull();
    await live.close();
  });

  it('hears nothing on a socket that was being opened when they signed out', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada] = players as [Client, Client];
    const { services } = server.nodes[0] as ServerNode;
    const { id } = (await ada.call('GET /api/me')) as { id: string };
    const person = await services.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const session = await services.db.selectFrom('sessions').select('id').where('person', '=', id).executeTakeFirstOrThrow();
    await ada.call('POST /api/logout');
    const socket = new SocketDouble();
    services.connections.accept(socket as unknown as WebSocket, { person, session: session.id, kind: 'device' }, '::1');
    socket.emit('message', Buffer.from(JSON.stringify({ type: 'follow', table: table.id })), false);
    await socket.closed;
    expect(socket.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['hello']);
  });

  it('hears nothing when somebody else leaves an order or cancels it, and the owner hears it on another device', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada, bob] = players as [Client, Client];
    const other = await following(bob, table.id);
    const device = await following(ada, table.id);
    const plan = { kind: 'answer', topic: 'order', key: 'pass', until: 'once' } as const;
    const { moment, update } = await submit(ada, table.id, { kind: 'order', plan });
    expect([moment, update.orders.map((order) => order.plan)]).toEqual([1, [plan]]);
    await device.live.until('update', (message) => message.update.orders.length === 1);
    await submit(ada, table.id, { kind: 'cancel-order', order: update.orders[0]?.id as string });
    await submit(ada, table.id, { kind: 'answer', key: '1' });
    await other.live.until('update', (message) => message.update.moment === 2);
    expect(other.live.updates(table.id).map(({ moment: at, orders }) => [at, orders])).toEqual([
      [1, []],
      [2, []],
    ]);
    expect((await bob.match(table.id)).happened.map(({ kind }) => kind)).toEqual(['start', 'answer']);
    await Promise.all([other.live.close(), device.live.close()]);
  });

  it('hears of what became of it although the news of that was lost', async () => {
    const { db } = (server.nodes[0] as ServerNode).services;
    const host = await Client.guest(server.urls[0] as string, 'Host');
    const { id } = await host.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'open' }], public: true },
    });
    const live = await host.live();
    live.say({ type: 'follow', table: id });
    await live.until('table');
    await db.updateTable('tables').set({ spectators: false }).where('id', '=', id).execute();
    await live.until('table', ({ table }) => !table.spectators);
    await db.updateTable('seats').set({ kind: 'friend' }).where('table_id', '=', id).where('seat', '=', 1).execute();
    await live.until('table', ({ table }) => table.seats[1]?.kind === 'friend');
    await db.deleteFrom('tables').where('id', '=', id).execute();
    await live.until('gone', ({ table }) => table === id);
    await live.close();
  });

  /** The seat of whoever took each place, as everybody can find it out once the seed is known. */
  const drawn = async (table: string): Promise<number[]> => {
    const { db } = (server.nodes[0] as ServerNode).services;
    const { seed, entropy } = await db.selectFrom('tables').select(['seed', 'entropy']).where('id', '=', table).executeTakeFirstOrThrow();
    const { detail } = await db.selectFrom('entries').select('detail').where('table_id', '=', table).executeTakeFirstOrThrow();
    expect(detail).toEqual({ drawn: drawSeats({ seed, entropy }, 3) });
    return drawSeats({ seed, entropy }, 3);
  };

  it('sees the seat that they have when the seats were drawn at the start', async () => {
    for (let again = 0; again < 6; again++) {
      const players = await Promise.all([0, 1, 2].map((seat) => Client.guest(server.urls[seat % 2] as string, `Player ${seat}`)));
      const [host, ...friends] = players as [Client, ...Client[]];
      const made = await host.call('POST /api/tables', {
        body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }], shuffleSeats: true },
      });
      for (const friend of friends)
        await friend.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
      const lives = await Promise.all(players.map((player) => player.live()));
      for (const live of lives) live.say({ type: 'follow', table: made.id });
      await Promise.all(lives.map((live) => live.until('presence')));
      await host.call('POST /api/tables/:table/start', { params: { table: made.id } });
      for (const [at, live] of lives.entries()) {
        const { update } = await live.until('update');
        const own = await (players[at] as Client).match(made.id);
        expect([update.seat, update.sight]).toEqual([own.seat, own.sight]);
        expect(update.seat).toBe((await drawn(made.id))[at]);
      }
      await Promise.all(lives.map((live) => live.close()));
    }
  });
});

describe('a table as a file', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const alone = async (): Promise<{ ada: Client; table: string }> => {
    const ada = await Client.guest(server.urls[0] as string);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }, { kind: 'bot' as const, level: 'shepherd' }];
    const { id } = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats, autoStart: true, pace: { kind: 'live', bank: 3600, increment: 5, cap: 3600 } },
    });
    await expect.poll(async () => (await ada.match(id)).sight.waiting.map(({ seat }) => seat), { timeout: 20_000 }).toEqual([0]);
    return { ada, table: id };
  };
  /** An update without what belongs to its table and its time. */
  const plain = (update: object): object => JSON.parse(JSON.stringify({ ...update, table: '', at: '', clocks: [] })) as object;

  it('goes from the server to a device and back, and everybody sees the same', async () => {
    const { ada, table } = await alone();
    await ada.call('POST /api/tables/:table/orders', {
      params: { table },
      body: { kind: 'answer', topic: 'order', key: 'pass', until: 'cancelled' },
    });
    const before = await ada.match(table);
    const file = readTableFile(JSON.parse(JSON.stringify(await ada.call('GET /api/tables/:table/file', { params: { table } }))));
    const rules = (await catalog.find(({ id }) => id === 'isles')?.load())?.rules as AnyGame;
    const person = file.journal.state?.seats[0]?.person as string;
    for (const host of [TableHost.open(rules, file.journal), TableHost.replay(rules, file.journal as Journal)])
      expect(plain(host.update(person, 0, Date.now()))).toEqual(plain(before));
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }, { kind: 'bot' as const, level: 'shepherd' }];
    const back = await ada.call('POST /api/tables/import', { body: { file, seats } });
    expect(plain(await ada.match(back.id))).toEqual(plain(before));
    expect((await ada.match(back.id)).clocks[0]?.deadline).toBe(before.clocks[0]?.deadline);
    await ada.answer(back.id, before.moment, '1');
  });

  it('is given to nobody while others play, and to all who sat there when it is over', async () => {
    const sitting = await sitDown(server.urls, 2);
    const [ada, bob] = sitting.players as [Client, Client];
    const at = { params: { table: sitting.table.id } };
    expect(await ada.refused('GET /api/tables/:table/file', at)).toBe('not-over');
    await playOn(sitting, 'to the end');
    for (const client of [ada, bob])
      expect((await client.call('GET /api/tables/:table/file', at)).journal.entries.length).toBeGreaterThan(20);
  });

  it('is refused when it was changed', async () => {
    const { ada, table } = await alone();
    await ada.answer(table, (await ada.match(table)).moment, '1');
    await expect.poll(async () => (await ada.match(table)).sight.question !== null, { timeout: 20_000 }).toBe(true);
    const file = await ada.call('GET /api/tables/:table/file', { params: { table } });
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }, { kind: 'bot' as const, level: 'shepherd' }];
    const entries = file.journal.entries.map((entry) => (entry.kind === 'answer' && entry.seat === 0 ? { ...entry, key: '0' } : entry));
    const forged = { ...file, journal: { ...file.journal, entries } };
    expect(await ada.refused('POST /api/tables/import', { body: { file: forged, seats } })).toBe('bad-record');
    expect(
      await ada.refused('POST /api/tables/import', { body: { file: { journal: { setup: { game: 'isles' } } } as never, seats } }),
    ).toBe('bad-record');
  });
});

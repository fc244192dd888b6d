import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstGroup, type Seeker } from '../seeking/group.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const games = [
  { id: 'two', players: { min: 2, max: 4 } },
  { id: 'three', players: { min: 3, max: 5 } },
];
const seeker = (person: string, more: Partial<Seeker> = {}): Seeker => ({ person, game: null, pace: 'live', bots: false, ...more });

describe('those who look for a table', () => {
  it.each<[string, Seeker[], ReturnType<typeof firstGroup>]>([
    ['one alone waits', [seeker('a', { bots: true })], null],
    [
      'two who want anything play what two can play',
      [seeker('a'), seeker('b')],
      { game: 'two', pace: 'live', people: ['a', 'b'], bots: 0 },
    ],
    ['two wait for a third', [seeker('a', { game: 'three' }), seeker('b')], null],
    [
      'two play with a bot where both want it',
      [seeker('a', { game: 'three', bots: true }), seeker('b', { bots: true })],
      { game: 'three', pace: 'live', people: ['a', 'b'], bots: 1 },
    ],
    ['nobody gets a bot who wants none', [seeker('a', { game: 'three', bots: true }), seeker('b', { game: 'three' })], null],
    ['paces are not mixed', [seeker('a', { pace: 'daily' }), seeker('b')], null],
    [
      'whoever waits longest comes first, and no table grows too large',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((person) => seeker(person)),
      { game: 'two', pace: 'live', people: ['a', 'b', 'c', 'd'], bots: 0 },
    ],
    [
      'those behind somebody who has to wait do not wait with them',
      [seeker('a', { game: 'three' }), seeker('b', { game: 'two' }), seeker('c', { game: 'two' })],
      { game: 'two', pace: 'live', people: ['b', 'c'], bots: 0 },
    ],
  ])('%s', (_what, waiting, group) => {
    expect(firstGroup(waiting, games)).toEqual(group);
  });

  it('are not brought together with whom they do not want to meet', () => {
    const isApart = (one: string, other: string): boolean => [one, other].sort().join() === 'a,b';
    expect(firstGroup([seeker('a'), seeker('b')], games, isApart)).toBeNull();
    expect(firstGroup([seeker('a'), seeker('b'), seeker('c')], games, isApart)?.people).toEqual(['a', 'c']);
  });
});

describe('finding a table', () => {
  let server: TestServer;
  let now = Date.now();
  const guest = (name: string): Promise<Client> => Client.guest(server.urls[0] as string, name);
  const wish = { game: 'isles', pace: 'live', bots: false } as const;

  beforeAll(async () => {
    server = await testServer({ now: () => now });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('brings two people to a running table, once', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')];
    expect(await ada.call('POST /api/seek', { body: wish })).toMatchObject({ wish, table: null, others: 0 });
    const { table } = await bob.call('POST /api/seek', { body: wish });
    expect((await ada.call('GET /api/seek')).table).toBe(table);
    const found = await ada.call('GET /api/tables/:table', { params: { table: table as string } });
    expect(found).toMatchObject({ status: 'running', seedChosen: false, pace: { kind: 'live' } });
    expect(found.seats.map(({ person }) => person?.name).toSorted()).toEqual(['Ada', 'Bob']);
    const cleo = await guest('Cleo');
    expect(await cleo.call('POST /api/seek', { body: wish })).toMatchObject({ table: null });
    await cleo.call('DELETE /api/seek');
    expect((await cleo.call('GET /api/seek')).wish).toBeNull();
  });

  it('makes one table of many who ask at the same time', async () => {
    const people = await Promise.all(['D', 'E', 'F', 'G', 'H', 'I'].map((name) => guest(`Player ${name}`)));
    await Promise.all(people.map((client) => client.call('POST /api/seek', { body: { ...wish, pace: 'daily' } })));
    const found = await Promise.all(people.map(async (client) => (await client.call('GET /api/seek')).table));
    expect(found).not.toContain(null);
    const seats = await Promise.all(
      people.map(async (client, at) => (await client.call('GET /api/tables/:table', { params: { table: found[at] as string } })).me.seat),
    );
    expect(seats).not.toContain(null);
  });

  it('does not wait for those who have gone', async () => {
    const [jon, kim] = [await guest('Jon'), await guest('Kim')];
    await jon.call('POST /api/seek', { body: wish });
    now += 61_000;
    expect(await kim.call('POST /api/seek', { body: wish })).toMatchObject({ table: null, others: 0 });
    expect((await jon.call('GET /api/seek')).table).not.toBeNull();
    expect((await kim.call('GET /api/seek')).table).not.toBeNull();
  });

  it('lists tables by how strong those are who sit there', async () => {
    const [strong, fresh] = [await guest('Strong host'), await guest('Fresh host')];
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const idOf = async (client: Client): Promise<string> => (await client.call('GET /api/me'))?.id as string;
    const person = await idOf(strong);
    const rating = { game: 'isles', pace: 'days', subject: person, person, level: null, mu: 35, sigma: 2, tables: 9, won: 9 } as const;
    await db
      .insertInto('ratings')
      .values({ ...rating, season: '2031-2', season_tables: 9 })
      .execute();
    const tables = new Map<string, string>();
    for (const [name, host] of [
      ['strong', strong],
      ['fresh', fresh],
    ] as const) {
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      tables.set(
        (await host.call('POST /api/tables', { body: { game: 'isles', seats, public: true, pace: { kind: 'daily', days: 2 } } })).id,
        name,
      );
    }
    const listed = async (client: Client, query: object): Promise<string[]> =>
      (await client.call('GET /api/tables', { query: { list: 'open', limit: 100, ...query } })).tables
        .flatMap(({ id }) => tables.get(id) ?? [])
        .toSorted();
    expect(await listed(fresh, {})).toEqual(['fresh', 'strong']);
    expect(await listed(fresh, { ratingFrom: 1550 })).toEqual(['strong']);
    expect(await listed(fresh, { ratingTo: 1550 })).toEqual(['fresh']);
    expect(await listed(fresh, { ratingFrom: 1450, ratingTo: 1550 })).toEqual(['fresh']);
    expect(await listed(fresh, { ratingNear: 100 })).toEqual(['fresh']);
    expect(await listed(strong, { ratingNear: 100 })).toEqual(['strong']);
    expect(await listed(new Client(server.urls[0] as string), { ratingNear: 100 })).toEqual(['fresh']);
  });

  it('lists tables by game, pace, seats and the language of their host', async () => {
    const host = await guest('Host');
    await host.call('PATCH /api/me', { body: { language: 'it' } });
    const open = { kind: 'open' as const };
    const made = await host.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, open, open], public: true, pace: { kind: 'daily', days: 2 } },
    });
    const listed = async (query: object) =>
      (await host.call('GET /api/tables', { query: { list: 'open', ...query } })).tables.some(({ id }) => id === made.id);
    for (const query of [
      {},
      { game: 'isles' },
      { pace: 'daily' },
      { seats: 3 },
      { language: 'it' },
      { game: 'isles', seats: 3, language: 'it' },
    ])
      expect([query, await listed(query)]).toEqual([query, true]);
    for (const query of [{ game: 'bomarzo' }, { pace: 'live' }, { seats: 2 }, { language: 'en' }])
      expect([query, await listed(query)]).toEqual([query, false]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobTasksOf } from '../jobs/tasks.ts';
import { muAt, UNKNOWN } from '../ratings/scale.ts';
import { isFair } from '../seeking/fair.ts';
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

  it('are a match for each other if no more points surely lie between them than is fair, and the longer they wait the more', () => {
    const at = (points: number, sigma = 0.2) => ({ mu: muAt(points), sigma });
    const [weak, strong] = [at(1400), at(1700)];
    expect(isFair('live', 0, weak, at(1550))).toBe(true);
    expect(isFair('live', 0, weak, strong)).toBe(false);
    expect(isFair('live', 0, UNKNOWN, strong)).toBe(true);
    expect([20_000, 60_000].map((waited) => isFair('live', waited, weak, strong))).toEqual([false, true]);
    expect([60_000, 6 * 3_600_000].map((waited) => isFair('daily', waited, weak, strong))).toEqual([false, true]);
  });

  it('leave those out for whom it would not be fair, at that game', () => {
    const isApart = (one: string, other: string, game: string): boolean => game === 'two' && [one, other].includes('strong');
    const three = ['strong', 'a', 'b'].map((person) => seeker(person));
    expect(firstGroup(three, games, isApart)).toEqual({ game: 'three', pace: 'live', people: ['strong', 'a', 'b'], bots: 0 });
    const two = three.map((one) => ({ ...one, game: 'two' }));
    expect(firstGroup(two, games, isApart)?.people).toEqual(['a', 'b']);
  });
});

describe('finding a table', () => {
  let server: TestServer;
  let now = Date.now();
  const guest = (name: string): Promise<Client> => Client.guest(server.urls[0] as string, name);
  const wish = { game: 'isles', pace: 'live', bots: false } as const;
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;

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

  /** Gives somebody a rating that is known well. */
  const rate = async (client: Client, points: number): Promise<void> => {
    const person = (await client.call('GET /api/me'))?.id as string;
    const rating = { game: 'isles', pace: 'days', subject: person, person, level: null, sigma: 2, tables: 9, won: 9 } as const;
    await services()
      .db.insertInto('ratings')
      .values({ ...rating, mu: muAt(points), season: '2031-2', season_tables: 9 })
      .execute();
  };

  it('brings together who is a match for each other, and after a while whoever is there, whether they ask again or not', async () => {
    const [strong, weak, fair] = [await guest('Strong'), await guest('Weak'), await guest('Fair')];
    await Promise.all([rate(strong, 1800), rate(weak, 1400), rate(fair, 1780)]);
    const byDays = { body: { ...wish, pace: 'daily' } } as const;
    await weak.call('POST /api/seek', byDays);
    expect(await strong.call('POST /api/seek', byDays)).toMatchObject({ table: null, others: 1 });
    const { table } = await fair.call('POST /api/seek', byDays);
    expect(table).not.toBeNull();
    expect((await strong.call('GET /api/seek')).table).toBe(table);
    const another = await guest('Another');
    await rate(another, 1820);
    expect(await another.call('POST /api/seek', byDays)).toMatchObject({ table: null });
    now += 12 * 3_600_000;
    await jobTasksOf(services()).seekers();
    const found = (await weak.call('GET /api/seek')).table;
    expect(found).not.toBeNull();
    expect((await another.call('GET /api/seek')).table).toBe(found);
  });

  it('lists tables by how strong those are who sit there', async () => {
    const [strong, fresh] = [await guest('Strong host'), await guest('Fresh host')];
    await rate(strong, 1640);
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

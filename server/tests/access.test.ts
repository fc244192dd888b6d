import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, type Failure, type Route, type RouteName, routes } from '../api/index.ts';
import { newSecret } from '../ids.ts';
import { USUAL_RULES } from '../safety/house.ts';
import { Client, requestId } from './harness/client.ts';
import { type Sitting, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const names = Object.keys(routes) as RouteName[];
const named = (...access: readonly Access[]): RouteName[] => names.filter((name) => access.includes((routes[name] as Route).access));
const ABSENT = 'zzzzzzzzzzzzzzzz';

/** What the router has besides the contract: none of it takes a session, and it tells nothing about people and tables but a calendar to whoever has its secret. */
const OUTSIDE = [
  'GET /api/live',
  'GET /healthz',
  'GET /metrics',
  'GET /docs',
  'GET /confirm/:secret',
  'POST /confirm/:secret',
  'GET /calendar/:file',
];

/** Every route of the router, as `GET /path`. */
function routesOf(app: FastifyInstance): string[] {
  const found: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)$/.exec(line);
    if (match === null) continue;
    const depth = (match[1] as string).length / 4;
    path.length = depth;
    path.push(match[2] as string);
    for (const method of (match[3] as string).split(', ')) if (method !== 'HEAD') found.push(`${method} ${path.join('')}`);
  }
  return found;
}

/** A body that each route takes, so that nothing but the right to call it decides. */
const bodies: { readonly [name: string]: object } = {
  'POST /api/packs': { game: 'isles', pack: {} },
  'POST /api/guest': { name: 'Eve' },
  'POST /api/account': { name: 'Eve', password: 'a long enough sentence' },
  'POST /api/login': { name: 'Eve', password: 'wrong' },
  'PATCH /api/me': {},
  'POST /api/me/password': { new: 'another long sentence' },
  'DELETE /api/me': {},
  'PUT /api/me/page': { hidden: true },
  'POST /api/recovery': { name: 'Eve' },
  'POST /api/recovery/finish': { secret: newSecret(), password: 'another long sentence' },
  'POST /api/me/tokens': { name: 'bot' },
  'POST /api/passkeys/register': { name: 'key' },
  'POST /api/passkeys/register/finish': { ceremony: ABSENT, response: {} },
  'POST /api/passkeys/login/finish': { ceremony: ABSENT, response: {} },
  'POST /api/tables': { game: 'isles', seats: [{ kind: 'me' }, { kind: 'open' }] },
  'POST /api/tables/import': { record: {}, seats: [{ kind: 'me' }] },
  'PATCH /api/tables/:table': { title: 'mine now' },
  'PUT /api/tables/:table/seats/:seat': { kind: 'open' },
  'PUT /api/tables/:table/ready': { ready: true },
  'POST /api/tables/:table/join': {},
  'POST /api/invites/:invite/join': {},
  'POST /api/tables/:table/commands': { id: requestId(), expected: 1, command: { kind: 'answer', key: '0' } },
  'POST /api/tables/:table/redo': { id: requestId(), expected: 1 },
  'POST /api/tables/:table/answers': { id: requestId(), expected: 1, key: '0' },
  'POST /api/tables/:table/part': { chosen: [] },
  'POST /api/tables/:table/undo': { id: requestId(), expected: 1 },
  'POST /api/tables/:table/restart-turn': { id: requestId(), expected: 1 },
  'POST /api/tables/:table/resign': { id: requestId() },
  'POST /api/tables/:table/return': { id: requestId() },
  'POST /api/tables/:table/resume': { id: requestId() },
  'POST /api/tables/:table/proposals': { id: requestId(), kind: 'pause' },
  'POST /api/tables/:table/proposals/:proposal': { agree: true },
  'POST /api/tables/:table/orders': { kind: 'answer', topic: 'bid', key: '0', until: 'once' },
  'POST /api/tables/:table/report': { text: 'look' },
  'PUT /api/tables/:table/notes': { text: 'mine' },
  'POST /api/tables/:table/chat': { id: requestId(), text: 'hello' },
  'POST /api/notices/seen': { upTo: 0 },
  'PUT /api/notices/settings': { push: true, email: true, webhook: true, quiet: null },
  'PUT /api/notices/email': { email: null },
  'POST /api/notices/email/confirm': { secret: newSecret() },
  'PUT /api/notices/webhook': { url: null },
  'POST /api/notices/devices': { endpoint: 'https://push.example.org/x', keys: { p256dh: 'x', auth: 'y' } },
  'POST /api/admin/tables/:table/freeze': { reason: 'because' },
  'POST /api/challenges/:day/:game/record': { record: {} },
  'POST /api/series': { count: 2, table: { game: 'isles', seats: [{ kind: 'friend' }, { kind: 'friend' }] } },
  'POST /api/tables/:table/imagined': {},
  'POST /api/seek': { pace: 'live', bots: true },
  'PUT /api/kept-away/:person': { kind: 'mute' },
  'POST /api/complaints': { person: ABSENT, reason: 'spam', text: '' },
  'POST /api/admin/complaints/:id/close': { outcome: '' },
  'POST /api/admin/people/:id/ban': { days: 1, reason: 'because', removeChat: false },
  'PUT /api/admin/house': USUAL_RULES,
  'POST /api/vacation': { days: 1 },
  'POST /api/admin/invitations': { note: '', uses: 1, days: 1 },
};

describe('every route', () => {
  let server: TestServer;
  let hidden: Sitting;
  let shown: Sitting;
  let closed: Sitting;
  const params = (table: string) => ({
    table,
    id: ABSENT,
    person: ABSENT,
    hash: '0123456789abcdef',
    seat: 1,
    invite: newSecret(),
    name: 'Nobody',
    number: 0,
    proposal: ABSENT,
    order: ABSENT,
    series: ABSENT,
    member: ABSENT,
    day: '2026-01-01',
    game: 'isles',
  });
  const call = (client: Client, name: RouteName, table: string) =>
    client.send(name, {
      params: params(table),
      query: name === 'GET /api/tables' ? { list: 'mine' } : {},
      ...(bodies[name] === undefined ? {} : { body: bodies[name] }),
    } as never);
  const codeOf = async (client: Client, name: RouteName, table: string): Promise<string> => {
    const { status, text } = await call(client, name, table);
    return status === 200 ? 'done' : (JSON.parse(text) as Failure).error.code;
  };
  const positionOf = async ({ table, players }: Sitting): Promise<string> => {
    const client = players[0] as Client;
    const { seats, moment, status, title, spectators } = await client.call('GET /api/tables/:table', { params: { table: table.id } });
    return JSON.stringify({ seats, moment, status, title, spectators });
  };

  beforeAll(async () => {
    server = await testServer();
    hidden = await sitDown(server.urls, 2, { more: { public: false, spectators: false } });
    shown = await sitDown(server.urls, 2, { more: { public: true, spectators: true } });
    closed = await sitDown(server.urls, 2, { more: { public: true, spectators: false } });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('of the router is in the contract, or known to tell nothing', () => {
    const { app } = server.nodes[0] as (typeof server.nodes)[number];
    const others = routesOf(app).filter((name) => !(name in routes) && !name.includes(' /api/docs'));
    expect(others.toSorted()).toEqual(OUTSIDE.toSorted());
    expect(routesOf(app)).toEqual(expect.arrayContaining(names));
  });

  it('has a body to be tested with where it takes one', () => {
    expect(names.filter((name) => (routes[name] as Route).body !== undefined && bodies[name] === undefined)).toEqual([]);
  });

  it.each(named('person', 'member', 'seated', 'host', 'admin'))('%s refuses whoever has no session', async (name) => {
    expect(await codeOf(new Client(server.urls[0] as string), name, shown.table.id)).toBe('not-signed-in');
  });

  it.each(named('person', 'member', 'seated', 'host', 'admin'))('%s refuses a session that has expired', async (name) => {
    const client = await Client.guest(server.urls[0] as string, 'Old');
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const me = await client.call('GET /api/me');
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('person', '=', me?.id as string)
      .execute();
    expect(await codeOf(client, name, shown.table.id)).toBe('not-signed-in');
  });

  it.each(named('person', 'member', 'seated', 'host', 'admin'))('%s refuses a session that was made up', async (name) => {
    const client = new Client(server.urls[0] as string);
    client.cookie = `pantheon=${newSecret()}`;
    expect(await codeOf(client, name, shown.table.id)).toBe('not-signed-in');
    client.cookie = '';
    client.token = newSecret();
    expect(await codeOf(client, name, shown.table.id)).toBe('not-signed-in');
  });

  it.each(named('member'))('%s refuses guests', async (name) => {
    expect(await codeOf(await Client.guest(server.urls[0] as string, 'Guest'), name, shown.table.id)).toBe('forbidden');
  });

  it.each(named('admin'))('%s does not exist for anybody who does not run the server', async (name) => {
    expect(await codeOf(shown.players[0] as Client, name, shown.table.id)).toBe('not-found');
  });

  it.each(named('viewer', 'seated', 'host'))(
    '%s does not let a stranger know of a private table, or of one without spectators',
    async (name) => {
      const stranger = await Client.guest(server.urls[0] as string, 'Stranger');
      const absent = await call(stranger, name, ABSENT);
      expect(absent.status).toBe(404);
      for (const sitting of [hidden, closed]) {
        const before = await positionOf(sitting);
        const real = await call(stranger, name, sitting.table.id);
        expect([real.status, real.text]).toEqual([absent.status, absent.text]);
        expect(await positionOf(sitting)).toBe(before);
      }
    },
  );

  it.each(named('seated', 'host'))('%s refuses a spectator', async (name) => {
    const spectator = await Client.guest(server.urls[0] as string, 'Spectator');
    const before = await positionOf(shown);
    expect(await codeOf(spectator, name, shown.table.id)).toBe('forbidden');
    expect(await positionOf(shown)).toBe(before);
  });

  it.each(named('host'))('%s refuses those who sit there but are not the host', async (name) => {
    const before = await positionOf(shown);
    expect(await codeOf(shown.players[1] as Client, name, shown.table.id)).toBe('forbidden');
    expect(await positionOf(shown)).toBe(before);
  });

  it('lets another seat read neither orders nor notes', async () => {
    const [ada, bob] = shown.players as [Client, Client];
    const at = { params: { table: shown.table.id } };
    await ada.call('PUT /api/tables/:table/notes', { ...at, body: { text: 'attack at dawn' } });
    const orders = await ada.call('POST /api/tables/:table/orders', {
      ...at,
      body: { kind: 'answer', topic: 'retreat', key: 'pass', until: 'cancelled' },
    });
    expect((await bob.send('GET /api/tables/:table/notes', at)).text).not.toContain('dawn');
    expect(await bob.call('GET /api/tables/:table/orders', at)).toEqual([]);
    expect(
      await bob.refused('DELETE /api/tables/:table/orders/:order', { params: { table: shown.table.id, order: orders[0]?.id as string } }),
    ).toBe('not-found');
    expect(await ada.call('GET /api/tables/:table/orders', at)).toHaveLength(1);
  });

  it('lets nobody join a private table without its invitation', async () => {
    const stranger = await Client.guest(server.urls[0] as string, 'Stranger');
    const [host] = hidden.players as [Client];
    const { id } = await host.call('POST /api/tables', { body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'open' }] } });
    expect(await stranger.refused('POST /api/tables/:table/join', { params: { table: id }, body: {} })).toBe('not-found');
    expect(await stranger.refused('POST /api/invites/:invite/join', { params: { invite: newSecret() }, body: {} })).toBe('not-found');
  });

  it('ends other people’s sessions, tokens, passkeys and devices for nobody', async () => {
    const [ada, bob] = await Promise.all(
      ['Owner', 'Thief'].map(async (name) => {
        const client = new Client(server.urls[0] as string);
        await client.call('POST /api/account', { body: { name, password: `the sentence of ${name.length} words` } });
        return client;
      }),
    );
    if (ada === undefined || bob === undefined) throw new Error('nobody is there');
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const me = (await ada.call('GET /api/me')) as { id: string };
    const key = {
      id: 'passkeyofada',
      person: me.id,
      credential: 'x',
      public_key: Buffer.from('x'),
      counter: 0,
      transports: [],
      name: 'key',
    };
    await db.insertInto('passkeys').values(key).execute();
    await ada.call('POST /api/notices/devices', { body: { endpoint: 'https://push.example.org/a', keys: { p256dh: 'x', auth: 'y' } } });
    const { token, secret } = await ada.call('POST /api/me/tokens', { body: { name: 'bot' } });
    const [session] = await ada.call('GET /api/me/sessions');
    const { devices } = await ada.call('GET /api/notices/settings');
    const owned = {
      'DELETE /api/me/sessions/:id': session?.id,
      'DELETE /api/me/tokens/:id': token.id,
      'DELETE /api/passkeys/:id': key.id,
      'DELETE /api/notices/devices/:id': devices[0]?.id,
    } as const;
    expect(names.filter((name) => name.startsWith('DELETE') && name.endsWith('/:id') && !name.includes('/admin/')).toSorted()).toEqual(
      Object.keys(owned).toSorted(),
    );
    for (const [name, id] of Object.entries(owned))
      expect(await bob.refused(name as keyof typeof owned, { params: { id: id as string } }), name).toBe('not-found');
    const program = new Client(server.urls[0] as string);
    program.token = secret;
    expect((await program.call('GET /api/me'))?.passkeys).toHaveLength(1);
    expect((await ada.call('GET /api/notices/settings')).devices).toHaveLength(1);
    expect(await ada.call('GET /api/me/sessions')).toHaveLength(1);
  });
});

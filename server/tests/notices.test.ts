import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channels, Email } from '../notices/notices.ts';
import { isZone, quietUntil } from '../notices/quiet-hours.ts';
import { isInternalAddress, requireOutside } from '../notices/ssrf-guard.ts';
import { Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:30', zone: 'Europe/Rome' };

  it.each([
    ['2026-07-01T21:30:00Z', '2026-07-02T05:30:00.000Z'],
    ['2026-07-01T04:00:00Z', '2026-07-01T05:30:00.000Z'],
    ['2026-01-01T21:30:00Z', '2026-01-02T06:30:00.000Z'],
    ['2026-07-01T05:30:00Z', null],
    ['2026-07-01T12:00:00Z', null],
  ])('at %s last until %s', (now, until) => {
    expect(quietUntil(night, new Date(now))?.toISOString() ?? null).toBe(until);
  });

  it('need a time zone that exists', () => {
    expect([isZone('Europe/Rome'), isZone('Middle/Earth'), quietUntil(null, new Date())]).toEqual([true, false, null]);
  });
});

describe('addresses that people have us call', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '224.0.0.1',
  ])('%s lies inside', (address) => {
    expect(isInternalAddress(address)).toBe(true);
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1', '8.8.8.8'])('%s lies outside', (address) => {
    expect(isInternalAddress(address)).toBe(false);
  });

  it.each([
    'http://example.org',
    'https://127.0.0.1/x',
    'https://[::1]/',
    'https://a:b@example.org',
    'ftp://example.org',
    'https://169.254.169.254/latest',
  ])('%s is refused', (url) => {
    expect(() => requireOutside(url, false)).toThrow();
  });
});

describe('notices', () => {
  let server: TestServer;
  let url: string;
  const letters: Email[] = [];
  const pushed: string[] = [];
  const called: { url: string; body: object }[] = [];
  const ways: Channels = {
    mail: async (letter) => void letters.push(letter),
    push: async (_device, text) => void pushed.push(text),
    webhook: async (to, body) => void called.push({ url: to, body }),
  };
  beforeAll(async () => {
    server = await testServer({ ways });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;
  const personOf = async (client: Client): Promise<string> => (await client.call('GET /api/me'))?.id as string;
  const deliver = async (client: Client): Promise<Date | null> => services().notices.deliver(await personOf(client), new Date());

  it('say once, together, on every way that somebody chose, that it is their turn', async () => {
    const bob = new Client(url);
    await bob.call('POST /api/account', { body: { name: 'Notified', password: 'tell me about it now', language: 'it' } });
    await bob.call('PUT /api/notices/email', { body: { email: 'bob@example.org' } });
    const secret = /confirm\/([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] as string;
    const browser = new Client(url);
    expect((await browser.raw('GET', `/confirm/${secret}`)).text).toContain('<form method="post">');
    expect((await bob.call('GET /api/notices/settings')).address).toEqual({ email: 'bob@example.org', confirmed: false });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await browser.raw('POST', `/confirm/${secret}`, '', form)).status).toBe(200);
    expect((await browser.raw('POST', `/confirm/${secret}`, '', form)).status).toBe(404);
    expect((await bob.call('GET /api/notices/settings')).address).toEqual({ email: 'bob@example.org', confirmed: true });
    await bob.call('PUT /api/notices/webhook', { body: { url: 'https://hooks.example.org/bob' } });
    await bob.call('POST /api/notices/devices', { body: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'x', auth: 'y' } } });
    letters.length = 0;
    for (let count = 0; count < 2; count++) {
      const ada = await Client.guest(url);
      const made = await ada.call('POST /api/tables', {
        body: { game: 'isles', title: `Tavolo ${count}`, seats: [{ kind: 'me' }, { kind: 'friend' }] },
      });
      await bob.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
      await ada.call('POST /api/tables/:table/start', { params: { table: made.id } });
    }
    await deliver(bob);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Tocca a te: Isole (Tavolo 0).');
    expect(letters[0]?.text).toContain('(Tavolo 1)');
    expect(pushed).toHaveLength(1);
    expect(called.map(({ url: to }) => to)).toEqual(['https://hooks.example.org/bob']);
    await deliver(bob);
    expect([letters.length, pushed.length, called.length]).toEqual([1, 1, 1]);
  });

  it('are kept in the client, and come live to whoever is elsewhere', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada, bob] = players as [Client, Client];
    const live = await bob.live();
    await live.until('hello');
    await ada.answer(table.id, 1, '1');
    await bob.answer(table.id, 1, '0');
    const before = (await bob.call('GET /api/notices')).length;
    await ada.answer(table.id, 3, 'pass');
    const { notice } = await live.until('notice', (message) => message.notice.kind === 'your-turn');
    expect(notice.table).toBe(table.id);
    expect((await bob.call('GET /api/notices')).length).toBeGreaterThanOrEqual(before);
    await bob.call('POST /api/notices/seen', { body: { upTo: notice.id } });
    expect((await bob.call('GET /api/notices')).every(({ seen }) => seen)).toBe(true);
    await live.close();
  });

  it('are not sent to whoever looks at the table, or whose turn is over', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada, bob] = players as [Client, Client];
    await bob.call('POST /api/notices/devices', { body: { endpoint: 'https://push.example.org/2', keys: { p256dh: 'x', auth: 'y' } } });
    pushed.length = 0;
    await bob.answer(table.id, 1, '0');
    const { db } = services();
    await db.updateTable('notices').set({ settled: true }).where('kind', '=', 'started').execute();
    await deliver(bob);
    expect(pushed).toEqual([]);
    const live = await bob.live();
    live.say({ type: 'follow', table: table.id });
    await live.until('presence');
    await ada.answer(table.id, 1, '1');
    await ada.answer(table.id, 3, 'pass');
    await deliver(bob);
    expect(pushed).toEqual([]);
    await live.close();
  });

  it('wait for the end of quiet hours', async () => {
    const { players } = await sitDown([url], 2);
    const [, bob] = players as [Client, Client];
    const hour = (shift: number): string => new Date(Date.now() + shift * 3_600_000).toISOString().slice(11, 16);
    await bob.call('PUT /api/notices/settings', {
      body: { push: true, email: true, webhook: true, quiet: { from: hour(-1), to: hour(1), zone: 'UTC' } },
    });
    pushed.length = 0;
    const later = await deliver(bob);
    expect(((later as Date).getTime() - Date.now()) / 60_000).toBeGreaterThan(58);
    expect(pushed).toEqual([]);
    expect(
      await bob.refused('PUT /api/notices/settings', {
        body: { push: true, email: true, webhook: true, quiet: { from: '22:00', to: '07:00', zone: 'Middle/Earth' } },
      }),
    ).toBe('bad-request');
  });

  it('go to no address that leads inside, and to no e-mail that nobody confirmed', async () => {
    const client = new Client(url);
    await client.call('POST /api/account', { body: { name: 'Prober', password: 'where does this lead' } });
    for (const inside of ['https://127.0.0.1/', 'https://[::1]:8080/', 'https://192.168.0.1/admin']) {
      expect(await client.refused('PUT /api/notices/webhook', { body: { url: inside } })).toBe('bad-request');
      expect(await client.refused('POST /api/notices/devices', { body: { endpoint: inside, keys: { p256dh: 'x', auth: 'y' } } })).toBe(
        'bad-request',
      );
    }
    await client.call('PUT /api/notices/email', { body: { email: 'victim@example.org' } });
    letters.length = 0;
    const { table } = await sitDown([url], 2);
    const { db } = services();
    await db
      .insertInto('notices')
      .values({ person: await personOf(client), kind: 'started', table_id: table.id })
      .execute();
    await deliver(client);
    expect(letters).toEqual([]);
    expect(await new Client(url).refused('POST /api/notices/email/confirm', { body: { secret: 'x'.repeat(43) } })).toBe('not-found');
  });

  it('tell everybody at the table that it is proposed to take back, once', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada, bob] = players as [Client, Client];
    const id = requestId();
    for (let tries = 0; tries < 2; tries++)
      await ada.call('POST /api/tables/:table/proposals', { params: { table: table.id }, body: { id, kind: 'pause' } });
    expect((await bob.call('GET /api/notices')).filter(({ kind }) => kind === 'proposal')).toHaveLength(1);
    expect((await ada.call('GET /api/notices')).filter(({ kind }) => kind === 'proposal')).toEqual([]);
  });

  it('tell the others that a rematch is being set up', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada, bob] = players as [Client, Client];
    const at = { params: { table: table.id } };
    await ada.call('POST /api/tables/:table/resign', { ...at, body: { id: requestId() } });
    const next = await ada.call('POST /api/tables/:table/rematch', at);
    expect((await bob.call('GET /api/notices')).filter(({ kind }) => kind === 'rematch').map((notice) => notice.table)).toEqual([table.id]);
    expect((await ada.call('GET /api/notices')).filter(({ kind }) => kind === 'rematch')).toEqual([]);
    expect((await bob.call('POST /api/tables/:table/rematch', at)).id).toBe(next.id);
  });
});

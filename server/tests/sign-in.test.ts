import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Failure, type Route, type RouteName, routes } from '../api/index.ts';
import { networkOf } from '../http/network.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('guessing passwords', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await testServer({ config: { trustProxy: '127.0.0.1' } });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  /** Tries a password from an address; what came of it. */
  const attempt = async (client: Client, name: string, password: string, address: string): Promise<string> => {
    const { status, text } = await client.raw('POST', '/api/login', JSON.stringify({ name, password }), { 'x-forwarded-for': address });
    return status === 200 ? 'done' : (JSON.parse(text) as Failure).error.code;
  };
  const account = async (name: string): Promise<Client> => {
    const client = new Client(url);
    await client.call('POST /api/account', { body: { name, password: PASSWORD } });
    return client;
  };
  /** Strangers at many addresses who guess until nobody listens to them any more. */
  const siege = async (name: string): Promise<void> => {
    const stranger = new Client(url);
    for (let place = 1; place <= 14; place++)
      await Promise.all(Array.from({ length: 8 }, () => attempt(stranger, name, 'a guess of mine', `198.51.100.${place}`)));
  };

  it('from many addresses locks nobody out of a device on which they have signed in before', async () => {
    const owner = await account('Besieged');
    await owner.call('POST /api/logout');
    await siege('Besieged');
    expect(await attempt(owner, 'Besieged', 'mistyped once', '203.0.113.1')).toBe('wrong-password');
    expect(await attempt(owner, 'Besieged', PASSWORD, '203.0.113.1')).toBe('done');
  });

  it('from many addresses keeps nobody with the right password out of a new device', async () => {
    await account('Traveller');
    await siege('Traveller');
    expect(await attempt(new Client(url), 'Traveller', PASSWORD, '203.0.113.2')).toBe('done');
    expect(await attempt(new Client(url), 'Traveller', PASSWORD, '203.0.113.2')).toBe('done');
  });

  it('from many addresses is left one try at each', async () => {
    await account('Guarded');
    await siege('Guarded');
    const stranger = new Client(url);
    expect(await attempt(stranger, 'Guarded', 'another guess', '203.0.113.3')).toBe('wrong-password');
    expect(await attempt(stranger, 'Guarded', PASSWORD, '203.0.113.3')).toBe('too-many');
  });

  it('counts what is tried at once', async () => {
    await account('Hurried');
    const stranger = new Client(url);
    const tries = await Promise.all(Array.from({ length: 30 }, () => attempt(stranger, 'Hurried', 'a guess of mine', '203.0.113.4')));
    expect(tries.filter((code) => code === 'wrong-password')).toHaveLength(10);
  });

  it('counts all addresses of one network of IPv6 as one', async () => {
    await account('Sixfold');
    const stranger = new Client(url);
    for (let host = 1; host <= 10; host++)
      expect(await attempt(stranger, 'Sixfold', 'a guess of mine', `2001:db8:1:2::${host}`)).toBe('wrong-password');
    expect(await attempt(stranger, 'Sixfold', PASSWORD, '2001:db8:1:2:ffff::1')).toBe('too-many');
    expect(await attempt(stranger, 'Sixfold', PASSWORD, '2001:db8:1:3::1')).toBe('done');
  });

  it('on a known device is limited as well, and another name is not known there', async () => {
    const owner = await account('Careless');
    await account('Somebody else');
    for (let count = 0; count < 10; count++) await attempt(owner, 'Careless', 'a guess of mine', `192.0.2.${count}`);
    expect(await attempt(owner, 'Careless', PASSWORD, '192.0.2.50')).toBe('too-many');
    for (let count = 0; count < 10; count++) await attempt(owner, 'Somebody else', 'a guess of mine', '192.0.2.51');
    expect(await attempt(owner, 'Somebody else', PASSWORD, '192.0.2.51')).toBe('too-many');
  });

  it('keeps the cookie of a device from scripts and other sites', async () => {
    const { headers } = await new Client(url).raw('POST', '/api/account', JSON.stringify({ name: 'Cookies', password: PASSWORD }));
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('pantheon-device='))).toMatch(
      /^pantheon-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
    ['2001:DB8:a:12ff:1:2:3:4', '2001:db8:a:12ff::/64', '2001:db8:a:1200::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56'],
  ])('takes %s for %s, or for %s', (address, near, wide) => {
    expect([networkOf(address), networkOf(address, 56)]).toEqual([near, wide]);
  });
});

describe('a token', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await testServer();
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const ownerAndProgram = async (name: string): Promise<[Client, Client]> => {
    const owner = new Client(url);
    await owner.call('POST /api/account', { body: { name, password: PASSWORD } });
    const program = new Client(url);
    program.token = (await owner.call('POST /api/me/tokens', { body: { name: 'bot' } })).secret;
    program.origin = null;
    return [owner, program];
  };

  it('ends with the password, and so do other sessions and what other devices were known for', async () => {
    const [owner, program] = await ownerAndProgram('Renewing');
    const elsewhere = new Client(url);
    await elsewhere.call('POST /api/login', { body: { name: 'Renewing', password: PASSWORD } });
    const live = await program.live();
    await live.until('hello');
    await owner.call('POST /api/me/password', { body: { old: PASSWORD, new: 'a quite different one' } });
    await expect(live.until('pong')).rejects.toThrow('4001');
    expect(await program.call('GET /api/me')).toBeNull();
    expect(await elsewhere.call('GET /api/me')).toBeNull();
    expect((await owner.call('GET /api/me'))?.name).toBe('Renewing');
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    const me = (await owner.call('GET /api/me')) as { id: string };
    expect(await db.selectFrom('known_devices').selectAll().where('person', '=', me.id).execute()).toHaveLength(1);
  });

  const names = (Object.keys(routes) as RouteName[]).filter((name) => (routes[name] as Route).device);

  it('is kept from the account itself', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/me/password',
        'POST /api/me/tokens',
        'DELETE /api/me',
        'POST /api/passkeys/register',
        'POST /api/passkeys/register/finish',
        'DELETE /api/passkeys/:id',
        'PUT /api/notices/email',
      ]),
    );
  });

  it.each(names)('may not call %s', async (name) => {
    const [, program] = await ownerAndProgram(`Owner ${names.indexOf(name)}`);
    const [method = '', path = ''] = name.split(' ');
    const body = (routes[name] as Route).body === undefined ? undefined : '{}';
    const { status, text } = await program.raw(method, path.replace(':id', 'abcdabcdabcdabcd'), body);
    expect([status, (JSON.parse(text) as Failure).error.code]).toEqual([403, 'forbidden']);
    expect((await program.call('GET /api/me'))?.guest).toBe(false);
  });
});

describe('the name of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  /** Asks for a name of the server as a page of that name would. */
  const ask = async (host: string, node: TestServer['nodes'][number] = server.nodes[0] as TestServer['nodes'][number]) =>
    node.app.inject({
      method: 'POST',
      url: '/api/guest',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
      payload: '{"name":"Visitor"}',
    });

  it.each(['rebound.example', 'rebound.example:8080', '127.0.0.1.rebound.example', 'localhost.rebound.example'])(
    'is not %s, which another site made to lead here',
    async (host) => {
      const answer = await ask(host);
      expect([answer.statusCode, (answer.json() as Failure).error.code]).toEqual([403, 'wrong-origin']);
      const { app } = server.nodes[0] as TestServer['nodes'][number];
      expect((await app.inject({ url: '/', headers: { host, accept: 'text/html' } })).statusCode).toBe(403);
    },
  );

  it.each(['localhost:8080', '127.0.0.1', '[::1]:8080', '192.168.1.20:8080', 'table.localhost'])('may be %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  it('is the one that it listens on, or the one that was configured', async () => {
    const named = await server.join({ config: { host: 'table.lan' } });
    expect((await ask('table.lan:8080', named.node)).statusCode).toBe(200);
    const configured = await server.join({ config: { origin: 'http://play.example.org' } });
    expect((await ask('play.example.org', configured.node)).statusCode).toBe(200);
    expect((await ask('rebound.example', configured.node)).statusCode).toBe(403);
  });
});

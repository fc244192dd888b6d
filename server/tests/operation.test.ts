import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { Client, requestId } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('operation', () => {
  let server: TestServer;
  let url: string;
  let logged = '';
  beforeAll(async () => {
    const log = new Writable({
      write: (chunk, _encoding, done) => {
        logged += String(chunk);
        done();
      },
    });
    server = await testServer({ log, config: { limits: 1 } });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('is well, and counts what it does', async () => {
    const client = await Client.guest(url);
    expect(JSON.parse((await client.raw('GET', '/healthz')).text)).toMatchObject({ status: 'ok' });
    const { text } = await client.raw('GET', '/metrics');
    expect(text).toMatch(/^pantheon_requests_total\{status="200"\} \d+$/m);
    expect(text).toMatch(/^pantheon_matches_in_memory \d+$/m);
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+)$/);
  });

  it('shows figures to those who have the token only, where there is one', async () => {
    const guarded = await server.join({ config: { metricsToken: 'figures please' } });
    const client = new Client(guarded.url);
    expect((await client.raw('GET', '/metrics')).status).toBe(404);
    expect((await client.raw('GET', '/metrics', undefined, { authorization: 'Bearer figures please' })).status).toBe(200);
  });

  it('shows figures to nobody for whom a proxy on this machine asks', async () => {
    const client = new Client(url);
    for (const header of [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])
      expect((await client.raw('GET', '/metrics', undefined, header)).status).toBe(404);
  });

  it('documents every route', async () => {
    const client = new Client(url);
    const page = await client.raw('GET', '/api/docs/');
    expect(page.text).toContain('swagger-ui');
    expect(page.text).not.toMatch(/<script>(?!\s*<\/script>)/);
    const { paths } = JSON.parse((await client.raw('GET', '/api/docs/json')).text) as { paths: Record<string, Record<string, object>> };
    const { routes } = await import('../api/index.ts');
    for (const name of Object.keys(routes)) {
      const [method = '', path = ''] = name.split(' ');
      expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], name).toBeDefined();
    }
  });

  it('documents what a seat of each game sees, its log and its record', async () => {
    type Part = { readonly [key: string]: Part } & { readonly $ref?: string; readonly anyOf?: readonly Part[] };
    const document = JSON.parse((await new Client(url).raw('GET', '/api/docs/json')).text) as Part;
    const schemas = document.components?.schemas as Part;
    const { catalog } = await import('@pantheon/catalog');
    for (const { id } of catalog) {
      expect(Object.keys(schemas)).toEqual(expect.arrayContaining([`${id}.SeatView`, `${id}.View`, `${id}.Pack`, `${id}.MatchRecord`]));
      expect(schemas.SeatView?.anyOf).toContainEqual({ $ref: `#/components/schemas/${id}.SeatView` });
    }
    const pointed = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(pointed.filter((ref) => schemas[ref.replace('#/components/schemas/', '')] === undefined)).toEqual([]);
    for (const name of ['SeatView', 'LogLine', 'MatchRecord', 'Result'])
      expect(JSON.stringify(document.paths)).toContain(`"#/components/schemas/${name}"`);
    expect(JSON.stringify(document)).not.toContain('x-published');
  });

  it('answers for pages with an honest one while the client is not built, and for files with none', async () => {
    const client = new Client(url);
    const page = await client.raw('GET', '/table/abc', undefined, { accept: 'text/html' });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('has not been built')]);
    expect((await client.raw('GET', '/learn/isles', undefined, { accept: '*/*' })).text).toBe(page.text);
    expect((await client.raw('GET', '/main.js')).status).toBe(404);
    expect((await client.raw('GET', '/api/nothing', undefined, { accept: '*/*' })).status).toBe(404);
  });

  it('writes no secret into its log', async () => {
    const client = new Client(url);
    await client.call('POST /api/account', { body: { name: 'Logged', password: 'never to be written' } });
    await client.send('POST /api/login', { body: { name: 'Logged', password: 'wrong but private' } });
    const table = await client.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }], seed: 'a seed of my own' },
    });
    await client.send('GET /api/invites/:invite', { params: { invite: table.invite as string } });
    const { secret } = await client.call('POST /api/me/tokens', { body: { name: 'bot' } });
    await client.raw('POST', '/api/tables', '{"broken": "and private"');
    await client.call('POST /api/tables/:table/chat', { params: { table: table.id }, body: { id: requestId(), text: 'between us' } });
    expect(logged).toContain('"route":"/api/invites/:invite"');
    for (const hidden of [
      'never to be written',
      'wrong but private',
      'a seed of my own',
      table.invite,
      secret,
      client.cookie.split('=')[1],
      'and private',
      'between us',
    ])
      expect(logged).not.toContain(String(hidden));
  });

  it('stops gracefully: sockets are told, what was begun is finished', async () => {
    const { node, url: other } = await server.join();
    const sitting = await sitDown([other], 2);
    const live = await (sitting.players[0] as Client).live();
    live.say({ type: 'follow', table: sitting.table.id });
    await live.until('update');
    const last = playOn(sitting, 'last', 3).catch(() => null);
    await last;
    await node.close();
    await expect(live.until('pong')).rejects.toThrow(/1001|1005|1006/);
    await expect(fetch(`${other}/healthz`)).rejects.toThrow();
  });

  it('limits how much one address may ask in a minute', async () => {
    const answers: number[] = [];
    for (let batch = 0; batch < 26; batch++)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/games`).then(({ status }) => status)))));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(50);
  });

  it('reads its configuration, and says what is wrong with it', () => {
    expect(readConfig({ PORT: '9000', PANTHEON_ORIGIN: 'https://play.example.org/x' })).toMatchObject({
      port: 9000,
      origin: 'https://play.example.org',
    });
    expect(() => readConfig({ PORT: 'many' })).toThrow('PORT must be a whole number');
    expect(() => readConfig({ PANTHEON_ORIGIN: 'ftp://x' })).toThrow('https');
  });
});

import { connect as connectTcp } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Failure, type Route, type RouteName, routes } from '../api/index.ts';
import { Client, Live, requestId } from './harness/client.ts';
import { type Sitting, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table people; --",
  '{{7*7}}#{7*7}',
  'javascript:alert(1)',
  '\u202egnp.exe',
  'a\u200bb',
  '../../../etc/passwd',
  '%00%0d%0aset-cookie: x=y',
];

describe('bad input', () => {
  let server: TestServer;
  let sitting: Sitting;
  let ada: Client;
  const at = () => ({ params: { table: sitting.table.id } });
  const momentNow = async (): Promise<number> => (await ada.match(sitting.table.id)).moment;

  beforeAll(async () => {
    server = await testServer({ config: { ruleLimit: 1500 } });
    sitting = await sitDown(server.urls, 2);
    ada = sitting.players[0] as Client;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const code = (text: string): string => (JSON.parse(text) as Failure).error.code;

  it.each([
    ['broken', '{"id": "12345678", "expected": 1, "key": '],
    ['empty', ''],
    ['not an object', '[1, 2, 3]'],
    ['null', 'null'],
    ['of the wrong types', '{"id": 12345678, "expected": "1", "key": ["0"]}'],
    ['without what is needed', '{"id": "12345678"}'],
    ['with more than is wanted', '{"id": "12345678", "expected": 1, "key": "0", "seat": 1}'],
    ['reaching for prototypes', '{"__proto__": {"admin": true}, "id": "12345678", "expected": 1, "key": "0"}'],
    ['reaching for constructors', '{"constructor": {"prototype": {"admin": true}}, "id": "12345678", "expected": 1, "key": "0"}'],
    ['with the sign zero', '{"id": "12345678", "expected": 1, "key": "a\\u0000b"}'],
    ['with half a letter', '{"id": "12345678", "expected": 1, "key": "\\ud800"}'],
    ['with a number that is none', '{"id": "12345678", "expected": 1e999, "key": "0"}'],
    ['with a negative moment', '{"id": "12345678", "expected": -1, "key": "0"}'],
    ['with a half moment', '{"id": "12345678", "expected": 1.5, "key": "0"}'],
    ['with a strange id', '{"id": "../../x", "expected": 1, "key": "0"}'],
    ['deeply nested', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('a body that is %s is refused, and changes nothing', async (_what, body) => {
    const before = await momentNow();
    const { status, text } = await ada.raw('POST', `/api/tables/${sitting.table.id}/answers`, body);
    expect([400, code(text)]).toEqual([status, 'bad-request']);
    expect(text.length).toBeLessThan(300);
    expect(await momentNow()).toBe(before);
  });

  it.each([
    ['marks notices up to a number beyond all', 'POST', '/api/notices/seen', '{"upTo":1e20}'],
    ['reads a chat after a number beyond all', 'GET', '/api/tables/:table/chat?after=99999999999999999999', undefined],
    ['reads a list after the end of time', 'GET', '/api/tables?list=open&after=9999999999999999.abcdabcd', undefined],
    ['supplies data that lies too deep', 'POST', '/api/packs', `{"game":"isles","pack":{"a":${'['.repeat(9000)}${']'.repeat(9000)}}}`],
    [
      'leaves an order that lies too deep',
      'POST',
      '/api/tables/:table/orders',
      `{"kind":"game","until":"once","order":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}}`,
    ],
    ['names a path that cannot be read', 'GET', '/api/tables/%ff', undefined],
    ['names a path without end', 'GET', `/api/tables/${'x'.repeat(2000)}`, undefined],
    ['sends more headers than anybody reads', 'GET', `/api/tables/${'x'.repeat(40_000)}`, undefined],
  ])('whoever %s is refused by name', async (_what, method, path, body) => {
    const { status, text } = await ada.raw(method, path.replace(':table', sitting.table.id), body);
    expect(status).toBeLessThan(500);
    expect(['bad-request', 'too-large']).toContain(code(text));
  });

  it('a body that is too large is refused before it is read', async () => {
    const body = JSON.stringify({ id: requestId(), expected: 1, key: 'x'.repeat(70_000) });
    const { status, text } = await ada.raw('POST', `/api/tables/${sitting.table.id}/answers`, body);
    expect([status, code(text)]).toEqual([413, 'too-large']);
  });

  it('a body of another kind is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml']) {
      const { status } = await ada.raw('POST', `/api/tables/${sitting.table.id}/answers`, 'id=1', { 'content-type': type });
      expect(status).toBe(415);
    }
  });

  it('a request that is no HTTP harms nobody', async () => {
    const { port } = new URL(ada.url);
    const heard = await new Promise<string>((done) => {
      const socket = connectTcp(Number(port), '127.0.0.1', () => socket.write('GARBAGE \0\x01\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => done(text));
    });
    expect(heard).toContain('400');
    expect(await ada.call('GET /api/me')).not.toBeNull();
  });

  it.each(Object.keys(routes) as RouteName[])('%s survives whatever stands in its body', async (name) => {
    const route: Route = routes[name];
    if (route.body === undefined) return;
    const [method = '', template = ''] = name.split(' ');
    const path = template.replace(':table', sitting.table.id).replace(/:\w+/g, 'zzzzzzzz');
    const stranger = await Client.guest(server.urls[0] as string, 'Fuzz');
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (body) => {
        const { status } = await stranger.raw(method, path, body);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: process.env.PANTHEON_DEEP ? 200 : 4 },
    );
  });

  it.each(hostile)('the name %j is kept as a plain text, or refused', async (name) => {
    const client = new Client(server.urls[0] as string);
    const { status, text, headers } = await client.raw('POST', '/api/guest', JSON.stringify({ name }));
    expect([200, 400]).toContain(status);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (status === 200) expect((JSON.parse(text) as { name: string }).name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it.each(hostile)('the message %j is passed on as a plain text', async (said) => {
    const message = await ada.call('POST /api/tables/:table/chat', { ...at(), body: { id: requestId(), text: said } });
    expect(message.text).toBe(said.replace(/[\u202e\u200b]/g, ''));
    const { headers } = await ada.send('GET /api/tables/:table/chat', at());
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a message of nothing but signs that are not seen is refused', async () => {
    expect(await ada.refused('POST /api/tables/:table/chat', { ...at(), body: { id: requestId(), text: '\u200b \u202e' } })).toBe(
      'bad-request',
    );
  });

  it.each(['%00', '%ff', '..%2f..%2fetc', 'x'.repeat(300), '%F0%9F%92%A9', "'%20or%201=1"])(
    'the path /api/tables/%s leads nowhere',
    async (part) => {
      const { status } = await ada.raw('GET', `/api/tables/${part}`);
      expect([400, 404, 414]).toContain(status);
    },
  );

  it('an answer that is not offered is refused by name, without saying what would be', async () => {
    const before = await ada.match(sitting.table.id);
    const { status, text } = await ada.send('POST /api/tables/:table/answers', {
      ...at(),
      body: { id: requestId(), expected: before.moment, key: '999999' },
    });
    expect([status, code(text)]).toEqual([400, 'not-offered']);
    expect(await momentNow()).toBe(before.moment);
  });

  it('data that keeps the rules busy for ever is refused, and nobody else notices', async () => {
    const started = Date.now();
    expect(await ada.refused('POST /api/packs', { body: { game: 'faulty', pack: { patience: 0 } } })).toBe('bad-data');
    expect(Date.now() - started).toBeGreaterThan(1000);
    expect(await ada.refused('POST /api/packs', { body: { game: 'isles', pack: { isles: 'none' } } })).toBe('bad-data');
    expect((await ada.match(sitting.table.id)).sight).toBeDefined();
    // The limit counts time of the processor, of which a busy machine gives little.
  }, 300_000);

  it('set-ups that the rules do not know are refused', async () => {
    const make = (body: object) => ada.refused('POST /api/tables', { body: body as never });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    expect(await make({ game: 'chess', seats })).toBe('unknown-game');
    expect(await make({ game: 'isles', seats: [{ kind: 'me' }] })).toBe('bad-setup');
    expect(await make({ game: 'isles', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('bad-setup');
    expect(await make({ game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] })).toBe('bad-setup');
    expect(await make({ game: 'isles', seats, options: { rounds: 5 } })).toBe('bad-setup');
    expect(await make({ game: 'isles', seats, options: { cheats: true } })).toBe('bad-setup');
    expect(await make({ game: 'isles', seats, pack: '0123456789abcdef' })).toBe('bad-data');
  });

  it('another site can make a browser do nothing', async () => {
    const before = await momentNow();
    const body = JSON.stringify({ id: requestId(), expected: before, key: '0' });
    const path = `/api/tables/${sitting.table.id}/answers`;
    for (const origin of ['https://evil.example', 'null', `${ada.url}.evil.example`, ada.url.replace('http', 'https')]) {
      const { status, text } = await ada.raw('POST', path, body, { origin });
      expect([status, code(text)]).toEqual([403, 'wrong-origin']);
    }
    ada.origin = null;
    expect(code((await ada.raw('POST', path, body)).text)).toBe('wrong-origin');
    ada.origin = ada.url;
    expect(await momentNow()).toBe(before);
  });

  it('another site cannot open a live connection with somebody’s cookie', async () => {
    await expect(Live.open(ada, { ...ada.headers(), origin: 'https://evil.example' })).rejects.toThrow('403');
    const { origin: _origin, ...without } = ada.headers();
    await expect(Live.open(ada, without)).rejects.toThrow('403');
    const live = await ada.live();
    await live.close();
  });

  it.each([
    '',
    'nonsense',
    '{}',
    '{"type":"follow"}',
    '{"type":"follow","table":"../x"}',
    '{"type":"answer","key":"0"}',
    '[]',
    '{"type":"ping","more":1}',
  ])('a live message %j is answered with an error', async (text) => {
    const live = await ada.live();
    live.socket.send(text);
    expect((await live.until('error')).code).toBe('bad-request');
    await live.close();
  });

  it('a live connection that says too much, too large or too often is closed', async () => {
    const large = await ada.live();
    large.socket.send('x'.repeat(10_000));
    await expect(large.until('pong')).rejects.toThrow('1009');
    const limited = await server.join({ config: { limits: 1 } });
    const busy = await (await Client.guest(limited.url, 'Busy')).live();
    for (let count = 0; count < 100; count++) busy.say({ type: 'ping' });
    await expect(busy.until('gone')).rejects.toThrow('1008');
  });

  it('refusals carry the same headers of protection as everything else', async () => {
    const { headers } = await ada.raw('GET', '/api/nothing');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

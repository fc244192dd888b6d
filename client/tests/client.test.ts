import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineTo } from '../../server/tests/harness/client.ts';
import { stopTests, type TestServer, testServer } from '../../server/tests/harness/server.ts';
import { ApiError, PantheonClient, possibleKey } from '../index.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await testServer({ config: { botPace: 0 } });
  url = server.urls[0] as string;
});
afterAll(async () => {
  await server.close();
  await stopTests();
});

const isles = {
  game: 'isles',
  options: { rounds: 3 },
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'shepherd' }],
  autoStart: true,
};

/** Somebody with an account, as a program with a token. */
async function program(name: string, socket = false): Promise<PantheonClient> {
  const person = new PantheonClient({ origin: url });
  await person.call('POST /api/account', { body: { name, password: 'correct horse battery' } });
  const { secret } = await person.call('POST /api/me/tokens', { body: { name: 'bot' } });
  const headers = { authorization: `Bearer ${secret}` };
  const line = () => lineTo(url, headers) as unknown as globalThis.WebSocket;
  return new PantheonClient({ origin: url, token: secret, every: 20, ...(socket ? { socket: line } : {}) });
}

describe('the client', () => {
  it.each([
    ['a guest who asks again and again', () => PantheonClient.guest(url, 'Guest', { every: 20 })],
    ['a program with a token', () => program('Talos')],
    ['a program on the socket', () => program('Argus', true)],
  ])('plays a whole match: %s', async (_, make) => {
    const client = await make();
    const { id } = await client.call('POST /api/tables', { body: isles });
    const end = await client.play(id, ({ sight, moment }) => possibleKey(sight.question as never, `${moment}`));
    expect(end.ending).toBe('played');
    expect(end.sight.result?.scores.length).toBe(2);
  });

  it('tells why something is refused', async () => {
    const client = new PantheonClient({ origin: url });
    await expect(client.call('GET /api/tables/:table', { params: { table: 'nowhere' } })).rejects.toMatchObject({ code: 'not-found' });
    await expect(new PantheonClient({ origin: 'http://127.0.0.1:1' }).call('GET /api/me')).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a page of another site', () => {
  const elsewhere = 'https://elsewhere.example';

  it('may call with a token', async () => {
    const asked = { origin: elsewhere, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const preflight = await fetch(`${url}/api/tables`, { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('may do nothing without one', async () => {
    const headers = { origin: elsewhere, 'content-type': 'application/json' };
    const refused = await fetch(`${url}/api/guest`, { method: 'POST', headers, body: '{"name":"Eve"}' });
    expect(refused.status).toBe(403);
    const withCookie = { ...headers, cookie: 'pantheon=x', authorization: 'Bearer x' };
    const readable = await fetch(`${url}/api/games`, { headers: { origin: elsewhere } });
    expect(readable.headers.has('access-control-allow-origin')).toBe(false);
    expect((await fetch(`${url}/api/tables`, { method: 'POST', headers: withCookie, body: JSON.stringify(isles) })).status).toBe(403);
  });
});

import { QuickDice } from '@pantheon/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { failureCodes, type RouteName, routes } from '../api/index.ts';
import { Client, type Live } from './harness/client.ts';
import { someOf } from './harness/hostile.ts';
import { messagesAbout, requestsTo, type Sent } from './harness/hostile-requests.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const DEEP = process.env.PANTHEON_DEEP === '1';
const SEED = process.env.PANTHEON_SEED ?? 'hostile';
/** How much of all that could be sent is sent: to each route by each caller, and on the WebSocket by each. */
const EACH = DEEP ? 100 : 9;
const MESSAGES = DEEP ? 2000 : 100;
/** As many as one connection may say within ten seconds, and the longest. */
const AT_ONCE = 50;
const LONGEST = 4096;

const names = Object.keys(routes) as RouteName[];
const callers = ['nobody', 'guest', 'player', 'admin'] as const;
type Caller = (typeof callers)[number];

/** Routes that a server without letters does not offer. */
const NEEDS_LETTERS: ReadonlySet<RouteName> = new Set(['PUT /api/notices/email', 'POST /api/recovery']);

async function send(client: Client, { name, path, type, body }: Sent): Promise<Response> {
  return fetch(`${client.url}${path}`, {
    method: name.split(' ')[0] as string,
    headers: { ...client.headers(), ...(type === null ? {} : { 'content-type': type }) },
    ...(body === null ? {} : { body }),
  });
}

/** What is wrong with an answer; null if it is one that a client can rely on. */
async function wrongWith(response: Response, name: RouteName): Promise<string | null> {
  const text = await response.text();
  const shown = `${response.status} ${text.slice(0, 200)}`;
  if (response.headers.get('content-type') !== 'application/json; charset=utf-8') return `no JSON: ${shown}`;
  const said = JSON.parse(text) as { readonly error?: { readonly code?: string } } | null;
  if (response.status === 200) return null;
  const code = said?.error?.code ?? '';
  if (!(failureCodes as readonly string[]).includes(code)) return `no code: ${shown}`;
  const isAbsent = NEEDS_LETTERS.has(name) && code === 'unavailable';
  return response.status >= 500 && !isAbsent ? shown : null;
}

/** Says texts as they come: some as bytes, some in pieces. */
function sayAll({ socket }: Live, texts: readonly string[]): void {
  for (const [at, text] of texts.entries()) {
    if (at % 5 === 0) socket.send(Buffer.from(text), { binary: true });
    else if (at % 5 === 1 && text.length > 1) {
      socket.send(text.slice(0, 1), { fin: false });
      socket.send(text.slice(1), { fin: true });
    } else socket.send(text);
  }
}

/** A frame as it goes over the wire. */
const frame = (first: number, data: readonly number[]): Uint8Array => Uint8Array.from([first, 0x80 | data.length, 0, 0, 0, 0, ...data]);

describe('whatever is sent', () => {
  let server: TestServer;
  let known: { readonly table: string; readonly invite: string };
  const people = new Map<Caller, Client>();

  /** A new table, and somebody in every role. */
  const gather = async (): Promise<void> => {
    const url = server.urls[0] as string;
    const { table, players } = await sitDown([url], 2, { more: { public: true } });
    known = { table: table.id, invite: table.invite as string };
    const admin = await Client.guest(url, 'Overseer');
    const me = (await admin.call('GET /api/me')) as { id: string };
    const { db } = (server.nodes[0] as (typeof server.nodes)[number]).services;
    await db.updateTable('people').set({ admin: true }).where('id', '=', me.id).execute();
    people.set('nobody', new Client(url));
    people.set('guest', await Client.guest(url, 'Stranger'));
    people.set('player', players[0] as Client);
    people.set('admin', admin);
  };
  const who = (caller: Caller): Client => people.get(caller) as Client;

  /** Some of what took effect has ended the session, or the match. */
  const isOver = async (caller: Caller): Promise<boolean> => {
    const { status, text } = await who(caller).raw('GET', `/api/tables/${known.table}`);
    return status !== 200 || (caller !== 'nobody' && (await who(caller).call('GET /api/me')) === null) || !text.includes('"running"');
  };

  beforeAll(async () => {
    server = await testServer({ config: { ruleLimit: 1500, secretPause: 0 } });
    await gather();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it.each(callers)(
    'by %s is taken or refused by name, on every route',
    async (caller) => {
      const dice = new QuickDice(`${SEED} ${caller}`);
      const wrong: string[] = [];
      for (const name of names) {
        for (const request of someOf(requestsTo(name, known), EACH, dice)) {
          const problem = await send(who(caller), request).then(
            (response) => wrongWith(response, name),
            (error: unknown) => `no answer: ${String((error as Error).cause ?? error)}`,
          );
          if (problem !== null) wrong.push(`${name} ${request.path.slice(0, 90)} ${String(request.body).slice(0, 90)}: ${problem}`);
        }
        if (await isOver(caller)) await gather();
      }
      expect(wrong).toEqual([]);
    },
    DEEP ? 3_600_000 : 120_000,
  );

  it.each(callers)('by %s on the WebSocket is answered, and the connection stays', async (caller) => {
    const messages = messagesAbout(known.table).filter((text) => Buffer.byteLength(text) <= LONGEST);
    const some = someOf(messages, MESSAGES, new QuickDice(`${SEED} ${caller} live`));
    for (let from = 0; from < some.length; from += AT_ONCE) {
      const live = await who(caller).live();
      sayAll(live, some.slice(from, from + AT_ONCE));
      live.say({ type: 'ping' });
      await live.until('pong');
      expect(live.received.filter((message) => message.type === 'error' && message.code === 'internal')).toEqual([]);
      await live.close();
    }
  });

  it.each<[string, number, (socket: WebSocket) => void]>([
    ['a long text', 1009, (socket) => socket.send('x'.repeat(100_000))],
    ['many bytes', 1009, (socket) => socket.send(Buffer.alloc(1_000_000))],
    ['a text that is none', 1007, (socket) => writeTo(socket, frame(0x81, [0xff, 0xfe]))],
    ['signs that were not agreed upon', 1002, (socket) => writeTo(socket, frame(0xf1, [0x31]))],
    ['the rest of nothing', 1002, (socket) => writeTo(socket, frame(0x80, [0x31]))],
  ])('as %s ends the connection on which it came with %i, and no other', async (_what, code, say) => {
    const other = await who('guest').live();
    const live = await who('player').live();
    say(live.socket);
    await expect(live.until('pong')).rejects.toThrow(String(code));
    other.say({ type: 'ping' });
    await other.until('pong');
    await other.close();
  });
});

const writeTo = (socket: WebSocket, bytes: Uint8Array): void =>
  (socket as unknown as { readonly _socket: { write(bytes: Uint8Array): void } })._socket.write(bytes);

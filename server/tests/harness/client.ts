import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import type { Api, Failure, FromClient, FromServer, MatchUpdate, RouteName } from '../../api/index.ts';

type Given<Name extends RouteName> = { [Part in 'params' | 'query' | 'body']?: Api[Name][Part] };

/** What came back, whatever it was. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A request that was refused. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly failure: Failure;
  constructor(status: number, failure: Failure) {
    super(`${status} ${failure.error.code}: ${failure.error.message}`);
    this.status = status;
    this.code = failure.error.code;
    this.failure = failure;
  }
}

/** An id for a request. */
export const requestId = (): string => randomBytes(12).toString('base64url');

/** A client such as a browser is: it keeps its cookie and names its origin. */
export class Client {
  url: string;
  cookie = '';
  /** The cookie by which this device is known, once somebody with an account has signed in here. */
  device = '';
  token: string | null = null;
  origin: string | null;
  /** How long an answer may take, in milliseconds, where somebody does not wait for ever. */
  patience: number | null = null;

  constructor(url: string) {
    this.url = url;
    this.origin = url;
  }

  /** A guest, signed in. */
  static async guest(url: string, name = 'Ada'): Promise<Client> {
    const client = new Client(url);
    await client.call('POST /api/guest', { body: { name } });
    return client;
  }

  headers(): Record<string, string> {
    return {
      ...(this.origin === null ? {} : { origin: this.origin }),
      ...(this.cookie + this.device === '' ? {} : { cookie: [this.cookie, this.device].filter((pair) => pair !== '').join('; ') }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  /** Sends anything. */
  async raw(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answered> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers(), ...type, ...headers },
      ...(body === undefined ? {} : { body }),
      ...(this.patience === null ? {} : { signal: AbortSignal.timeout(this.patience) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      if (pair.includes('-device=')) this.device = pair;
      else this.cookie = pair.endsWith('=') ? '' : pair;
    }
    return { status: response.status, text: await response.text(), headers: response.headers };
  }

  /** Calls a route; whatever it answers. */
  async send<Name extends RouteName>(name: Name, given: Given<Name> = {}): Promise<Answered> {
    const [method = '', template = ''] = name.split(' ');
    const params = (given.params ?? {}) as Record<string, string | number>;
    const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
    const query = new URLSearchParams(Object.entries((given.query ?? {}) as Record<string, string>)).toString();
    return this.raw(method, query === '' ? path : `${path}?${query}`, given.body === undefined ? undefined : JSON.stringify(given.body));
  }

  /** Calls a route that must succeed. */
  async call<Name extends RouteName>(name: Name, given: Given<Name> = {}): Promise<Api[Name]['reply']> {
    const { status, text } = await this.send(name, given);
    const value: unknown = JSON.parse(text);
    if (status !== 200) throw new Refused(status, value as Failure);
    return value as Api[Name]['reply'];
  }

  /** Calls a route that must be refused; returns the code. */
  async refused<Name extends RouteName>(name: Name, given: Given<Name> = {}): Promise<string> {
    const { status, text } = await this.send(name, given);
    if (status === 200) throw new Error(`${name} was not refused`);
    return (JSON.parse(text) as Failure).error.code;
  }

  match(table: string, since = 0): Promise<MatchUpdate> {
    return this.call('GET /api/tables/:table/match', { params: { table }, query: { since } });
  }

  answer(table: string, expected: number, key: string, id = requestId()): Promise<Api['POST /api/tables/:table/answers']['reply']> {
    return this.call('POST /api/tables/:table/answers', { params: { table }, body: { id, expected, key } });
  }

  live(): Promise<Live> {
    return Live.open(this);
  }
}

/** A WebSocket to a server, from a program. */
export const lineTo = (url: string, headers: Record<string, string>): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });

/** A WebSocket, with everything that came on it. */
export class Live {
  readonly received: FromServer[] = [];
  readonly texts: string[] = [];
  readonly socket: WebSocket;
  private waiting: (() => void)[] = [];
  closed: { code: number } | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(data.toString());
      this.received.push(JSON.parse(data.toString()) as FromServer);
      this.wake();
    });
    socket.on('close', (code) => {
      this.closed = { code };
      this.wake();
    });
  }

  static open(client: Client, headers: Record<string, string> = client.headers()): Promise<Live> {
    const socket = lineTo(client.url, headers);
    const live = new Live(socket);
    return new Promise((done, failed) => {
      socket.on('open', () => done(live));
      socket.on('error', failed);
      socket.on('unexpected-response', (_request, response) => failed(new Error(`answered ${response.statusCode}`)));
    });
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  say(message: FromClient): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits until a message of a kind, or one that fits, is among those received. */
  async until<T extends FromServer['type']>(
    type: T,
    fits: (message: Extract<FromServer, { type: T }>) => boolean = () => true,
    ms = 20_000,
  ): Promise<Extract<FromServer, { type: T }>> {
    const deadline = Date.now() + ms;
    for (;;) {
      const found = this.received.find(
        (message): message is Extract<FromServer, { type: T }> =>
          message.type === type && fits(message as Extract<FromServer, { type: T }>),
      );
      if (found !== undefined) return found;
      if (this.closed !== null) throw new Error(`the socket was closed with ${this.closed.code} while waiting for "${type}"`);
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`no "${type}" came; there were ${this.received.map((message) => message.type).join(', ')}`);
      await this.next(left);
    }
  }

  private next(ms: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(go, ms);
      this.waiting.push(() => {
        clearTimeout(timer);
        go();
      });
    });
  }

  /** The updates of a table so far. */
  updates(table: string): MatchUpdate[] {
    return this.received.flatMap((message) => (message.type === 'update' && message.update.table === table ? [message.update] : []));
  }

  async close(): Promise<void> {
    this.socket.close();
    while (this.closed === null) await this.next(1000);
  }
}

import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import type { QuestionDto } from '@pantheon/kernel';
import { wholeUpdate } from '@pantheon/table';
import WebSocket from 'ws';
import type { FromClient, FromServer, MatchChanges, MatchUpdate } from '../../api/index.ts';
import { type Client, requestId } from '../harness/client.ts';

/** How long anybody waits for an update, in milliseconds. */
const PATIENCE = 10_000;
const AT_FIRST = 120_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends JSON as a browser does, by a connection that is kept: cheaper here than `fetch`, whose cost would be taken for the server's. */
function post(client: Client, path: string, body: unknown): Promise<string> {
  const text = JSON.stringify(body);
  const headers = { ...client.headers(), 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((done, failed) => {
    const request = http.request(`${client.url}${path}`, { method: 'POST', agent, headers }, (response) => {
      let said = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        said += piece;
      });
      response.on('end', () => (response.statusCode === 200 ? done(said) : failed(new Error(`${response.statusCode} ${said}`))));
      response.on('error', failed);
    });
    request.on('error', failed);
    request.end(text);
  });
}

interface Waiting {
  readonly after: number;
  heard(): void;
}

/** One person's socket. Like a page it has the last update, and is told what changes in it. */
export class Ear {
  readonly socket: WebSocket;
  /** The bytes of each update that came by the socket, as they were sent. */
  readonly bytes: number[] = [];
  /** Called whenever something new is known here. */
  onNews: () => void = () => undefined;
  private connection: string | undefined;
  private latest: MatchUpdate | null = null;
  private waiting: Waiting[] = [];
  private counted = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(data.toString()));
  }

  static async open(client: Client, table: string): Promise<Ear> {
    const ear = new Ear(new WebSocket(`${client.url.replace('http', 'ws')}/api/live`, { headers: client.headers() }));
    await once(ear.socket, 'open');
    ear.socket.send(JSON.stringify({ type: 'follow', table, changes: true } satisfies FromClient));
    if (!(await ear.later(0, AT_FIRST))) throw new Error('a table was not shown');
    return ear;
  }

  get moment(): number {
    return this.latest?.moment ?? 0;
  }

  get isOver(): boolean {
    return this.latest !== null && this.latest.sight.result !== null;
  }

  get question(): QuestionDto | null {
    return this.latest?.sight.question ?? null;
  }

  private hear(text: string): void {
    const sent = this.bytesSince();
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'hello') this.connection = message.connection;
    if (message.type !== 'update' && message.type !== 'changes') return;
    this.bytes.push(sent);
    this.take(message.update);
  }

  // What came over the line since the last message. Of messages that came in one piece the first is charged with all of it, which is rare.
  private bytesSince(): number {
    const { bytesRead } = (this.socket as unknown as { readonly _socket: Socket })._socket;
    const since = bytesRead - this.counted;
    this.counted = bytesRead;
    return since;
  }

  private take(sent: MatchUpdate | MatchChanges): void {
    const update = wholeUpdate(this.latest, sent);
    if (update === null) {
      this.socket.send(JSON.stringify({ type: 'follow', table: sent.table, changes: true } satisfies FromClient));
      return;
    }
    if (update.moment >= this.moment) this.latest = update;
    const { moment } = this;
    const heard = this.waiting.filter(({ after }) => moment > after);
    if (heard.length > 0) this.waiting = this.waiting.filter(({ after }) => moment <= after);
    for (const waiting of heard) waiting.heard();
    this.onNews();
  }

  /** Answers the open question as somebody with this socket. */
  async answer(client: Client, table: string, key: string): Promise<void> {
    const text = await post(client, `/api/tables/${table}/commands`, {
      id: requestId(),
      expected: this.moment,
      command: { kind: 'answer' as const, key },
      changes: true,
      ...(this.connection === undefined ? {} : { connection: this.connection }),
    });
    this.take((JSON.parse(text) as { readonly update: MatchUpdate | MatchChanges }).update);
  }

  /** Waits for an update later than a moment; false when none comes. */
  later(after: number, patience = PATIENCE): Promise<boolean> {
    if (this.moment > after) return Promise.resolve(true);
    return new Promise((done) => {
      const waiting: Waiting = {
        after,
        heard: () => {
          clearTimeout(timer);
          done(true);
        },
      };
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== waiting);
        done(false);
      }, patience);
      this.waiting.push(waiting);
    });
  }
}

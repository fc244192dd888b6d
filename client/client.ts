import type { FromServer, MatchUpdate } from '@pantheon/server/api';
import { ApiError, type CallTo, callsTo } from './call.ts';
import { Live, type LiveLine } from './live.ts';

/** Whom a client speaks to, and as whom. */
export interface ClientOptions {
  /** Such as `https://play.example.org`. */
  readonly origin: string;
  /** The key of a program, made in the browser under Settings or by `POST /api/me/tokens`. */
  readonly token?: string;
  /** How to open a socket that carries the token; where there is none, the server is asked again and again. */
  readonly socket?: LiveLine;
  /** Milliseconds between two questions to the server where there is no socket. */
  readonly every?: number;
}

/** Decides what to answer; null leaves the question to somebody else. */
export type Decide = (update: MatchUpdate) => string | null | Promise<string | null>;

/** Somebody at a site: calls its routes, follows its tables, plays. */
export class PantheonClient {
  readonly call: CallTo;
  private readonly options: ClientOptions;
  private readonly live: Live | null;
  private cookies: readonly string[] = [];

  constructor(options: ClientOptions) {
    this.options = options;
    this.live = options.socket === undefined ? null : new Live(options.socket);
    this.call = callsTo({
      origin: options.origin,
      headers: () => this.headers(),
      heard: (response) => this.keepCookies(response),
    });
  }

  /** Somebody new, by name alone. Outside a browser: there the page's own cookie counts. */
  static async guest(origin: string, name: string, more: Omit<ClientOptions, 'origin' | 'token'> = {}): Promise<PantheonClient> {
    const client = new PantheonClient({ origin, ...more });
    await client.call('POST /api/guest', { body: { name } });
    return client;
  }

  private headers(): { [name: string]: string } {
    const { origin, token } = this.options;
    if (token !== undefined) return { authorization: `Bearer ${token}` };
    return this.cookies.length === 0 ? {} : { cookie: this.cookies.join('; '), origin };
  }

  private keepCookies(response: Response): void {
    const given = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    if (given.length > 0) this.cookies = given;
  }

  /** Tells of everything that happens at a table from now on, until the returned function is called. */
  follow(table: string, listener: (update: MatchUpdate) => void): () => void {
    return this.live === null ? this.poll(table, listener) : this.listen(this.live, table, listener);
  }

  private listen(live: Live, table: string, listener: (update: MatchUpdate) => void): () => void {
    const onMessage = (message: FromServer): void => {
      if (message.type === 'update' && message.update.table === table) listener(message.update);
    };
    const stop = live.listen(
      onMessage,
      () => live.send({ type: 'follow', table }),
      () => undefined,
    );
    return () => {
      live.send({ type: 'unfollow', table });
      stop();
    };
  }

  private poll(table: string, listener: (update: MatchUpdate) => void): () => void {
    let going = true;
    let moment = -1;
    const ask = async (): Promise<void> => {
      while (going) {
        const update = await this.update(table);
        if (going && update !== null && update.moment !== moment) listener(update);
        moment = update?.moment ?? moment;
        await new Promise((resolve) => setTimeout(resolve, this.options.every ?? 500));
      }
    };
    void ask();
    return () => {
      going = false;
    };
  }

  // A server that cannot be reached, or has too much to do, is asked again.
  private async update(table: string): Promise<MatchUpdate | null> {
    try {
      return await this.call('GET /api/tables/:table/match', { params: { table }, query: {} });
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'offline' || error.code === 'too-many' || error.code === 'not-running')) return null;
      throw error;
    }
  }

  /** Answers whenever this client's seat is asked, until the match is over. Returns what is seen then. */
  play(table: string, decide: Decide): Promise<MatchUpdate> {
    return new Promise((resolve, reject) => {
      let latest: MatchUpdate | null = null;
      let busy = false;
      const settle = async (): Promise<void> => {
        if (busy) return;
        busy = true;
        for (let seen = latest; seen !== null && seen.ending === null && seen.sight.question !== null; seen = latest) {
          const key = await decide(seen);
          if (key !== null) latest = (await this.answer(table, seen, key)) ?? latest;
          if (latest === seen) break;
        }
        busy = false;
        if (latest === null || latest.ending === null) return;
        stop();
        resolve(latest);
      };
      const fail = (error: unknown): void => {
        stop();
        reject(error);
      };
      const stop = this.follow(table, (update) => {
        if (latest === null || update.moment >= latest.moment) latest = update;
        settle().catch(fail);
      });
    });
  }

  // What has changed meanwhile is told by the next update.
  private async answer(table: string, { moment: expected }: MatchUpdate, key: string): Promise<MatchUpdate | null> {
    try {
      const body = { id: crypto.randomUUID(), expected, key };
      return (await this.call('POST /api/tables/:table/answers', { params: { table }, body })).update as MatchUpdate;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return this.update(table);
      throw error;
    }
  }
}

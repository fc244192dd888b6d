import type pg from 'pg';
import type { Logger } from 'pino';
import { listener, type Store } from '../store/connect.ts';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'pantheon';
const RETRY = 500;

interface Letter {
  readonly from: string;
  readonly news: readonly News[];
}

/**
 * News through NOTIFY. It is sent right after a commit, never inside one: a notification within a transaction takes a lock on the
 * whole database. News that come together are sent together.
 */
export class PostgresBus implements Bus {
  private readonly store: Store;
  private readonly node: string;
  private readonly log: Logger;
  private client: pg.Client | null = null;
  private readonly hearers: ((news: News, own: boolean) => void)[] = [];
  private readonly gaps: (() => void)[] = [];
  private outbox: News[] = [];
  private sending: Promise<void> | null = null;
  private closed = false;

  constructor(store: Store, node: string, log: Logger) {
    this.store = store;
    this.node = node;
    this.log = log;
  }

  /** Begins to listen; from then on a lost connection is replaced by itself. */
  async connect(): Promise<void> {
    const client = listener(this.store.url, this.node);
    const lost = (error?: Error): void => {
      if (this.client !== client) return;
      this.client = null;
      if (error !== undefined) this.log.warn({ error }, 'the connection for news is lost');
      client.end().catch(() => undefined);
      this.reconnect();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private reconnect(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.connect().then(
        () => {
          for (const catchUp of this.gaps) catchUp();
        },
        () => this.reconnect(),
      );
    }, RETRY);
  }

  private receive(payload: string): void {
    const { from, news } = JSON.parse(payload) as Letter;
    if (from === this.node) return;
    for (const one of news) this.hear(one, false);
  }

  private hear(news: News, own: boolean): void {
    for (const hearer of this.hearers) hearer(news, own);
  }

  publish(news: News): void {
    this.hear(news, true);
    this.outbox.push(news);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  private async send(): Promise<void> {
    await Promise.resolve();
    while (this.outbox.length > 0 && !this.closed) {
      const letter: Letter = { from: this.node, news: this.outbox.splice(0, 50) };
      await this.store.pool
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(letter)])
        .catch((error: unknown) => this.log.warn({ error }, 'news could not be sent; the others find out when they next look'));
    }
  }

  listen(hear: (news: News, own: boolean) => void): void {
    this.hearers.push(hear);
  }

  onGap(catchUp: () => void): void {
    this.gaps.push(catchUp);
  }

  async close(): Promise<void> {
    await this.sending;
    this.closed = true;
    const client = this.client;
    this.client = null;
    await client?.end();
  }
}

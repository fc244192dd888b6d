import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import { LIFELINE, listener, type Store } from '../store/connect.ts';
import { hangUp } from '../store/impatience.ts';
import type { Bus, BusMessage } from './bus.ts';

const CHANNEL = 'pantheon';
const RETRY = 500;

/** How often the connection for news is asked whether it still stands, and how long it may take to answer, in milliseconds. */
const ASK = 500;
const PATIENCE = 5000;

/**
 * How long a node may take to confirm, in milliseconds: one that is silent for longer is as good as gone. It knows that by itself, a little
 * sooner: an answer on its connection for news shows that it has heard all that was said before it asked.
 */
const SILENT = 2000;
const DEAF = 1500;

/** How often the other nodes are counted, in milliseconds. */
const COUNT = 10_000;

/** Who tells that a session has ended: in the same moment in which it ends, whatever becomes of the node that ended it. */
const DATABASE = 'database';

/** What is sent: news, which a receipt may be wanted for, or such a receipt. A node that has just come sends an empty letter. */
type Letter =
  | { readonly from: string; readonly news: readonly BusMessage[]; readonly receipt?: string }
  | { readonly from: string; readonly received: string };

/**
 * BusMessage through NOTIFY. It is sent right after a commit, never inside one: a notification within a transaction takes a lock on the
 * whole database. BusMessage that come together are sent together. A node that is alone sends nothing: whoever comes makes itself known
 * and waits for the others to know it before it serves anybody.
 */
export class PostgresBus implements Bus {
  private readonly store: Store;
  private readonly node: string;
  private readonly log: Logger;
  private client: pg.Client | null = null;
  private readonly hearers: ((news: BusMessage, own: boolean) => Promise<void>)[] = [];
  /** Receipts that are waited for, and from how many nodes. */
  private readonly receipts = new Map<string, { missing: number; done(): void }>();
  private readonly gaps: (() => void)[] = [];
  private outbox: BusMessage[] = [];
  private sending: Promise<void> | null = null;
  /** Up to when all news have been heard. */
  private heardAt = Number.NEGATIVE_INFINITY;
  /** Whether no other node was there when they were last counted, and none has been heard of since. */
  private isAlone = false;
  /** How many letters came from others. */
  private letters = 0;
  private countedAt = Number.NEGATIVE_INFINITY;
  private wasConnected = false;
  private closed = false;

  constructor(store: Store, node: string, log: Logger) {
    this.store = store;
    this.node = node;
    this.log = log;
  }

  get isDeaf(): boolean {
    return performance.now() - this.heardAt > DEAF;
  }

  /** Begins to listen; from then on a lost connection is replaced by itself. */
  async connect(): Promise<void> {
    const client = listener(this.store.url, this.node);
    const lost = (error?: Error): void => {
      if (this.client !== client) return;
      this.client = null;
      if (error !== undefined) this.log.warn({ error }, 'the connection for news is lost');
      hangUp(client);
      this.reconnect();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    const tooLate = setTimeout(() => hangUp(client), PATIENCE);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } finally {
      clearTimeout(tooLate);
    }
    this.client = client;
    try {
      await this.confirmed([]);
      await this.count();
    } catch (error) {
      this.client = null;
      hangUp(client);
      throw error;
    }
    // Lost meanwhile: another one is on its way.
    if (this.client !== client) return;
    // Only now: what was said before is found out by whoever mends the gap, and until then nobody may rely on having heard it.
    this.heardAt = performance.now();
    if (this.wasConnected) this.mend();
    this.wasConnected = true;
    this.keepAsking(client);
  }

  // Nothing is said on this connection while there is no news, so that nobody would notice that it leads nowhere any more.
  private keepAsking(client: pg.Client): void {
    const again = (): void => {
      setTimeout(() => void this.ask(client).then((stands) => stands && again()), ASK).unref();
    };
    again();
  }

  private async ask(client: pg.Client): Promise<boolean> {
    if (this.client !== client) return false;
    const asked = performance.now();
    const tooLate = setTimeout(() => hangUp(client), PATIENCE);
    try {
      await client.query('select 1');
      if (asked - this.countedAt > COUNT) await this.count();
    } catch (error) {
      this.log.debug({ error }, 'the connection for news does not answer');
      return false;
    } finally {
      clearTimeout(tooLate);
    }
    const wasDeaf = this.isDeaf;
    this.heardAt = asked;
    if (wasDeaf && !this.isDeaf) this.mend();
    return true;
  }

  /** News may have been missed. */
  mend(): void {
    for (const catchUp of this.gaps) catchUp();
  }

  private reconnect(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.connect().catch(() => this.reconnect());
    }, RETRY);
  }

  private receive(payload: string): void {
    const letter = JSON.parse(payload) as Letter;
    if (letter.from === this.node) return;
    if (letter.from !== DATABASE) {
      this.letters++;
      this.isAlone = false;
    }
    if ('received' in letter) {
      const waiting = this.receipts.get(letter.received);
      if (waiting !== undefined && --waiting.missing <= 0) waiting.done();
      return;
    }
    const heard = Promise.all(letter.news.map((one) => this.hear(one, false)));
    const { receipt } = letter;
    if (receipt !== undefined) void heard.then(() => this.tryToPost({ from: this.node, received: receipt }));
  }

  /** Lets everybody here know something that was published here, or came from another node. */
  async hear(news: BusMessage, own: boolean): Promise<void> {
    await Promise.all(this.hearers.map((hearer) => hearer(news, own)));
  }

  publish(news: BusMessage): void {
    void this.hear(news, true);
    if (this.hasOthers) this.tellOthers(news);
  }

  /** Whether there may be other nodes. */
  get hasOthers(): boolean {
    return !this.isAlone || this.isDeaf;
  }

  /** Tells other nodes something that is known here already. */
  tellOthers(news: BusMessage): void {
    this.outbox.push(news);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
  }

  private async send(): Promise<void> {
    await Promise.resolve();
    while (this.outbox.length > 0 && !this.closed) {
      await this.tryToPost({ from: this.node, news: this.outbox.splice(0, 50) });
    }
  }

  private async post(letter: Letter): Promise<void> {
    await this.store.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(letter)]);
  }

  private async tryToPost(letter: Letter): Promise<void> {
    await this.post(letter).catch((error: unknown) =>
      this.log.warn({ error }, 'news could not be sent; the others find out when they next look'),
    );
  }

  async confirm(news: BusMessage): Promise<void> {
    await this.hear(news, true);
    await this.confirmed([news]);
  }

  private async confirmed(news: readonly BusMessage[]): Promise<void> {
    const receipt = randomUUID();
    const missing = await this.others();
    const received = new Promise<void>((done) => {
      const timer = setTimeout(() => done(), SILENT);
      this.receipts.set(receipt, {
        missing,
        done: () => {
          clearTimeout(timer);
          done();
        },
      });
    });
    await this.post({ from: this.node, news, receipt });
    if (missing > 0) await received;
    this.receipts.get(receipt)?.done();
    this.receipts.delete(receipt);
  }

  // Whoever comes while they are being counted makes itself known, and is not overlooked.
  private async count(): Promise<void> {
    this.countedAt = performance.now();
    const { letters } = this;
    const others = await this.others();
    this.isAlone = others === 0 && this.letters === letters;
  }

  // How many other nodes live: each holds a connection by which it listens.
  private async others(): Promise<number> {
    const { rows } = await this.store.pool.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and application_name like $1 and application_name <> $2`,
      [`${LIFELINE}%`, LIFELINE + this.node],
    );
    return rows[0]?.others ?? 0;
  }

  listen(hear: (news: BusMessage, own: boolean) => Promise<void>): void {
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

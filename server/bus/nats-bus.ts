import { createHash } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Store } from '../store/connect.ts';
import type { Bus, BusMessage } from './bus.ts';
import type { PostgresBus } from './postgres-bus.ts';

/** How often the broker is asked whether it has passed everything on, and how long it may take to answer, in milliseconds. */
const ASK = 500;
const PATIENCE = 2000;

/** How many news go together at most. */
const TOGETHER = 50;

interface Letter {
  readonly from: string;
  readonly news: readonly BusMessage[];
}

/**
 * News through a NATS server: what happens at tables, which is nearly everything that nodes tell each other, does not go through the database.
 * That a session has ended still does, since the database tells that in the moment in which it ends; who lives is known from there too.
 * An answer on the connection to the broker shows that everything was passed on that was said before. Where none comes, news go through the
 * database, first of all those that may have been lost; whoever could not hear the broker meanwhile finds out what was missed.
 */
export class NatsBus implements Bus {
  private readonly base: PostgresBus;
  private readonly connection: NatsConnection;
  private readonly subject: string;
  private readonly node: string;
  private readonly log: Logger;
  private outbox: BusMessage[] = [];
  /** What the broker was given and may not have taken yet. */
  private unconfirmed: BusMessage[] = [];
  private stands = true;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  private constructor(
    base: PostgresBus,
    connection: NatsConnection,
    { subject, node, log }: { subject: string; node: string; log: Logger },
  ) {
    this.base = base;
    this.connection = connection;
    this.subject = subject;
    this.node = node;
    this.log = log;
    connection.subscribe(subject, { callback: (error, message) => this.receive(error, message.string()) });
    void this.watch();
    this.askLater();
  }

  /** Connects to a broker, for the nodes of one database. */
  static async connect(
    url: string,
    base: PostgresBus,
    { store, node, log }: { store: Store; node: string; log: Logger },
  ): Promise<NatsBus> {
    const connection = await connect({
      ...addressOf(url),
      name: `pantheon ${node}`,
      noEcho: true,
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: 250,
    });
    const bus = new NatsBus(base, connection, { subject: await subjectOf(store), node, log });
    await connection.flush();
    return bus;
  }

  get isDeaf(): boolean {
    return this.base.isDeaf;
  }

  confirm(news: BusMessage): Promise<void> {
    return this.base.confirm(news);
  }

  listen(hear: (news: BusMessage, own: boolean) => Promise<void>): void {
    this.base.listen(hear);
  }

  onGap(catchUp: () => void): void {
    this.base.onGap(catchUp);
  }

  publish(news: BusMessage): void {
    if (!this.stands || !this.base.hasOthers) {
      this.base.publish(news);
      return;
    }
    void this.base.hear(news, true);
    this.outbox.push(news);
    if (this.outbox.length === 1) queueMicrotask(() => this.send());
  }

  private send(): void {
    while (this.outbox.length > 0) {
      const news = this.outbox.splice(0, TOGETHER);
      this.unconfirmed.push(...news);
      if (this.connection.isClosed()) this.lose('the connection to the broker has ended');
      else this.connection.publish(this.subject, JSON.stringify({ from: this.node, news } satisfies Letter));
    }
  }

  private receive(error: Error | null, text: string): void {
    if (error !== null) {
      this.log.warn({ error }, 'the broker does not pass news on');
      return;
    }
    const { from, news } = JSON.parse(text) as Letter;
    if (from !== this.node) for (const one of news) void this.base.hear(one, false);
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) if (type === 'disconnect') this.lose('the connection to the broker is lost');
  }

  private askLater(): void {
    this.timer = setTimeout(() => void this.ask(), ASK);
    this.timer.unref();
  }

  private async ask(): Promise<void> {
    const asked = this.unconfirmed;
    this.unconfirmed = [];
    const answered = await this.answers();
    if (this.closed) return;
    if (answered) this.regain();
    else {
      this.unconfirmed = [...asked, ...this.unconfirmed];
      this.lose('the broker does not answer');
    }
    this.askLater();
  }

  private async answers(): Promise<boolean> {
    if (this.connection.isClosed()) return false;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), PATIENCE);
    });
    const answer = this.connection.flush().then(
      () => true,
      () => false,
    );
    const answered = await Promise.race([answer, tooLate]);
    clearTimeout(timer);
    return answered;
  }

  // What the broker may not have taken is told by the database: twice is harmless, never is not.
  private lose(why: string): void {
    if (this.stands && !this.closed) this.log.warn(why);
    this.stands = false;
    for (const news of this.unconfirmed.splice(0)) this.base.tellOthers(news);
  }

  private regain(): void {
    if (this.stands) return;
    this.stands = true;
    this.log.info('the broker answers again');
    this.base.mend();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.stands) await this.answers();
    await this.connection.close();
    await this.base.close();
  }
}

/** Where a broker is, and as whom one comes there. */
function addressOf(url: string): { servers: string; user?: string; pass?: string } {
  const { host, username, password } = new URL(url);
  return { servers: host, ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }) };
}

// Several servers may share a broker: each database has a name of its own there.
async function subjectOf({ pool }: Store): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select system_identifier || '/' || current_database() as name from pg_control_system()`,
  );
  return `pantheon.${createHash('sha256')
    .update(rows[0]?.name ?? '')
    .digest('hex')
    .slice(0, 24)}`;
}

import pg from 'pg';
import type { Logger } from 'pino';
import { hangUp } from '../store/impatience.ts';

// A silence that begins just after a look is noticed by the next one: both together stay below two seconds.
const EVERY = 300;
/** So much more patience there is while the database is not well: on a busy machine a new connection takes its time, and nobody has to be warned. */
const MORE_WHEN_ILL = 2.5;
/** Patience is counted in so many parts: a part during which this process had no time to listen counts once, however long it took. */
const PARTS = 5;

/**
 * Writes the row of a node anew, and takes room on the disk for a moment: a list that does not fit into the memory it may use is written
 * to a file. The row alone takes the place of its former self, which a full disk does not hinder.
 */
const WRITE = `with room as materialized (select count(*) as taken from generate_series(1, 10000))
  update nodes set matches = matches from room where id = $1 and taken > 0`;

/** What a watch works with. */
export interface WatchOptions {
  readonly url: string;
  readonly node: string;
  readonly log: Logger;
  /** How long a write may take, in milliseconds. */
  readonly patience: number;
  /** Called when the database is well again after it was not. */
  onRecovery(): void;
}

/**
 * Knows within two seconds whether the database takes what is written: it writes its row among the nodes anew on a connection of its
 * own, again and again, and takes some room on the disk. Silent, gone, frozen and full all look the same: nothing could be written in time.
 */
export class DatabaseWatch {
  private readonly options: WatchOptions;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private well = true;

  constructor(options: WatchOptions) {
    this.options = options;
    this.again();
  }

  get isWell(): boolean {
    return this.well;
  }

  private get patience(): number {
    return this.options.patience * (this.well ? 1 : MORE_WHEN_ILL);
  }

  private again(): void {
    if (!this.closed) this.timer = setTimeout(() => void this.look(), EVERY);
  }

  private async look(): Promise<void> {
    try {
      await inTime(this.write(), this.patience);
      this.note(true);
    } catch (error) {
      this.drop();
      this.note(false, error);
    }
    this.again();
  }

  private async write(): Promise<void> {
    const client = this.client ?? (await this.connect());
    await client.query(WRITE, [this.options.node]);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'pantheon watch',
      connectionTimeoutMillis: this.patience,
      keepAlive: true,
    });
    client.on('error', () => this.client === client && this.drop());
    this.client = client;
    await client.connect();
    await client.query(`set work_mem = '64kB'`);
    return client;
  }

  // The other end may be silent: nothing is said to it any more.
  private drop(): void {
    const { client } = this;
    this.client = null;
    if (client !== null) hangUp(client);
  }

  private note(well: boolean, error?: unknown): void {
    const before = this.well;
    this.well = well;
    if (before && !well) this.options.log.error({ error }, 'the database does not take what is written');
    if (!before && well) {
      this.options.log.info('the database is well again');
      this.options.onRecovery();
    }
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.drop();
  }
}

// On a busy machine, or after this process was stopped, the answer may be there before anybody has looked: then the time is not up yet.
function inTime<T>(task: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, failed) => {
    let left = PARTS;
    const parts = setInterval(() => {
      if (--left <= 0) end(() => failed(new Error(`no answer within ${ms} ms`)));
    }, ms / PARTS);
    const end = (settle: () => void): void => {
      clearInterval(parts);
      settle();
    };
    task.then(
      (value) => end(() => done(value)),
      (error: unknown) => end(() => failed(error)),
    );
  });
}

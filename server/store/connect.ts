import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { giveUpWhenSilent } from './impatience.ts';
import type { Database } from './schema.ts';

const BIGINT = 20;

/** The database: typed queries, and the pool below them for what needs a connection of its own. */
export interface Store {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How long an answer of the database may take, in milliseconds, before it counts as silent. */
const PATIENCE = 10_000;

/** How long a connection is kept that nobody needs, in milliseconds: a new one has to prepare every statement again. */
const KEPT = 60_000;

/** Connects to a PostgreSQL. Lost connections are replaced by themselves; `onError` hears of them. */
export function connect(
  url: string,
  options: { readonly connections?: number; readonly patience?: number; readonly onError?: (error: Error) => void } = {},
): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 12,
    application_name: 'pantheon',
    types,
    connectionTimeoutMillis: options.patience ?? PATIENCE,
    query_timeout: options.patience ?? PATIENCE,
    idleTimeoutMillis: KEPT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  });
  const hear = options.onError ?? (() => undefined);
  pool.on('error', hear);
  pool.on('connect', (client) => {
    client.on('error', hear);
    giveUpWhenSilent(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only if it has used it itself.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { db, pool, url, close };
}

const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', '57P03', '57P01']);

/** Waits until the database answers, which may be starting, too, or until nobody wants to wait any longer. */
export async function awaitDatabase({ pool }: Store, seconds: number, signal?: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!NOT_YET.has((error as { code?: string }).code ?? '') || attempt >= seconds * 4) throw error;
      await sleep(250, undefined, { signal });
    }
  }
}

/** The name of the connection by which a node shows that it lives: the database knows at once when it ends. */
export const LIFELINE = 'pantheon node ';

/** A connection of a node's own, to listen on. */
export const listener = (url: string, node: string): pg.Client =>
  new pg.Client({ connectionString: url, application_name: LIFELINE + node, types, keepAlive: true });

/** Whether an error says that a row with this key is already there; the name of the constraint if so. */
export function duplicated(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}

const UNWELL_CODES = /^(08|53|57P0|58|XX)/;
const UNWELL_CAUSES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH']);
const UNWELL_WORDS =
  /Query read timeout|took too long|timeout exceeded when trying to connect|Connection terminated|terminating connection|Client has encountered a connection error|not queryable|Cannot use a pool/i;

/** Whether an error says that the database is gone, silent, full or shutting down, and not that something was asked in a wrong way. */
export function isUnwell(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (UNWELL_CODES.test(code) || UNWELL_CAUSES.has(code))) return true;
  return typeof message === 'string' && UNWELL_WORDS.test(message);
}

/** Whether the database could not keep a value: a number that is too large, a sign that it does not know. */
export const isOutOfRange = (error: unknown): boolean => error instanceof pg.DatabaseError && /^22[\dA-Z]{3}$/.test(error.code ?? '');

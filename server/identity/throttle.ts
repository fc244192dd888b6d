import { type Kysely, sql } from 'kysely';
import { Refusal } from '../failure.ts';
import type { Database } from '../store/schema.ts';

const WINDOW = 15 * 60;

/** How often a password may be wrong within a quarter of an hour: from one address, and from all addresses together. */
export const FAILURES = { fromOne: 10, fromAll: 100 } as const;

/**
 * Slows down those who guess passwords, on all nodes together. The narrow limit holds for one address, so that nobody can lock
 * somebody else out; the wide one stops those who have many addresses.
 */
export class Throttle {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Refuses an attempt where too many have failed. */
  async requireRoom(login: string, address: string): Promise<void> {
    const rows = await this.db
      .selectFrom('attempts')
      .select(['key', 'failures'])
      .where('key', 'in', keysOf(login, address))
      .where('until', '>', sql<Date>`now()`)
      .execute();
    const [one] = keysOf(login, address);
    const spent = rows.some(({ key, failures }) => failures >= (key === one ? FAILURES.fromOne : FAILURES.fromAll));
    if (spent) throw new Refusal('too-many', 'too many wrong passwords; wait a quarter of an hour');
  }

  /** Notes an attempt that failed. */
  async noteFailure(login: string, address: string): Promise<void> {
    for (const key of keysOf(login, address)) {
      await sql`
        insert into attempts (key, failures, until) values (${key}, 1, now() + make_interval(secs => ${WINDOW}))
        on conflict (key) do update set
          failures = case when attempts.until > now() then attempts.failures + 1 else 1 end,
          until = case when attempts.until > now() then attempts.until else excluded.until end
      `.execute(this.db);
    }
  }

  /** Forgets failures after the right password. */
  async forgive(login: string, address: string): Promise<void> {
    const [one] = keysOf(login, address);
    await this.db.deleteFrom('attempts').where('key', '=', one).execute();
  }
}

const keysOf = (login: string, address: string): [string, string] => [`${login}@${address}`, login];

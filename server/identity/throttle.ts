import { type Kysely, sql } from 'kysely';
import { Refusal } from '../failure.ts';
import { networkOf } from '../http/network.ts';
import type { Database } from '../store/schema.ts';

/** How often a password may be wrong, and within how many seconds: on one known device, from one network, from all together. */
export const FAILURES = {
  onDevice: { most: 10, within: 15 * 60 },
  fromOne: { most: 10, within: 15 * 60 },
  fromAll: { most: 100, within: 24 * 3600 },
  /** From one network, once there were too many from all. */
  inSiege: { most: 1, within: 3600 },
} as const;

type Limit = (typeof FAILURES)[keyof typeof FAILURES];

/** Where a password is tried: on a device that has signed in by this name before, or at some address. */
export interface AttemptOrigin {
  /** What names the device or the session that is known; null where nothing is known. */
  readonly known: string | null;
  readonly address: string;
}

/**
 * Slows down those who guess passwords, on all nodes together, by what OWASP calls device cookies: a device on which a name has signed
 * in is counted for itself, so strangers cannot lock its owner out. Elsewhere each network has its own count; where strangers guess from
 * many networks, every network is left one try an hour, which is enough for whoever knows the password.
 */
export class Throttle {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Counts an attempt before it is made, so that many at once are counted too; refuses it where too many have failed. */
  async take(login: string, place: AttemptOrigin): Promise<void> {
    if (place.known !== null) {
      if (await this.isSpent(deviceKey(login, place.known), FAILURES.onDevice)) throw tooMany('a quarter of an hour');
      return;
    }
    const { near, wide, all } = keysOf(login, place.address);
    if (await this.isSpent(near, FAILURES.fromOne)) throw tooMany('a quarter of an hour');
    const besieged = await this.isSpent(all, FAILURES.fromAll);
    const tried = await this.isSpent(wide, FAILURES.inSiege);
    if (besieged && tried) throw tooMany('an hour, or use a device on which you have signed in before');
  }

  private async isSpent(key: string, { most, within }: Limit): Promise<boolean> {
    const { rows } = await sql<{ failures: number }>`
      insert into attempts (key, failures, until) values (${key}, 1, now() + make_interval(secs => ${within}))
      on conflict (key) do update set
        failures = case when attempts.until > now() then least(attempts.failures + 1, 1000000) else 1 end,
        until = case when attempts.until > now() then attempts.until else excluded.until end
      returning failures`.execute(this.db);
    return (rows[0]?.failures ?? 0) > most;
  }

  /** Takes back what was counted, after the right password. */
  async forgive(login: string, place: AttemptOrigin): Promise<void> {
    const { near, wide, all } = keysOf(login, place.address);
    const here = place.known === null ? [near, wide] : [deviceKey(login, place.known)];
    await this.db.deleteFrom('attempts').where('key', 'in', here).execute();
    if (place.known !== null) return;
    await this.db.updateTable('attempts').set({ failures: sql<number>`greatest(failures - 1, 0)` }).where('key', '=', all).execute();
  }
}

const tooMany = (wait: string): Refusal => new Refusal('too-many', `too many wrong passwords; wait ${wait}`);

const deviceKey = (login: string, known: string): string => `known ${known} ${login}`;

const keysOf = (login: string, address: string): { near: string; wide: string; all: string } => ({
  near: `near ${networkOf(address)} ${login}`,
  wide: `wide ${networkOf(address, 56)} ${login}`,
  all: `all ${login}`,
});

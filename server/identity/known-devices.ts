import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { hashOf, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import { OwnCookie } from './cookies.ts';

const LIFETIME = 400 * 86_400_000;
const MOST = 20;

/**
 * Devices on which somebody has signed in before. A cookie outlives the session there; it opens nothing, but wrong passwords that
 * strangers try elsewhere do not count against it. The database knows its hash only.
 */
export class KnownDevices {
  private readonly db: Kysely<Database>;
  private readonly cookie: OwnCookie;

  constructor(db: Kysely<Database>, config: Config) {
    this.db = db;
    this.cookie = new OwnCookie(config, 'pantheon-device');
  }

  private hashFrom(request: FastifyRequest): Buffer | null {
    const secret = this.cookie.read(request);
    return secret === undefined || !/^[\w-]{43}$/.test(secret) ? null : hashOf(secret);
  }

  /** What names the device of a request, if the account of a name has signed in there; else null. */
  async known(login: string, request: FastifyRequest): Promise<string | null> {
    const hash = this.hashFrom(request);
    if (hash === null) return null;
    const found = await this.db
      .selectFrom('known_devices')
      .innerJoin('people', 'people.id', 'known_devices.person')
      .select('known_devices.hash')
      .where('people.login', '=', login)
      .where('known_devices.hash', '=', hash)
      .executeTakeFirst();
    return found === undefined ? null : hash.toString('hex');
  }

  /** Remembers that somebody has signed in on a device. */
  async remember(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const secret = this.hashFrom(request) === null ? newSecret() : (this.cookie.read(request) as string);
    await sql`insert into known_devices (person, hash) values (${person}, ${hashOf(secret)})
      on conflict (person, hash) do update set seen_at = now()`.execute(this.db);
    await sql`delete from known_devices where person = ${person} and hash not in (
      select hash from known_devices where person = ${person} order by seen_at desc limit ${MOST})`.execute(this.db);
    this.cookie.write(request, reply, secret, new Date(Date.now() + LIFETIME));
  }

  /** Knows no device of somebody any more, but the one that asks. */
  async forgetOthers(person: string, request: FastifyRequest): Promise<void> {
    const here = this.hashFrom(request) ?? Buffer.alloc(0);
    await this.db.deleteFrom('known_devices').where('person', '=', person).where('hash', '!=', here).execute();
  }
}

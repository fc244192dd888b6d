import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { signedOut } from '../failure.ts';
import type { Caller } from '../http/handler.ts';
import { hashOf, newId, newSecret } from '../ids.ts';
import { banOf } from '../safety/bans.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { OwnCookie } from './cookies.ts';
import { KnownDevices } from './known-devices.ts';

const DAY = 86_400_000;
const NOTE_EVERY = 5 * 60_000;
/** How long, in milliseconds, and of how many sessions it is remembered whose they are. */
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 20_000;

/** How long a session lives: without use, and at most. A guest has nothing but the session, so theirs live longer. */
export const LIFETIMES = {
  member: { idle: 30 * DAY, whole: 180 * DAY },
  guest: { idle: 180 * DAY, whole: 400 * DAY },
} as const;

const lifetimeOf = (person: Pick<PersonRow, 'login'>): (typeof LIFETIMES)['member' | 'guest'] =>
  person.login === null ? LIFETIMES.guest : LIFETIMES.member;

/** Sessions: a random secret in a cookie that scripts cannot read, or in a header; the database knows its hash only. */
export class Sessions {
  /** Devices that have signed in before. */
  readonly devices: KnownDevices;
  private readonly db: Kysely<Database>;
  private readonly cookie: OwnCookie;
  /** Callers by the hash of their secret. */
  private readonly remembered = new Map<string, { readonly caller: Caller; readonly until: number }>();

  constructor(db: Kysely<Database>, config: Config) {
    this.db = db;
    this.cookie = new OwnCookie(config, 'pantheon');
    this.devices = new KnownDevices(db, config);
  }

  /** Whoever sent a request, or null; from memory, where the session is asked for once more before anything comes of it. */
  async callerOf(request: FastifyRequest, fromMemory = false): Promise<Caller | null> {
    const bearer = /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(request.headers.authorization ?? '')?.[1];
    const secret = bearer ?? this.cookie.read(request);
    if (secret === undefined) return null;
    const kind = bearer === undefined ? 'device' : 'token';
    const hash = hashOf(secret);
    const name = hash.toString('base64');
    const known = fromMemory ? this.remembered.get(name) : undefined;
    if (known !== undefined && known.until > Date.now() && known.caller.kind === kind) return { ...known.caller, remembered: true };
    const caller = await this.callerBy(hash, kind);
    this.remember(name, caller);
    return caller;
  }

  private remember(name: string, caller: Caller | null): void {
    this.remembered.delete(name);
    if (caller === null) return;
    this.remembered.set(name, { caller, until: Date.now() + REMEMBERED });
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }

  /** Forgets whose sessions those of a person are, since one of them has ended. */
  forget(person: string): void {
    for (const [name, { caller }] of this.remembered) if (caller.person.id === person) this.remembered.delete(name);
  }

  /** Refuses a session that has ended since it was remembered. */
  async requireAlive({ session, remembered }: Caller): Promise<void> {
    if (remembered !== true) return;
    const alive = await this.aliveAmong([session]);
    if (!alive.has(session)) throw signedOut();
  }

  private async callerBy(hash: Buffer, kind: 'device' | 'token'): Promise<Caller | null> {
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select(['sessions.id as session', 'sessions.seen_at as used_at', 'sessions.expires_at', 'sessions.kind'])
      .where('sessions.hash', '=', hash)
      .where('sessions.kind', '=', kind)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { session, used_at, expires_at, kind: _kind, ...person } = found;
    const now = Date.now();
    if (expires_at !== null && expires_at.getTime() <= now) return null;
    if (kind === 'device' && used_at !== null && now - used_at.getTime() > lifetimeOf(person).idle) return null;
    if (used_at === null || now - used_at.getTime() > NOTE_EVERY) await this.note(session, person.id);
    return { person, session, kind };
  }

  private async note(session: string, person: string): Promise<void> {
    const now = new Date();
    await this.db.updateTable('sessions').set({ seen_at: now }).where('id', '=', session).execute();
    await this.db.updateTable('people').set({ seen_at: now }).where('id', '=', person).execute();
  }

  /** Those of some sessions that are still good: a socket lives longer than one request. */
  async aliveAmong(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessions.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['sessions.id', 'sessions.expires_at', 'people.banned_until', 'people.ban_reason'])
      .where('sessions.id', '=', sql<string>`any(${[...new Set(sessions)]})`)
      .execute();
    const now = Date.now();
    const isGood = (row: (typeof rows)[number]): boolean =>
      (row.expires_at === null || row.expires_at.getTime() > now) && banOf(row) === null;
    return new Set(rows.filter(isGood).map(({ id }) => id));
  }

  /** Signs somebody in on this device, with a new secret. */
  async begin(person: PersonRow, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const secret = newSecret();
    const now = Date.now();
    const expires = new Date(now + lifetimeOf(person).whole);
    const device = deviceOf(request);
    const row = {
      id: newId(),
      person: person.id,
      kind: 'device' as const,
      hash: hashOf(secret),
      name: device,
      seen_at: new Date(now),
      expires_at: expires,
    };
    await this.db.insertInto('sessions').values(row).execute();
    this.cookie.write(request, reply, secret, expires);
    if (person.login !== null) await this.devices.remember(person.id, request, reply);
  }

  /** Makes a key for a program; returns its secret, which is not kept. */
  async makeToken(person: string, name: string): Promise<{ id: string; secret: string; createdAt: Date }> {
    const secret = newSecret();
    const row = {
      id: newId(),
      person,
      kind: 'token' as const,
      hash: hashOf(secret),
      name,
      created_at: new Date(),
      seen_at: null,
      expires_at: null,
    };
    await this.db.insertInto('sessions').values(row).execute();
    return { id: row.id, secret, createdAt: row.created_at };
  }

  /** Ends one session of a person; whether there was one. */
  async end(person: string, session: string, kind: 'device' | 'token'): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('person', '=', person)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all sessions and tokens of a person, but one session if it is named; other devices are not known any more. */
  async endAll(person: string, request: FastifyRequest, except?: string): Promise<void> {
    let query = this.db.deleteFrom('sessions').where('person', '=', person);
    if (except !== undefined) query = query.where('id', '!=', except);
    await query.execute();
    await this.devices.forgetOthers(person, request);
  }

  /** Removes the cookie. */
  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.cookie.clear(request, reply);
  }
}

/** The browser in a few words, for the list of sessions. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? 'program';
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1] ?? 'unknown system';
  return `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')}, ${system}`;
}

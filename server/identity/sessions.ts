import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Caller } from '../http/handler.ts';
import { hashOf, newId, newSecret } from '../ids.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { OwnCookie } from './cookies.ts';
import { KnownDevices } from './known-devices.ts';

const DAY = 86_400_000;
const NOTE_EVERY = 5 * 60_000;

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

  constructor(db: Kysely<Database>, config: Config) {
    this.db = db;
    this.cookie = new OwnCookie(config, 'pantheon');
    this.devices = new KnownDevices(db, config);
  }

  /** Whoever sent a request, or null. */
  async callerOf(request: FastifyRequest): Promise<Caller | null> {
    const bearer = /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(request.headers.authorization ?? '')?.[1];
    const secret = bearer ?? this.cookie.read(request);
    return secret === undefined ? null : this.callerBy(secret, bearer === undefined ? 'device' : 'token');
  }

  private async callerBy(secret: string, kind: 'device' | 'token'): Promise<Caller | null> {
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select(['sessions.id as session', 'sessions.seen_at as used_at', 'sessions.expires_at', 'sessions.kind'])
      .where('sessions.hash', '=', hashOf(secret))
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
      .select(['id', 'expires_at'])
      .where('id', 'in', [...new Set(sessions)])
      .execute();
    const now = Date.now();
    return new Set(rows.filter(({ expires_at }) => expires_at === null || expires_at.getTime() > now).map(({ id }) => id));
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

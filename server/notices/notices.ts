import { type Kysely, sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Notice, NoticeSettings, NoticeState, WebhookFormat } from '../api/index.ts';
import type { Config } from '../config.ts';
import { notFound, Refusal } from '../failure.ts';
import { hashOf, newId, newSecret } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import type { GameFacts } from '../workers/protocol.ts';
import { confirmation, noticeSentence, subjectFor } from './mail-templates.ts';
import { isZone, quietUntil } from './quiet-hours.ts';
import { recoveryLetter } from './recovery-letter.ts';
import { agentFor, post, requireOutside } from './ssrf-guard.ts';
import { type ToldNotice, webhookBody } from './webhook-formats.ts';

const USUAL: NoticeSettings = { push: true, email: true, webhook: true, quiet: null };
const LATEST = 50;
const MOST_DEVICES = 10;

/** A letter. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The ways out of this server, so that tests can watch them. */
export interface Channels {
  mail: ((letter: Email) => Promise<void>) | null;
  push(device: { endpoint: string; keys: { p256dh: string; auth: string } }, text: string, vapid: Vapid): Promise<void>;
  webhook(url: string, body: object): Promise<void>;
}

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The ways that the configuration gives. */
export function channelsOf(config: Config): Channels {
  const agent = agentFor(config.privateWebhooks);
  const transport = config.smtp === null ? null : createTransport(config.smtp);
  const from = config.mailFrom ?? 'pantheon@localhost';
  return {
    mail: transport === null ? null : async (letter) => void (await transport.sendMail({ from, ...letter })),
    push: async (device, text, { publicKey, privateKey }) => {
      const subject = config.origin?.startsWith('https:') ? config.origin : `mailto:${from}`;
      await webPush.sendNotification(device, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: 86_400,
        agent,
        timeout: 10_000,
      });
    },
    webhook: (url, body) => post(url, body, { allowInside: config.privateWebhooks, agent }),
  };
}

interface Pending {
  readonly id: number;
  readonly kind: Notice['kind'];
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  readonly current: boolean;
}

/** Notices: kept for the client, and sent once, together, outside of quiet hours, on the ways that somebody chose. */
export class Notices {
  private readonly db: Kysely<Database>;
  private readonly config: Config;
  private readonly log: Logger;
  private readonly games: readonly GameFacts[];
  private readonly ways: Channels;
  private vapid: Promise<Vapid> | null = null;

  constructor(options: {
    readonly db: Kysely<Database>;
    readonly config: Config;
    readonly log: Logger;
    readonly games: readonly GameFacts[];
    readonly ways?: Channels;
  }) {
    this.db = options.db;
    this.config = options.config;
    this.log = options.log;
    this.games = options.games;
    this.ways = options.ways ?? channelsOf(options.config);
  }

  /** The latest notices of somebody, newest first. */
  async latest(person: string, after = 0): Promise<Notice[]> {
    const rows = await this.db
      .selectFrom('notices')
      .innerJoin('tables', 'tables.id', 'notices.table_id')
      .select(['notices.id', 'notices.kind', 'notices.table_id', 'notices.at', 'notices.seen', 'tables.game', 'tables.title'])
      .where('notices.person', '=', person)
      .where('notices.id', '>', after)
      .orderBy('notices.id', 'desc')
      .limit(LATEST)
      .execute();
    return rows.map(({ id, kind, table_id, game, title, at, seen }) => ({
      id,
      kind,
      table: table_id,
      game,
      title,
      at: at.toISOString(),
      seen,
    }));
  }

  async markSeen(person: string, upTo: number): Promise<void> {
    await this.db.updateTable('notices').set({ seen: true }).where('person', '=', person).where('id', '<=', upTo).execute();
  }

  /** What somebody has set, and what can be set. */
  async stateOf(person: string): Promise<NoticeState> {
    const [row, devices, { publicKey }] = await Promise.all([
      this.db.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst(),
      this.db.selectFrom('devices').select(['id', 'device', 'created_at']).where('person', '=', person).orderBy('created_at').execute(),
      this.vapidKeys(),
    ]);
    return {
      settings: row?.settings ?? USUAL,
      address: row?.email ? { email: row.email, confirmed: row.email_confirmed } : null,
      webhook: row?.webhook ?? null,
      webhookFormat: row?.webhook_format ?? 'json',
      devices: devices.map(({ id, device, created_at }) => ({ id, device, createdAt: created_at.toISOString() })),
      ways: { push: { key: publicKey }, email: this.ways.mail !== null, webhook: true },
    };
  }

  private async change(
    person: string,
    values: {
      settings?: NoticeSettings;
      email?: string | null;
      email_confirmed?: boolean;
      email_hash?: Buffer | null;
      webhook?: string | null;
      webhook_format?: WebhookFormat;
    },
  ): Promise<void> {
    const { settings, ...rest } = values;
    const set = { ...rest, ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }) };
    await this.db
      .insertInto('notice_settings')
      .values({ person, settings: JSON.stringify(USUAL), ...set })
      .onConflict((oc) => oc.column('person').doUpdateSet(set))
      .execute();
  }

  async setSettings(person: string, settings: NoticeSettings): Promise<void> {
    const zones = [settings.quiet?.zone, settings.digest?.zone].filter((zone) => zone !== undefined);
    if (!zones.every(isZone)) throw new Refusal('bad-request', 'that time zone is not known');
    await this.change(person, { settings });
  }

  /** Sets an address; nothing but the confirming letter is sent there until its owner has opened the link. */
  async setEmail(person: { readonly id: string; readonly language: 'en' | 'it' }, email: string | null, site: string): Promise<void> {
    if (email === null) {
      await this.change(person.id, { email: null, email_confirmed: false, email_hash: null });
      return;
    }
    if (this.ways.mail === null) throw new Refusal('unavailable', 'this server sends no letters');
    const secret = newSecret();
    await this.change(person.id, { email, email_confirmed: false, email_hash: hashOf(secret) });
    await this.ways.mail({
      to: email,
      subject: subjectFor(person.language),
      text: confirmation(person.language, `${site}/confirm/${secret}`),
    });
  }

  /** Whether this server sends letters at all. */
  get sendsLetters(): boolean {
    return this.ways.mail !== null;
  }

  /** The address of somebody, once they have shown that it is theirs. */
  async confirmedAddress(person: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('notice_settings')
      .select('email')
      .where('person', '=', person)
      .where('email_confirmed', '=', true)
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /** Sends the letter with the link by which somebody chooses a new password. */
  async sendRecovery(to: string, language: 'en' | 'it', link: string): Promise<void> {
    await this.ways.mail?.({ to, ...recoveryLetter(language, link) });
  }

  async confirmEmail(secret: string): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('notice_settings')
      .set({ email_confirmed: true, email_hash: null })
      .where('email_hash', '=', hashOf(secret))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
  }

  async setWebhook(person: string, url: string | null, format?: WebhookFormat): Promise<void> {
    if (url !== null) this.requireReachable(url);
    await this.change(person, { webhook: url, ...(format === undefined ? {} : { webhook_format: format }) });
  }

  /** Makes sure that something is kept about how somebody is told. */
  async touch(person: string): Promise<void> {
    await this.db
      .insertInto('notice_settings')
      .values({ person, settings: JSON.stringify(USUAL), email: null, email_hash: null, webhook: null })
      .onConflict((oc) => oc.column('person').doNothing())
      .execute();
  }

  /** Sends a letter. */
  async send(letter: Email): Promise<void> {
    await this.ways.mail?.(letter);
  }

  /** The address of a table. */
  linkTo(table: string): string {
    return `${this.config.origin ?? ''}/table/remote/${table}`;
  }

  /** What a table is called. */
  tableName(game: string, title: string | null, language: 'en' | 'it'): string {
    const name = this.nameOf(game, language);
    return title === null ? name : `${name} (${title})`;
  }

  private requireReachable(url: string): void {
    try {
      requireOutside(url, this.config.privateWebhooks);
    } catch (error) {
      throw new Refusal('bad-request', error instanceof Error ? error.message : 'this is no address');
    }
  }

  async addDevice(
    person: string,
    device: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
    name: string,
  ): Promise<void> {
    this.requireReachable(device.endpoint);
    const values = { id: newId(), person, endpoint: device.endpoint, keys: JSON.stringify(device.keys), device: name };
    const { id: _id, endpoint: _endpoint, ...same } = values;
    await this.db
      .insertInto('devices')
      .values(values)
      .onConflict((oc) => oc.column('endpoint').doUpdateSet(same))
      .execute();
    await sql`delete from devices where person = ${person} and id not in (
      select id from devices where person = ${person} order by created_at desc limit ${MOST_DEVICES})`.execute(this.db);
  }

  async removeDevice(person: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.db.deleteFrom('devices').where('id', '=', id).where('person', '=', person).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
  }

  // Made once for all nodes, and kept: devices that were registered with other keys would hear nothing any more.
  private vapidKeys(): Promise<Vapid> {
    this.vapid ??= (async () => {
      const fresh = webPush.generateVAPIDKeys();
      await this.db
        .insertInto('settings')
        .values({ name: 'vapid', value: JSON.stringify(fresh) })
        .onConflict((oc) => oc.column('name').doNothing())
        .execute();
      const { value } = await this.db.selectFrom('settings').select('value').where('name', '=', 'vapid').executeTakeFirstOrThrow();
      return value as Vapid;
    })();
    return this.vapid;
  }

  /** Sends what has gathered for somebody. Returns when to try again, if these are quiet hours. */
  async deliver(person: string, now: Date): Promise<Date | null> {
    const who = await this.db.selectFrom('people').select(['language', 'deleted_at']).where('id', '=', person).executeTakeFirst();
    if (who === undefined || who.deleted_at !== null) return null;
    const settings = await this.db.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst();
    const wishes = settings?.settings ?? USUAL;
    const later = quietUntil(wishes.quiet, now);
    if (later !== null) return later;
    const pending = await this.settle(person);
    const fresh = pending.filter(({ current }) => current);
    if (fresh.length === 0) return null;
    const lines = fresh.map((notice) => noticeSentence(who.language, { ...notice, game: this.nameOf(notice.game, who.language) }));
    const links = fresh.map(({ table }) => this.linkTo(table));
    await Promise.all([
      wishes.push ? this.pushAll(person, { title: 'Pantheon', body: lines.join('\n'), url: links.length === 1 ? links[0] : '/' }) : null,
      wishes.email && settings?.email && settings.email_confirmed ? this.mail(settings.email, who.language, lines, links) : null,
      wishes.webhook && settings?.webhook ? this.call(settings.webhook, settings.webhook_format, toldOf(fresh, lines, links)) : null,
    ]);
    return null;
  }

  // Settled before it is sent: whatever happens, nobody is told twice.
  private async settle(person: string): Promise<Pending[]> {
    const { rows } = await sql<Pending>`
      with settled as (update notices set settled = true where person = ${person} and not settled returning id, kind, table_id, seen)
      select settled.id, settled.kind, settled.table_id as table, tables.game, tables.title,
        not settled.seen and (settled.kind not in ('your-turn', 'time-short') or exists (
          select 1 from seats where seats.table_id = tables.id and seats.person = ${person}
            and seats.seat = any(tables.waiting) and seats.stand_in is null and tables.status = 'running'))
        and not exists (select 1 from presence where presence.table_id = tables.id and presence.person = ${person}) as current
      from settled join tables on tables.id = settled.table_id order by settled.id`.execute(this.db);
    return rows;
  }

  private nameOf(game: string, language: 'en' | 'it'): string {
    return this.games.find(({ id }) => id === game)?.names[language] ?? game;
  }

  private async pushAll(person: string, message: object): Promise<void> {
    const devices = await this.db.selectFrom('devices').select(['id', 'endpoint', 'keys']).where('person', '=', person).execute();
    const vapid = await this.vapidKeys();
    await Promise.all(
      devices.map(async ({ id, endpoint, keys }) => {
        try {
          await this.ways.push({ endpoint, keys }, JSON.stringify(message), vapid);
        } catch (error) {
          const { statusCode } = error as { statusCode?: number };
          if (statusCode === 404 || statusCode === 410) await this.db.deleteFrom('devices').where('id', '=', id).execute();
          else this.log.warn({ device: id, statusCode }, 'a push message could not be sent');
        }
      }),
    );
  }

  private async mail(to: string, language: 'en' | 'it', lines: readonly string[], links: readonly string[]): Promise<void> {
    const text = lines.map((line, at) => `${line}\n${links[at]}`).join('\n\n');
    await this.ways
      .mail?.({ to, subject: `${subjectFor(language)}: ${lines[0]}`, text })
      .catch((error: unknown) => this.log.warn({ error }, 'a letter could not be sent'));
  }

  private async call(url: string, format: WebhookFormat, notices: readonly ToldNotice[]): Promise<void> {
    await this.ways
      .webhook(url, webhookBody[format](notices))
      .catch((error: unknown) => this.log.warn({ reason: String(error) }, 'a webhook could not be called'));
  }
}

const toldOf = (notices: readonly Pending[], lines: readonly string[], links: readonly string[]): ToldNotice[] =>
  notices.map(({ kind, table, game, title }, at) => ({ kind, table, game, title, line: lines[at] ?? '', link: links[at] ?? '' }));

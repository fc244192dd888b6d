import type { TableState } from '@pantheon/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarText } from '../comfort/calendar.ts';
import { daysWithin } from '../comfort/vacation.ts';
import { jobTasksOf } from '../jobs/tasks.ts';
import { webhookBody } from '../notices/webhook-formats.ts';
import { Client } from './harness/client.ts';
import { MailCatcher } from './harness/mail-catcher.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const days = { kind: 'daily', days: 2 } as const;

describe('a webhook', () => {
  const notice = {
    kind: 'your-turn',
    table: 'k3v',
    game: 'cyclades',
    title: '@everyone *now*',
    line: 'It is your turn at Cyclades (@everyone *now* <!here>).',
    link: 'https://play.example.org/table/remote/k3v',
  } as const;

  it('is read by plain programs as before, with a link', () => {
    expect(webhookBody.json([notice])).toEqual({
      text: notice.line,
      notices: [{ kind: 'your-turn', table: 'k3v', game: 'cyclades', title: notice.title, link: notice.link }],
    });
  });

  it('calls nobody on Discord whom a title names', () => {
    expect(webhookBody.discord([notice])).toEqual({
      content: `It is your turn at Cyclades \\(\\@everyone \\*now\\* \\<!here\\>\\). <${notice.link}>`,
      allowed_mentions: { parse: [] },
    });
  });

  it('is a link on Slack, and plain words with the address on Telegram', () => {
    expect(webhookBody.slack([notice])).toEqual({
      text: `<${notice.link}|It is your turn at Cyclades (@everyone *now* &lt;!here&gt;).>`,
    });
    expect(webhookBody.telegram([notice, notice])).toEqual({
      text: `${notice.line}\n${notice.link}\n\n${notice.line}\n${notice.link}`,
    });
  });
});

describe('a calendar', () => {
  it('breaks long lines between letters and escapes what means something', () => {
    const at = new Date('2026-07-01T12:00:00Z');
    const text = calendarText('Scadenze', [{ id: 'k3v', at, title: `${'è'.repeat(60)}; a, b`, link: 'https://x.example' }], at);
    expect(text).toContain('DTSTART:20260701T120000Z\r\n');
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'è'.repeat(60)}\\; a\\, b\r\n`);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

describe('vacation days', () => {
  it('count in the year in which they lie', () => {
    const stay = { from_at: new Date('2026-12-30T00:00:00Z'), until_at: new Date('2027-01-03T00:00:00Z') };
    expect([2025, 2026, 2027].map((year) => daysWithin(stay, year))).toEqual([0, 2, 2]);
  });
});

describe('turn by turn', () => {
  let server: TestServer;
  let url: string;
  let mailbox: MailCatcher;
  // The beginning of a year, so that all vacations lie in it.
  let shift = Date.UTC(new Date().getUTCFullYear() + 1, 1, 1) - Date.now();
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;
  beforeAll(async () => {
    mailbox = await MailCatcher.open();
    server = await testServer({
      jobs: false,
      now: () => Date.now() + shift,
      config: { smtp: mailbox.url, origin: 'http://127.0.0.1' },
    });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await mailbox.close();
    await stopTests();
  });

  const jobs = () => jobTasksOf(services());
  const member = async (name: string, language: 'en' | 'it' = 'en'): Promise<Client> => {
    const client = new Client(url);
    client.origin = 'http://127.0.0.1';
    await client.call('POST /api/account', { body: { name, password: PASSWORD, language } });
    return client;
  };
  const idOf = async (client: Client): Promise<string> => (await client.call('GET /api/me'))?.id as string;
  const withAddress = async (client: Client, email: string): Promise<void> => {
    await client.call('PUT /api/notices/email', { body: { email } });
    const secret = /confirm\/([\w-]+)/.exec(mailbox.letters.at(-1)?.text ?? '')?.[1] as string;
    await client.call('POST /api/notices/email/confirm', { body: { secret } });
    mailbox.letters.length = 0;
  };
  const tableOf = async (host: Client, guest: Client, title: string): Promise<string> => {
    const made = await host.call('POST /api/tables', {
      body: { game: 'isles', title, seats: [{ kind: 'me' }, { kind: 'friend' }], pace: days, autoStart: true },
    });
    await guest.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
    return made.id;
  };
  const stateOf = async (table: string): Promise<TableState> =>
    (await services().db.selectFrom('tables').select('state').where('id', '=', table).executeTakeFirstOrThrow()).state as TableState;

  it.each([
    ['en', 'Your time at Isles (Slow) runs out soon.', 'Pantheon: one table waits for you', 'It is your turn at these tables:'],
    ['it', 'Ti resta poco tempo: Isole (Slow).', 'Pantheon: un tavolo ti aspetta', 'Tocca a te a questi tavoli:'],
  ] as const)(
    'sends a reminder before time runs out, and one letter a day, in the language %s',
    async (language, reminder, subject, opening) => {
      const ada = await member(`Ada ${language}`, language);
      const bob = await member(`Bob ${language}`, language);
      const address = `ada-${language}@example.org`;
      await withAddress(ada, address);
      const table = await tableOf(ada, bob, 'Slow');
      await services().db.updateTable('notices').set({ settled: true }).execute();
      await jobs().remind();
      expect((await ada.call('GET /api/notices')).map(({ kind }) => kind)).not.toContain('time-short');
      shift += 2 * DAY - 5 * HOUR;
      await jobs().remind();
      await jobs().remind();
      await services().notices.deliver(await idOf(ada), new Date(services().now()));
      expect(mailbox.letters.filter(({ to }) => to === address)).toEqual([
        { to: address, subject: `Pantheon: ${reminder}`, text: `${reminder}\nhttp://127.0.0.1/table/remote/${table}` },
      ]);
      const settings = (await ada.call('GET /api/notices/settings')).settings;
      await ada.call('PUT /api/notices/settings', { body: { ...settings, digest: { at: '00:00', zone: 'Europe/Rome' } } });
      mailbox.letters.length = 0;
      await jobs().digest();
      await jobs().digest();
      const [letter, ...more] = mailbox.letters.filter(({ to }) => to === address);
      expect([letter?.subject, more]).toEqual([subject, []]);
      expect(letter?.text).toContain(opening);
      expect(letter?.text).toContain(`http://127.0.0.1/table/remote/${table}`);
      shift += DAY;
      await jobs().digest();
      expect(mailbox.letters.filter(({ to }) => to === address)).toHaveLength(2);
      await ada.call('PUT /api/notices/settings', { body: { ...settings, digest: null, reminder: null } });
      expect(await ada.refused('PUT /api/notices/settings', { body: { ...settings, digest: { at: '07:00', zone: 'Middle/Earth' } } })).toBe(
        'bad-request',
      );
    },
  );

  it('stops the clocks of whoever is on vacation, also at tables that start meanwhile, and starts them again', async () => {
    const [ada, bob] = [await member('Traveller'), await member('Stays')];
    const before = await tableOf(ada, bob, 'Before');
    shift += DAY;
    const at = { params: { table: before } };
    expect(await ada.call('POST /api/vacation', { body: { days: 10 } })).toMatchObject({ allowance: 30, used: 10 });
    expect(await ada.refused('POST /api/vacation', { body: { days: 1 } })).toBe('bad-request');
    const after = await tableOf(bob, ada, 'After');
    await jobs().absences({ table: after });
    expect([(await stateOf(before)).away, (await stateOf(after)).away]).toEqual([[0], [1]]);
    const { clocks, seats } = await bob.match(before);
    expect([clocks[0]?.running, Math.round((clocks[0]?.left ?? 0) / HOUR), seats[0]?.away]).toEqual([false, 24, true]);
    shift += 5 * DAY;
    await jobs().clock({ table: before });
    expect((await ada.call('GET /api/tables/:table', at)).seats[0]?.standIn).toBeNull();
    expect(await ada.call('POST /api/vacation/end')).toMatchObject({ current: null, used: 6 });
    expect((await ada.match(before)).clocks[0]).toMatchObject({ running: true });
    expect((await stateOf(after)).away).toEqual([]);
    expect(await ada.refused('POST /api/vacation/end')).toBe('bad-request');
    await ada.call('POST /api/vacation', { body: { days: 20 } });
    shift += 21 * DAY;
    await jobs().vacation({ person: await idOf(ada) });
    expect((await stateOf(before)).away).toEqual([]);
    expect(await ada.refused('POST /api/vacation', { body: { days: 5 } })).toBe('too-many');
  });

  it('does not stop the clocks of tables that are played at once', async () => {
    const [ada, bob] = [await member('Hasty'), await member('Quick')];
    const live = { kind: 'live', bank: 600, increment: 10, cap: 600 } as const;
    const made = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }], pace: live, autoStart: true },
    });
    await bob.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
    await ada.call('POST /api/vacation', { body: { days: 2 } });
    expect((await ada.match(made.id)).clocks[0]?.running).toBe(true);
  });

  it('publishes deadlines as a calendar at a secret address, until it is revoked', async () => {
    const [ada, bob] = [await member('Planner', 'it'), await member('Other planner')];
    const table = await tableOf(ada, bob, 'Con scadenza');
    const { secret } = await ada.call('POST /api/calendar');
    const stranger = new Client(url);
    const read = (of: string) => stranger.raw('GET', `/calendar/${of}.ics`);
    const { status, text, headers } = await read(secret);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
    expect(text).toContain(`UID:${table}@pantheon`);
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Isole (Con scadenza): scade il tuo tempo');
    expect(await ada.call('GET /api/calendar')).toEqual({ published: true });
    const { secret: fresh } = await ada.call('POST /api/calendar');
    expect([(await read(secret)).status, (await read(fresh)).status]).toEqual([404, 200]);
    await ada.call('DELETE /api/calendar');
    expect((await read(fresh)).status).toBe(404);
    expect((await stranger.raw('GET', '/calendar/x')).status).toBe(404);
  });

  it('writes webhooks as their reader wants them', async () => {
    const ada = await member('Discordant');
    const state = await ada.call('PUT /api/notices/webhook', { body: { url: 'https://discord.com/api/webhooks/1', format: 'discord' } });
    expect([state.webhook, state.webhookFormat]).toEqual(['https://discord.com/api/webhooks/1', 'discord']);
    expect((await ada.call('PUT /api/notices/webhook', { body: { url: 'https://hooks.example.org' } })).webhookFormat).toBe('discord');
  });

  it('gives a bank of days as it was chosen', async () => {
    const [ada, bob] = [await member('Banker'), await member('Guest of the banker')];
    const pace = { kind: 'daily', days: 0.5, bank: 3, cap: 4 } as const;
    const made = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }], pace, autoStart: true },
    });
    await bob.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
    expect(made.pace).toEqual(pace);
    await ada.answer(made.id, 1, '1');
    const { clocks } = await ada.match(made.id);
    expect(Math.round((clocks[0]?.left ?? 0) / HOUR)).toBe(84);
  });
});

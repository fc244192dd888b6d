import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTables } from '../ratings/count-tables.ts';
import type { Services } from '../services.ts';
import { Client } from './harness/client.ts';
import { finish, plantPerson } from './harness/finished-table.ts';
import { MailCatcher } from './harness/mail-catcher.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const DAY = 86_400_000;
const servicesOf = (server: TestServer): Services => (server.nodes[0] as (typeof server.nodes)[number]).services;

async function account(url: string, name: string, language: 'en' | 'it' = 'en'): Promise<{ client: Client; id: string }> {
  const client = new Client(url);
  const { id } = await client.call('POST /api/account', { body: { name, password: 'the first sentence that came', language } });
  return { client, id };
}

describe('pages about players', () => {
  let server: TestServer;
  let url: string;
  let ada: { client: Client; id: string };
  beforeAll(async () => {
    server = await testServer({ jobs: false });
    url = server.urls[0] as string;
    ada = await account(url, 'Ada Page');
    const { db } = servicesOf(server);
    for (const name of ['Bea', 'Cleo', 'Dora']) await plantPerson(db, name);
    const orders = [
      [ada.id, 'bea', 'cleo', 'dora'],
      ['bea', ada.id, 'dora', 'cleo'],
      [ada.id, 'cleo', 'bea', 'dora'],
    ];
    const now = servicesOf(server).now();
    for (let back = 30; back > 0; back--)
      await finish(db, {
        id: `page${back}`,
        game: 'isles',
        at: new Date(now - back * 3600_000),
        people: orders[back % 3] as string[],
        title: `Table ${back}`,
        public: back !== 1,
      });
    await finish(db, { id: 'alone', game: 'isles', at: new Date(now - 20 * DAY), people: [ada.id], bots: ['hero'], seedChosen: true });
    await db
      .updateTable('seats')
      .set({ stand_in: 'hero', stand_in_because: 'resigned' })
      .where('person', '=', 'dora')
      .where('table_id', '=', 'page5')
      .execute();
    await db.updateTable('entries').set({ kind: 'out-of-time' }).where('author', '=', 'dora').where('entry', '=', 4).execute();
    await countTables(db, now);
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const pageOf = (client: Client, id: string) => client.call('GET /api/players/:id', { params: { id } });
  const board = (client: Client) => client.call('GET /api/leaderboard', { query: { game: 'isles', pace: 'live', span: 'all' } });

  it('tell what somebody has played and won, at how many seats, with which sides, on which days', async () => {
    const { record, hidden, mine } = await pageOf(new Client(url), ada.id);
    expect([hidden, mine]).toEqual([false, false]);
    expect(record?.figures).toMatchObject({ finished: 31, won: 21, onTime: 1, resigned: 0, timedOut: 0 });
    expect(record?.games).toEqual([
      { game: 'isles', seats: 2, played: 1, won: 1 },
      { game: 'isles', seats: 4, played: 30, won: 20 },
    ]);
    expect(record?.sides[0]).toEqual({ game: 'isles', side: 'red', played: 21, won: 21 });
    expect(record?.ratings[0]).toMatchObject({ game: 'isles', pace: 'live', tables: 30, won: 20, sure: true });
    expect(record?.days.reduce((sum, { moves }) => sum + moves, 0)).toBe(124);
  });

  it('tell how reliable somebody is: answers in time, tables given up, times that the clock ran out', async () => {
    const figures = (await pageOf(new Client(url), 'dora')).record?.figures;
    const late = figures?.timedOut ?? 0;
    expect(figures).toMatchObject({ finished: 30, resigned: 1, onTime: (120 - late) / 120 });
    expect(late).toBeGreaterThan(0);
  });

  it('list the tables that the reader may see, page by page, with what they did to the rating', async () => {
    const at = { params: { id: ada.id } };
    const first = await new Client(url).call('GET /api/players/:id/tables', { ...at, query: { limit: 20 } });
    expect(first.tables).toHaveLength(20);
    expect(first.tables[0]).toMatchObject({ table: 'page2', rank: 1, seats: 4, with: ['Cleo', 'Bea', 'Dora'], reason: null });
    const rest = await new Client(url).call('GET /api/players/:id/tables', { ...at, query: { limit: 20, before: first.next as string } });
    expect(rest.tables.at(-1)).toMatchObject({ table: 'alone', change: null, reason: 'chosen-seed' });
    expect(rest.next).toBeNull();
    expect((await ada.client.call('GET /api/players/:id/tables', { ...at, query: { limit: 1 } })).tables[0]?.table).toBe('page1');
  });

  it('are for their owner alone where they wish so, and then no leaderboard names them', async () => {
    const stranger = new Client(url);
    expect((await board(stranger)).players[0]?.person.name).toBe('Ada Page');
    await ada.client.call('PUT /api/me/page', { body: { hidden: true } });
    expect((await pageOf(stranger, ada.id)).record).toBeNull();
    expect((await stranger.call('GET /api/players/:id/tables', { params: { id: ada.id }, query: {} })).tables).toEqual([]);
    expect((await board(stranger)).players.map(({ person }) => person.name)).not.toContain('Ada Page');
    expect((await board(ada.client)).me).toMatchObject({ hidden: true, place: null });
    expect((await pageOf(ada.client, ada.id)).record).not.toBeNull();
    await ada.client.call('PUT /api/me/page', { body: { hidden: false } });
    expect((await board(ada.client)).me).toMatchObject({ hidden: false, place: 1 });
  });

  it('exist for people alone, and rank by what is sure', async () => {
    const { players, bots, uncertain, season } = await board(new Client(url));
    expect(bots).toEqual([]);
    expect(players.length + uncertain).toBe(4);
    expect(Date.parse(season.to)).toBeGreaterThan(servicesOf(server).now());
    const lows = players.map(({ rating, interval }) => rating - interval);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
    expect(await new Client(url).refused('GET /api/players/:id', { params: { id: 'zzzzzzzz' } })).toBe('not-found');
    expect(await new Client(url).call('GET /api/laurels')).toEqual([]);
  });

  it('are joined by a plain word about lost passwords where a server sends no letters', async () => {
    const client = new Client(url);
    expect(await client.call('GET /api/recovery')).toEqual({ letters: false });
    expect(await client.refused('POST /api/recovery', { body: { name: 'Anybody' } })).toBe('unavailable');
  });
});

describe('a lost password', () => {
  let catcher: MailCatcher;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    catcher = await MailCatcher.open();
    server = await testServer({ config: { smtp: catcher.url, mailFrom: 'pantheon@example.org' } });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await catcher.close();
    await stopTests();
  });

  const withAddress = async (name: string, language: 'en' | 'it'): Promise<{ client: Client; id: string; to: string }> => {
    const made = await account(url, name, language);
    const to = `${name.toLowerCase()}@example.org`;
    await made.client.call('PUT /api/notices/email', { body: { email: to } });
    const secret = /confirm\/([\w-]+)/.exec((await catcher.letterTo(to)).text)?.[1] as string;
    await made.client.call('POST /api/notices/email/confirm', { body: { secret } });
    return { ...made, to };
  };
  const linkTo = async (name: string, to: string): Promise<string> => {
    await new Client(url).call('POST /api/recovery', { body: { name } });
    return /recover\/([\w-]+)/.exec((await catcher.letterTo(to)).text)?.[1] as string;
  };

  it.each([
    ['Enid', 'en', 'Pantheon: a new password', 'It works for one hour, and once'],
    ['Ivana', 'it', 'Pantheon: una nuova password', 'Vale un’ora e una volta sola'],
  ] as const)('of %s is made anew by a letter in their language', async (name, language, subject, says) => {
    const { client, to } = await withAddress(name, language);
    const { secret: token } = await client.call('POST /api/me/tokens', { body: { name: 'bot' } });
    await new Client(url).call('POST /api/recovery', { body: { name } });
    const letter = await catcher.letterTo(to);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(says);
    const secret = /recover\/([\w-]+)/.exec(letter.text)?.[1] as string;
    const browser = new Client(url);
    expect(await browser.refused('POST /api/recovery/finish', { body: { secret, password: 'password123' } })).toBe('weak-password');
    expect((await browser.call('POST /api/recovery/finish', { body: { secret, password: 'quite another sentence' } })).name).toBe(name);
    expect((await browser.call('GET /api/me'))?.name).toBe(name);
    expect(await browser.refused('POST /api/recovery/finish', { body: { secret, password: 'once more if I may' } })).toBe('not-found');
    expect(await client.call('GET /api/me')).toBeNull();
    const program = new Client(url);
    program.token = token;
    expect(await program.call('GET /api/me')).toBeNull();
    await new Client(url).call('POST /api/login', { body: { name, password: 'quite another sentence' } });
  });

  it('is known to be a matter of letters', async () => {
    expect(await new Client(url).call('GET /api/recovery')).toEqual({ letters: true });
  });

  it('leads nowhere for whoever has confirmed no address, and nobody learns of it', async () => {
    await account(url, 'Noaddress');
    for (const name of ['Noaddress', 'Nobody at all'])
      expect(await new Client(url).call('POST /api/recovery', { body: { name } })).toEqual({ done: true });
    const { db } = servicesOf(server);
    expect(await db.selectFrom('recoveries').selectAll().execute()).toEqual([]);
  });

  it('needs the last link, within its hour', async () => {
    const { to } = await withAddress('Lastly', 'en');
    const first = await linkTo('Lastly', to);
    const { db } = servicesOf(server);
    await db
      .updateTable('recoveries')
      .set({ made_at: new Date(Date.now() - 600_000) })
      .execute();
    const second = await linkTo('Lastly', to);
    const body = { password: 'quite another sentence' };
    expect(await new Client(url).refused('POST /api/recovery/finish', { body: { ...body, secret: first } })).toBe('not-found');
    await db
      .updateTable('recoveries')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await new Client(url).refused('POST /api/recovery/finish', { body: { ...body, secret: second } })).toBe('not-found');
  });

  it('cannot be used by strangers to flood a mailbox, or to make a link worthless that was just sent', async () => {
    const { to } = await withAddress('Flooded', 'en');
    const secret = await linkTo('Flooded', to);
    for (let again = 0; again < 3; again++) await new Client(url).call('POST /api/recovery', { body: { name: 'Flooded' } });
    const body = { secret, password: 'quite another sentence' };
    expect((await new Client(url).call('POST /api/recovery/finish', { body })).name).toBe('Flooded');
    expect(catcher.letters.filter((letter) => letter.to === to)).toEqual([]);
  });

  it('is never sent with a link to a place that the one who asked has named', async () => {
    const { id } = await withAddress('Steadfast', 'en');
    const asked = new Promise<number>((done, failed) => {
      const headers = { host: '203.0.113.7', 'content-type': 'application/json' };
      const call = request(`${url}/api/recovery`, { method: 'POST', headers }, (reply) => done(reply.resume().statusCode ?? 0));
      call.on('error', failed).end(JSON.stringify({ name: 'Steadfast' }));
    });
    expect(await asked).toBe(403);
    expect(await servicesOf(server).db.selectFrom('recoveries').selectAll().where('person', '=', id).execute()).toEqual([]);
  });

  it('is made anew by a link that those who run the server hand over, and that is noted', async () => {
    const { id } = await account(url, 'Helped');
    const overseer = await account(url, 'Overseer');
    const { db } = servicesOf(server);
    await db.updateTable('people').set({ admin: true }).where('id', '=', overseer.id).execute();
    const { secret } = await overseer.client.call('POST /api/admin/people/:id/recovery', { params: { id } });
    const acts = await db.selectFrom('audit').select(['act', 'about']).where('admin', '=', overseer.id).execute();
    expect(acts).toEqual([{ act: 'a link for a new password is issued', about: id }]);
    const me = await new Client(url).call('POST /api/recovery/finish', { body: { secret, password: 'handed over in person' } });
    expect(me.id).toBe(id);
    const guest = await Client.guest(url, 'Guest');
    const guestId = (await guest.call('GET /api/me'))?.id as string;
    expect(await overseer.client.refused('POST /api/admin/people/:id/recovery', { params: { id: guestId } })).toBe('not-found');
  });
});

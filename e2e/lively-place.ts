import { catalog } from '@pantheon/catalog';
import { playContest } from '../bots/tests/contests.ts';
import type { TableDto } from '../server/api/index.ts';
import { dayOf } from '../server/challenges/plan.ts';
import { connect } from '../server/store/connect.ts';
import { Client, requestId } from '../server/tests/harness/client.ts';
import { playOn } from '../server/tests/harness/playing.ts';
import { PASSWORD } from './planted-people.ts';

const DAY = 86_400_000;
const GAME = 'isles';
const friend = { kind: 'friend' as const };
const open = { kind: 'open' as const };
const me = { kind: 'me' as const };

/** Where the pages lead that need more than their name. */
export interface LivelyPlace {
  readonly today: string;
  /** A day whose challenge is closed. */
  readonly past: string;
  readonly series: string;
  readonly runningSeries: string;
  /** A table that is over, one that runs, one that waits for its players, one that is open to all. */
  readonly finished: string;
  readonly running: string;
  readonly lobby: string;
  readonly invite: string;
  readonly welcome: string;
}

async function signedIn(address: string, name: string): Promise<Client> {
  const client = new Client(address);
  await client.call('POST /api/login', { body: { name, password: PASSWORD } });
  return client;
}

/** Plays the challenge of today and hands it in. */
async function playToday(client: Client, day: string, answers: string): Promise<void> {
  const game = await (catalog.find(({ id }) => id === GAME) as (typeof catalog)[number]).load();
  const params = { day, game: GAME };
  const { challenge, seed } = await client.call('POST /api/challenges/:day/:game/ticket', { params });
  const { rules, seats, options, level } = challenge;
  const record = playContest(game, { rules, seats, options, level, seed }, answers);
  await client.call('POST /api/challenges/:day/:game/record', { params, body: { record } });
}

/** Two challenges: one that is closed, as if it had been played some days ago, and that of today. */
async function challenges(url: string, people: readonly Client[]): Promise<Pick<LivelyPlace, 'today' | 'past'>> {
  const [today, past] = [dayOf(Date.now()), dayOf(Date.now() - 3 * DAY)];
  for (const [at, client] of people.entries()) await playToday(client, today, `some days ago ${at}`);
  const store = connect(url, { connections: 1 });
  const row = await store.db
    .selectFrom('challenges')
    .selectAll()
    .where('day', '=', today)
    .where('game', '=', GAME)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('challenges')
    .values({ ...row, options: JSON.stringify(row.options), day: past })
    .execute();
  await store.db.updateTable('challenge_tries').set({ day: past }).where('day', '=', today).execute();
  await store.db.deleteFrom('challenges').where('day', '=', today).where('game', '=', GAME).execute();
  await store.close();
  for (const [at, client] of people.entries()) await playToday(client, today, `today ${at}`);
  return { today, past };
}

const join = (client: Client, invite: string | null) =>
  client.call('POST /api/invites/:invite/join', { params: { invite: invite as string }, body: {} });

/** Tables of one seed: some to their end, some just opened. */
async function twoSeries([host, ...others]: readonly [Client, ...Client[]]): Promise<{ over: string; running: string }> {
  const plan = (title: string) => ({ body: { count: 2, table: { game: GAME, title, seats: [me, friend] } } });
  const over = await host.call('POST /api/series', plan('Thursday cup'));
  const [first, second] = over.tables as [(typeof over.tables)[number], (typeof over.tables)[number]];
  const [one, two, three] = others as [Client, Client, Client];
  await join(one, first.invite);
  await join(two, second.invite);
  await join(three, second.invite);
  await playOn({ table: { id: first.id } as TableDto, players: [host, one] }, 'first');
  await playOn({ table: { id: second.id } as TableDto, players: [two, three] }, 'second');
  return { over: over.id, running: (await host.call('POST /api/series', plan('Friday cup'))).id };
}

/** A table of two people that has begun. */
async function begun(host: Client, guest: Client, more: object): Promise<TableDto> {
  const made = await host.call('POST /api/tables', { body: { game: GAME, seats: [me, friend], autoStart: true, ...more } });
  await join(guest, made.invite);
  return made;
}

async function tables(
  livia: Client,
  marco: Client,
  others: readonly Client[],
): Promise<Omit<LivelyPlace, 'today' | 'past' | 'series' | 'runningSeries' | 'welcome'>> {
  const [danae, hamid] = others as [Client, Client];
  const finished = await begun(livia, marco, { title: 'Until the last island' });
  await playOn({ table: finished, players: [livia, marco] }, 'to the end');
  for (const days of [1, 3]) await begun(livia, marco, { title: `${days} days`, pace: { kind: 'daily', days } });
  const running = await begun(danae, hamid, { title: 'Come and watch', public: true, spectators: true });
  await hamid.call('POST /api/tables/:table/chat', { params: { table: running.id }, body: { id: requestId(), text: 'Good luck!' } });
  await danae.call('POST /api/tables', {
    body: { game: 'cyclades', title: 'Gods and krakens', seats: [me, open, open], public: true, pace: { kind: 'daily', days: 2 } },
  });
  await hamid.call('POST /api/tables', {
    body: { game: 'bomarzo', title: 'Known dice', seats: [me, open], public: true, seed: 'told before' },
  });
  const lobby = await livia.call('POST /api/tables', {
    body: {
      game: 'mare-nostrum',
      title: 'Sunday evening',
      seats: [me, friend, open, { kind: 'bot', level: 'hero' }],
      pace: { kind: 'live', bank: 1800, increment: 30, cap: 3600 },
    },
  });
  await join(marco, lobby.invite);
  return { finished: finished.id, running: running.id, lobby: lobby.id, invite: lobby.invite as string };
}

/** Somebody is rude, somebody complains, and those who run the server see to it. */
async function order(address: string, livia: Client, admin: Client): Promise<string> {
  const rude = await Client.guest(address, 'Loudmouth');
  const table = await begun(livia, rude, { title: 'A short one' });
  for (const text of ['Hurry up', 'Go home, all of you'])
    await rude.call('POST /api/tables/:table/chat', { params: { table: table.id }, body: { id: requestId(), text } });
  const [, said] = await livia.call('GET /api/tables/:table/chat', { params: { table: table.id }, query: {} });
  const person = said?.author.id as string;
  await livia.call('POST /api/complaints', {
    body: { person, table: table.id, message: said?.id as number, reason: 'insult', text: 'This is not how one plays.' },
  });
  await livia.call('PUT /api/kept-away/:person', { params: { person }, body: { kind: 'block' } });
  await admin.call('POST /api/admin/people/:id/ban', { params: { id: person }, body: { days: 7, reason: 'Insults', removeChat: false } });
  await admin.call('POST /api/admin/people/:id/recovery', { params: { id: 'teodora' } });
  await admin.call('PUT /api/admin/house', { body: { ...(await admin.call('GET /api/admin/house')), words: ['scoundrel'] } });
  const { secret } = await admin.call('POST /api/admin/invitations', { body: { uses: 5, days: 7, note: 'The club of Thursday' } });
  return secret;
}

/** Lets people do everything there is a page for: the history must be planted, and a server running on it. */
export async function enliven(address: string, database: string): Promise<LivelyPlace> {
  const names = ['Livia', 'Marco', 'Danae', 'Hamid', 'Ottavia', 'Ginevra'];
  const [livia, marco, danae, hamid, ottavia, ginevra] = (await Promise.all(names.map((name) => signedIn(address, name)))) as [
    Client,
    Client,
    Client,
    Client,
    Client,
    Client,
  ];
  const days = await challenges(database, [danae, hamid, ottavia, livia]);
  const series = await twoSeries([livia, danae, hamid, ottavia]);
  const sat = await tables(livia, marco, [danae, hamid]);
  const welcome = await order(address, livia, ginevra);
  await ottavia.call('PUT /api/me/page', { body: { hidden: true } });
  return { ...days, ...sat, welcome, series: series.over, runningSeries: series.running };
}

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsLink, holdsWord } from '../safety/newcomers.ts';
import { Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('what newcomers write', () => {
  it.each(['see https://example.org', 'www.example.org', 'discord.gg/abc', 'ｈｔｔｐｓ://x.y', 'bit.ly/x'])(
    '%s leads elsewhere',
    (text) => {
      expect(holdsLink(text)).toBe(true);
    },
  );

  it.each(['Build it, then go.', 'e.g. two grain', 'ok...me too', '3.5 points', 'wait…'])('%s leads nowhere', (text) => {
    expect(holdsLink(text)).toBe(false);
  });

  it('holds a word also in other letters and capitals, but not as a part of another', () => {
    expect(['You FOOL!', 'fооl', 'foolish', ''].map((text) => holdsWord(text, ['fool']))).toEqual([true, true, false, false]);
  });
});

describe('safety', () => {
  let server: TestServer;
  let url: string;
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;
  beforeAll(async () => {
    server = await testServer({ nodes: 2 });
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const idOf = async (client: Client): Promise<string> => (await client.call('GET /api/me'))?.id as string;
  const say = (client: Client, table: string, text: string) =>
    client.call('POST /api/tables/:table/chat', { params: { table }, body: { id: requestId(), text } });
  const texts = async (client: Client, table: string): Promise<string[]> =>
    (await client.call('GET /api/tables/:table/chat', { params: { table } })).map(({ text }) => text);
  const admin = async (name: string): Promise<Client> => {
    const client = new Client(url);
    const me = await client.call('POST /api/account', { body: { name, password: PASSWORD } });
    await services().db.updateTable('people').set({ admin: true }).where('id', '=', me.id).execute();
    return client;
  };

  it('lets nobody who is muted be heard, neither when asked for nor live, on any node', async () => {
    const { table, players } = await sitDown(server.urls, 3);
    const [ada, bob, cleo] = players as [Client, Client, Client];
    await ada.call('PUT /api/kept-away/:person', { params: { person: await idOf(bob) }, body: { kind: 'mute' } });
    const [hers, theirs] = await Promise.all([ada.live(), cleo.live()]);
    for (const live of [hers, theirs]) live.say({ type: 'follow', table: table.id });
    await Promise.all([hers.until('presence'), theirs.until('presence')]);
    await say(bob, table.id, 'unheard');
    await say(cleo, table.id, 'heard');
    await theirs.until('chat', ({ message }) => message.text === 'unheard');
    await hers.until('chat', ({ message }) => message.text === 'heard');
    expect(hers.texts.join()).not.toContain('unheard');
    expect([await texts(ada, table.id), await texts(cleo, table.id)]).toEqual([['heard'], ['unheard', 'heard']]);
    expect(await ada.call('DELETE /api/kept-away/:person', { params: { person: await idOf(bob) } })).toEqual([]);
    expect(await texts(ada, table.id)).toEqual(['unheard', 'heard']);
    await Promise.all([hers.close(), theirs.close()]);
  });

  it('keeps whoever is blocked from the tables of whoever blocked them: open ones, by link, as a spectator and for a rematch', async () => {
    const [ada, bob] = await Promise.all(['Shy', 'Pushy'].map((name) => Client.guest(url, name)));
    if (ada === undefined || bob === undefined) throw new Error('nobody is there');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'friend' as const }];
    const made = await ada.call('POST /api/tables', { body: { game: 'isles', seats, public: true } });
    const listed = async (client: Client): Promise<boolean> =>
      (await client.call('GET /api/tables', { query: { list: 'open', limit: 100 } })).tables.some(({ id }) => id === made.id);
    expect(await listed(bob)).toBe(true);
    await ada.call('PUT /api/kept-away/:person', { params: { person: await idOf(bob) }, body: { kind: 'block' } });
    expect([await listed(bob), await listed(ada)]).toEqual([false, true]);
    const invite = { params: { invite: made.invite as string }, body: {} };
    expect(await bob.refused('POST /api/tables/:table/join', { params: { table: made.id }, body: {} })).toBe('unwelcome');
    expect(await bob.refused('POST /api/invites/:invite/join', invite)).toBe('unwelcome');
    const [cleo, dora] = await Promise.all(['Cleo', 'Dora'].map((name) => Client.guest(url, name)));
    for (const friend of [cleo, dora]) await friend?.call('POST /api/invites/:invite/join', invite);
    await ada.call('POST /api/tables/:table/start', { params: { table: made.id } });
    expect(await bob.refused('POST /api/invites/:invite/join', invite)).toBe('unwelcome');
  });

  it('does not invite whoever blocked somebody to their rematch, and keeps that one from the other’s', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada, bob] = players as [Client, Client];
    const at = { params: { table: table.id } };
    await ada.call('PUT /api/kept-away/:person', { params: { person: await idOf(bob) }, body: { kind: 'block' } });
    await ada.call('POST /api/tables/:table/resign', { ...at, body: { id: requestId() } });
    await bob.call('POST /api/tables/:table/rematch', at);
    expect((await ada.call('GET /api/notices')).filter(({ kind }) => kind === 'rematch')).toEqual([]);
    const second = await sitDown([url], 2);
    const [carl, dan] = second.players as [Client, Client];
    const there = { params: { table: second.table.id } };
    await carl.call('PUT /api/kept-away/:person', { params: { person: await idOf(dan) }, body: { kind: 'block' } });
    await dan.call('POST /api/tables/:table/resign', { ...there, body: { id: requestId() } });
    await carl.call('POST /api/tables/:table/rematch', there);
    expect(await dan.refused('POST /api/tables/:table/rematch', there)).toBe('unwelcome');
  });

  it('keeps what players say from spectators, also live and when the match is over', async () => {
    const { table, players } = await sitDown([url], 2, { more: { public: true, spectators: true } });
    const [ada, bob] = players as [Client, Client];
    const spectator = await Client.guest(url, 'Spectator');
    const live = await spectator.live();
    live.say({ type: 'follow', table: table.id });
    await live.until('presence');
    await say(ada, table.id, 'between us');
    await say(spectator, table.id, 'what a move');
    await live.until('chat', ({ message }) => message.text === 'what a move');
    await ada.call('POST /api/tables/:table/resign', { params: { table: table.id }, body: { id: requestId() } });
    await expect.poll(async () => texts(bob, table.id), { timeout: 20_000 }).toEqual(['between us', 'what a move']);
    expect(await texts(spectator, table.id)).toEqual(['what a move']);
    expect(live.texts.join()).not.toContain('between us');
    await live.close();
  });

  it('takes complaints with what their author could read around them', async () => {
    const { table, players } = await sitDown([url], 2, { more: { public: true, spectators: true } });
    const [ada, bob] = players as [Client, Client];
    const keeper = await admin('Keeper of complaints');
    const person = await idOf(bob);
    await say(ada, table.id, 'good luck');
    const { id: message } = await say(bob, table.id, 'an insult');
    await say(ada, table.id, 'really');
    const body = { person, table: table.id, message, reason: 'insult' as const, text: 'look at this' };
    const stranger = await Client.guest(url, 'Stranger');
    expect(await stranger.refused('POST /api/complaints', { body })).toBe('not-found');
    expect(await bob.refused('POST /api/complaints', { body })).toBe('bad-request');
    expect(await ada.refused('POST /api/complaints', { body: { ...body, person: await idOf(stranger) } })).toBe('not-found');
    await ada.call('POST /api/complaints', { body });
    const [complaint] = await keeper.call('GET /api/admin/complaints');
    expect(complaint).toMatchObject({ about: { id: person }, by: { id: await idOf(ada) }, message, reason: 'insult', closedAt: null });
    expect(complaint?.context.map(({ text }) => text)).toEqual(['good luck', 'an insult', 'really']);
    const live = await bob.live();
    live.say({ type: 'follow', table: table.id });
    await live.until('presence');
    await keeper.call('DELETE /api/admin/chat/:id', { params: { id: message } });
    expect((await live.until('unsaid')).id).toBe(message);
    const params = { id: complaint?.id as string };
    await keeper.call('POST /api/admin/complaints/:id/close', { params, body: { outcome: 'removed' } });
    expect((await keeper.call('GET /api/admin/complaints')).find(({ id }) => id === params.id)).toMatchObject({
      outcome: 'removed',
      context: [{}, { text: 'an insult' }, {}],
    });
    const acts = (await keeper.call('GET /api/admin/audit')).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['a message is removed', 'a complaint is closed']));
    await live.close();
  });

  it('shuts somebody out for a time, on all nodes and sockets at once, and lets them in again', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [, bob] = players as [Client, Client];
    const keeper = await admin('Keeper of the door');
    await say(bob, table.id, 'nasty');
    const live = await bob.live();
    live.say({ type: 'follow', table: table.id });
    await live.until('presence');
    const params = { id: await idOf(bob) };
    await keeper.call('POST /api/admin/people/:id/ban', { params, body: { days: 3, reason: 'insults', removeChat: true } });
    const heard = live.texts.length;
    await say(players[0] as Client, table.id, 'is anybody there?');
    await expect.poll(() => live.closed?.code).toBe(4001);
    const { moment } = await (players[0] as Client).match(table.id);
    expect(
      await bob.refused('POST /api/tables/:table/answers', {
        params: { table: table.id },
        body: { id: requestId(), expected: moment, key: '0' },
      }),
    ).toBe('banned');
    expect(await bob.refused('POST /api/guest', { body: { name: 'Somebody else' } })).toBe('banned');
    expect((await bob.call('GET /api/me'))?.ban).toMatchObject({ reason: 'insults' });
    expect(await bob.call('GET /api/me/export')).toMatchObject({ format: 'pantheon-personal-data' });
    expect(live.texts.slice(heard).filter((text) => text.includes('is anybody there?'))).toEqual([]);
    expect(await texts(players[0] as Client, table.id)).toEqual(['is anybody there?']);
    const found = await keeper.call('GET /api/admin/people', { query: { search: 'Player 1' } });
    expect(found.find(({ person }) => person.id === params.id)?.bannedUntil).not.toBeNull();
    expect(
      await keeper.refused('POST /api/admin/people/:id/ban', {
        params: { id: await idOf(keeper) },
        body: { days: null, reason: 'x', removeChat: false },
      }),
    ).toBe('forbidden');
    await keeper.call('POST /api/admin/people/:id/unban', { params });
    await bob.answer(table.id, moment, '0');
    await keeper.call('POST /api/admin/people/:id/ban', { params, body: { days: null, reason: 'again', removeChat: false } });
    const { seats } = await keeper.call('GET /api/tables/:table', { params: { table: table.id } });
    expect(seats[1]?.standIn).toMatchObject({ because: 'left' });
    await sql`update people set banned_until = now() - interval '1 second' where id = ${params.id}`.execute(services().db);
    expect((await bob.call('GET /api/me'))?.ban).toBeNull();
  });

  it('lets newcomers write short texts without links, and not too many; accounts and older guests are free', async () => {
    const { table, players } = await sitDown([url], 2);
    const [ada] = players as [Client];
    const keeper = await admin('Keeper of words');
    const rules = await keeper.call('GET /api/admin/house');
    await keeper.call('PUT /api/admin/house', { body: { ...rules, newcomerLetters: 40, newcomerMessages: 2, words: ['fool'] } });
    const refused = (text: string) =>
      ada.refused('POST /api/tables/:table/chat', { params: { table: table.id }, body: { id: requestId(), text } });
    expect([await refused('see https://example.org'), await refused('x'.repeat(41)), await refused('you fool')]).toEqual(
      Array(3).fill('newcomer'),
    );
    const named = (title: string) =>
      ada.refused('POST /api/tables', { body: { game: 'isles', title, public: true, seats: [{ kind: 'me' }, { kind: 'open' }] } });
    expect([await named('see www.example.org'), await named('no fool here')]).toEqual(['newcomer', 'newcomer']);
    await say(ada, table.id, 'one');
    await say(ada, table.id, 'two');
    expect(await refused('three')).toBe('newcomer');
    await sql`update people set created_at = now() - interval '2 days' where id = ${await idOf(ada)}`.execute(services().db);
    await say(ada, table.id, 'see https://example.org');
    expect(await refused('you fool')).toBe('newcomer');
    await ada.call('POST /api/account', { body: { name: 'Ada of the words', password: PASSWORD } });
    await say(ada, table.id, 'you fool');
    await keeper.call('PUT /api/admin/house', { body: rules });
  });

  it('is open to all, to whoever is invited, or to nobody new', async () => {
    const keeper = await admin('Keeper of the house');
    const rules = await keeper.call('GET /api/admin/house');
    const house = (registration: 'open' | 'invitation' | 'closed') =>
      keeper.call('PUT /api/admin/house', { body: { ...rules, registration } });
    await house('invitation');
    const { invitation, secret } = await keeper.call('POST /api/admin/invitations', { body: { note: 'club', uses: 1, days: 7 } });
    const come = (name: string, by?: string) =>
      new Client(url).send('POST /api/guest', { body: { name, ...(by === undefined ? {} : { invitation: by }) } });
    expect((await come('Uninvited')).status).toBe(403);
    expect((await come('Keeper of the house', secret)).status).toBe(409);
    expect((await come('Invited', secret)).status).toBe(200);
    expect((await come('Late', secret)).status).toBe(403);
    const { invite } = await keeper.call('POST /api/tables', { body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }] } });
    expect((await come('Friend', invite as string)).status).toBe(200);
    expect(await keeper.call('GET /api/admin/invitations')).toEqual([]);
    expect(await keeper.refused('POST /api/admin/invitations/:id/revoke', { params: { id: 'zzzzzzzz' } })).toBe('not-found');
    await keeper.call('POST /api/admin/invitations/:id/revoke', { params: { id: invitation.id } });
    await house('closed');
    expect(await new Client(url).call('GET /api/house')).toEqual({ registration: 'closed' });
    expect((await come('Friend again', invite as string)).status).toBe(403);
    const back = new Client(url);
    await back.call('POST /api/login', { body: { name: 'Keeper of the house', password: PASSWORD } });
    await house('open');
    expect((await come('Anybody')).status).toBe(200);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../identity/throttle.ts';
import { Authenticator } from './fixtures/authenticator.ts';
import { Client, requestId } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('identity', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await testServer();
    url = server.urls[0] as string;
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const account = async (name: string): Promise<Client> => {
    const client = new Client(url);
    await client.call('POST /api/account', { body: { name, password: PASSWORD } });
    return client;
  };
  const services = () => (server.nodes[0] as (typeof server.nodes)[number]).services;

  it('plays as a guest at once, and keeps the matches when the guest makes an account', async () => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada] = players as [Client];
    const guest = await ada.call('GET /api/me');
    const before = ada.cookie;
    const me = await ada.call('POST /api/account', { body: { name: 'Ada Lovelace', password: PASSWORD } });
    expect([me.id, me.guest]).toEqual([guest?.id, false]);
    expect(ada.cookie).not.toBe(before);
    const old = new Client(url);
    old.cookie = before;
    expect(await old.call('GET /api/me')).toBeNull();
    const elsewhere = new Client(url);
    await elsewhere.call('POST /api/login', { body: { name: 'ada LOVELACE', password: PASSWORD } });
    expect((await elsewhere.call('GET /api/tables', { query: { list: 'mine' } })).tables.map(({ id }) => id)).toContain(table.id);
  });

  it('keeps no secret that could be used again', async () => {
    const client = await account('Secretive');
    const { db } = services();
    const person = await db.selectFrom('people').selectAll().where('login', '=', 'secretive').executeTakeFirstOrThrow();
    expect(person.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [, secret = ''] = client.cookie.split('=');
    const sessions = await db.selectFrom('sessions').selectAll().where('person', '=', person.id).execute();
    expect(JSON.stringify(sessions)).not.toContain(secret);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const client = new Client(url);
    const { headers } = await client.raw('POST', '/api/guest', '{"name":"Cookie"}');
    expect(headers.get('set-cookie')).toMatch(/^pantheon=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('binds the cookie to the host and to TLS where the site has it', async () => {
    const secure = await server.join({ config: { origin: 'https://play.example.org' } });
    const client = new Client(secure.url);
    client.origin = 'https://play.example.org';
    const { headers } = await client.raw('POST', '/api/guest', '{"name":"Tls"}');
    expect(headers.get('set-cookie')).toMatch(/^__Host-pantheon=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it.each(['password1', 'Passw0rd!!', '12345678', 'qwertyuiop', 'aaaaaaaa', 'abcabcabc', 'Weakling99', 'pantheon2026'])(
    'refuses the password %s',
    async (password) => {
      expect(await new Client(url).refused('POST /api/account', { body: { name: 'Weakling', password } })).toBe('weak-password');
    },
  );

  it('gives a name to one account only, and to no guest', async () => {
    await account('Homer');
    expect(await new Client(url).refused('POST /api/account', { body: { name: 'HOMER ', password: PASSWORD } })).toBe('name-taken');
    expect(await new Client(url).refused('POST /api/guest', { body: { name: 'homer' } })).toBe('name-taken');
  });

  it('says the same for a wrong name and a wrong password, and stops guessing', async () => {
    await account('Target');
    const thief = new Client(url);
    const wrong = await thief.send('POST /api/login', { body: { name: 'Target', password: 'guess' } });
    const nobody = await thief.send('POST /api/login', { body: { name: 'Nobody at all', password: 'guess' } });
    expect([wrong.status, wrong.text]).toEqual([nobody.status, nobody.text]);
    for (let tries = 1; tries < FAILURES.fromOne.most; tries++)
      await thief.send('POST /api/login', { body: { name: 'Target', password: 'guess' } });
    expect(await thief.refused('POST /api/login', { body: { name: 'Target', password: PASSWORD } })).toBe('too-many');
  });

  it('signs out everywhere: sessions, tokens and live connections end', async () => {
    const client = await account('Everywhere');
    const other = new Client(url);
    await other.call('POST /api/login', { body: { name: 'Everywhere', password: PASSWORD } });
    const { secret } = await client.call('POST /api/me/tokens', { body: { name: 'my bot' } });
    const program = new Client(url);
    program.token = secret;
    program.origin = null;
    expect((await program.call('GET /api/me'))?.name).toBe('Everywhere');
    const live = await other.live();
    await live.until('hello');
    await client.call('POST /api/logout-everywhere');
    await expect(live.until('pong')).rejects.toThrow('4001');
    for (const one of [client, other, program]) expect(await one.call('GET /api/me')).toBeNull();
  });

  it('ends one session, and those of others when the password changes', async () => {
    const client = await account('Changing');
    const other = new Client(url);
    await other.call('POST /api/login', { body: { name: 'Changing', password: PASSWORD } });
    const sessions = await client.call('GET /api/me/sessions');
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(await client.refused('POST /api/me/password', { body: { old: 'wrong', new: 'a quite different one' } })).toBe('wrong-password');
    await client.call('POST /api/me/password', { body: { old: PASSWORD, new: 'a quite different one' } });
    expect(await other.call('GET /api/me')).toBeNull();
    expect(await client.call('GET /api/me')).not.toBeNull();
    expect(await new Client(url).refused('POST /api/login', { body: { name: 'Changing', password: PASSWORD } })).toBe('wrong-password');
  });

  it('lets a program play with a token, but not make tokens', async () => {
    const owner = await account('Programmer');
    const { secret, token } = await owner.call('POST /api/me/tokens', { body: { name: 'my bot' } });
    const program = new Client(url);
    program.token = secret;
    program.origin = null;
    const table = await program.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }], autoStart: true },
    });
    await program.answer(table.id, 1, '0');
    expect(await program.refused('POST /api/me/tokens', { body: { name: 'another' } })).toBe('forbidden');
    await owner.call('DELETE /api/me/tokens/:id', { params: { id: token.id } });
    expect(await program.call('GET /api/me')).toBeNull();
  });

  it('registers and signs in with a passkey, and takes no forged or repeated one', async () => {
    const client = await Client.guest(url, 'Keyholder');
    const device = new Authenticator(url);
    const begun = await client.call('POST /api/passkeys/register', { body: { name: 'Keyholder' } });
    const response = device.register(begun.options.challenge);
    const me = await client.call('POST /api/passkeys/register/finish', { body: { ceremony: begun.ceremony, response } });
    expect([me.guest, me.hasPassword, me.passkeys.length]).toEqual([false, false, 1]);
    expect(await client.refused('POST /api/passkeys/register/finish', { body: { ceremony: begun.ceremony, response } })).toBe(
      'passkey-refused',
    );

    const fresh = new Client(url);
    const login = await fresh.call('POST /api/passkeys/login');
    const signed = device.sign(login.options.challenge);
    expect((await fresh.call('POST /api/passkeys/login/finish', { body: { ceremony: login.ceremony, response: signed } })).id).toBe(me.id);
    expect(await new Client(url).refused('POST /api/passkeys/login/finish', { body: { ceremony: login.ceremony, response: signed } })).toBe(
      'passkey-refused',
    );

    const other = await Client.guest(url, 'Imitator');
    const imitated = await other.call('POST /api/passkeys/register', { body: { name: 'Imitator' } });
    expect(
      await other.refused('POST /api/passkeys/register/finish', {
        body: { ceremony: imitated.ceremony, response: new Authenticator(url, device.id).register(imitated.options.challenge) },
      }),
    ).toBe('passkey-refused');

    const again = await fresh.call('POST /api/passkeys/login');
    const thief = new Client(url);
    expect(await thief.refused('POST /api/passkeys/login/finish', { body: { ceremony: again.ceremony, response: signed } })).toBe(
      'passkey-refused',
    );
    const third = await thief.call('POST /api/passkeys/login');
    const forged = new Authenticator(url, device.id).sign(third.options.challenge);
    expect(await thief.refused('POST /api/passkeys/login/finish', { body: { ceremony: third.ceremony, response: forged } })).toBe(
      'passkey-refused',
    );
    const fourth = await thief.call('POST /api/passkeys/login');
    const elsewhere = device.sign(fourth.options.challenge, 'https://evil.example');
    expect(await thief.refused('POST /api/passkeys/login/finish', { body: { ceremony: fourth.ceremony, response: elsewhere } })).toBe(
      'passkey-refused',
    );

    expect(await client.refused('DELETE /api/passkeys/:id', { params: { id: me.passkeys[0]?.id as string } })).toBe('forbidden');
    await client.call('POST /api/me/password', { body: { new: PASSWORD } });
    await client.call('DELETE /api/passkeys/:id', { params: { id: me.passkeys[0]?.id as string } });
  });

  it('deletes an account: matches stay under a made-up name, a bot plays on, everything else goes', async () => {
    const { table, players } = await sitDown([url], 3);
    const [ada, bob] = players as [Client, Client];
    await bob.call('POST /api/account', { body: { name: 'Leaving', password: PASSWORD } });
    await bob.call('POST /api/tables/:table/chat', { params: { table: table.id }, body: { id: requestId(), text: 'my last words' } });
    expect(await bob.refused('DELETE /api/me', { body: { password: 'wrong' } })).toBe('wrong-password');
    await bob.call('POST /api/tables/:table/report', { params: { table: table.id }, body: { text: 'the dice are loaded' } });
    const personal = JSON.stringify(await bob.call('GET /api/me/export'));
    expect(personal).toContain('my last words');
    expect(personal).toContain('the dice are loaded');
    expect(personal).not.toMatch(/argon2|hash"/);
    const { id } = (await bob.call('GET /api/me')) as { id: string };
    const { id: stopped, invite } = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }], autoStart: true },
    });
    await bob.call('POST /api/invites/:invite/join', { params: { invite: invite as string }, body: {} });
    await services().registry.freeze(stopped, 'enter: for a test');
    await bob.call('DELETE /api/me', { body: { password: PASSWORD } });
    expect((await ada.call('GET /api/tables/:table', { params: { table: stopped } })).seats[1]?.standIn?.because).toBe('left');
    expect(await bob.call('GET /api/me')).toBeNull();
    const after = await ada.call('GET /api/tables/:table', { params: { table: table.id } });
    expect(after.seats[1]).toMatchObject({
      person: { guest: true, name: expect.stringMatching(/^Departed \w{4}$/) },
      standIn: { because: 'left' },
    });
    const { proposals } = await ada.call('POST /api/tables/:table/proposals', {
      params: { table: table.id },
      body: { id: requestId(), kind: 'pause' },
    });
    expect(proposals[0]?.needed).toEqual([0, 2]);
    expect(await ada.call('GET /api/tables/:table/chat', { params: { table: table.id } })).toEqual([]);
    expect(await new Client(url).refused('POST /api/login', { body: { name: 'Leaving', password: PASSWORD } })).toBe('wrong-password');
    const { db } = services();
    const rows = await Promise.all(
      (['sessions', 'chat', 'notes', 'notices', 'devices'] as const).map((name) =>
        db.selectFrom(name).selectAll().where('person', '=', id).execute(),
      ),
    );
    expect(rows.flat()).toEqual([]);
  });

  it('knows every place where something is kept about a person: each is exported, or holds nothing of theirs', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'people'::regclass`.execute(
      services().db,
    );
    const exported = Object.keys(await (await Client.guest(url)).call('GET /api/me/export'));
    const names: { readonly [table: string]: string } = { tables: 'hosted', notice_settings: 'settings', watchers: 'watched' };
    const forMoments = ['ceremonies', 'presence', 'recoveries'];
    expect(rows.map(({ name }) => names[name] ?? name).filter((name) => !exported.includes(name) && !forMoments.includes(name))).toEqual(
      [],
    );
  });

  it('limits how often names may be tried from one address', async () => {
    const limited = await server.join({ config: { limits: 1 } });
    const client = new Client(limited.url);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => client.send('POST /api/login', { body: { name: `Somebody ${at}`, password: 'x' } })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect(JSON.parse(answers.find(({ status }) => status === 429)?.text ?? '')).toMatchObject({ error: { code: 'too-many' } });
  });
});

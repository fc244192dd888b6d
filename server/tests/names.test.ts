import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skeletonOf } from '../identity/skeleton.ts';
import { connect } from '../store/connect.ts';
import { migrate } from '../store/migrate.ts';
import { Client } from './harness/client.ts';
import { testDatabase } from './harness/postgres.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const PASSWORD = 'correct horse battery';

describe('a name', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await testServer();
    url = server.urls[0] as string;
    for (const name of ['Homer', 'paolo', 'mario', 'Zoë', 'Ian'])
      await new Client(url).call('POST /api/account', { body: { name, password: PASSWORD } });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const guest = async (name: string): Promise<string> => {
    const { status, text } = await new Client(url).send('POST /api/guest', { body: { name } });
    const said = JSON.parse(text) as { name?: string; error?: { code: string } };
    return status === 200 ? `is ${said.name}` : (said.error?.code ?? '');
  };

  it('is no longer after it has been written out than before', async () => {
    expect(await guest('\ufdfa'.repeat(32))).toBe('bad-request');
    expect(await guest('\u3300'.repeat(10))).toBe('bad-request');
    expect(await guest('x'.repeat(32))).toBe(`is ${'x'.repeat(32)}`);
  });

  it('carries no pile of signs', async () => {
    expect(await guest(`a${'\u0301\u0323'.repeat(12)}`)).toBe('bad-request');
    expect(await guest('Nguyễn Thị Ệ')).toBe('is Nguyễn Thị Ệ');
    expect(await guest('ศิริพร')).toBe('is ศิริพร');
  });

  it.each([
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a Braille blank', '\u2800'],
    ['signs of no width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['signs of direction', '\u202e\u2066\u200f'],
    ['a note without a head', '\u{1d159}'],
  ])('is not made of %s', async (_what, signs) => {
    expect(await guest(signs)).toBe('bad-request');
    expect(await guest(`O${signs}dd`)).toBe('is Odd');
    expect(await guest(`Ho${signs}mer`)).toBe('name-taken');
  });

  it.each([
    ['Нomer', 'Cyrillic for H'],
    ['Hоmеr', 'Cyrillic for o and e'],
    ['H0mer', 'zero for o'],
    ['Ηomer', 'Greek for H'],
    ['Ｈｏｍｅｒ', 'wide letters'],
    ['𝐇𝐨𝐦𝐞𝐫', 'mathematical letters'],
    ['pao1o', 'one for l'],
    ['раоlо', 'Cyrillic throughout'],
    ['rnario', 'r and n for m'],
    ['Μario', 'Greek for M, which is taken for a capital'],
    ['Zоë', 'Cyrillic under a sign'],
    ['lan', 'small l for a capital I'],
  ])('%s is refused beside an account that it is taken for (%s)', async (name) => {
    expect(await guest(name)).toBe('name-taken');
    expect(await new Client(url).refused('POST /api/account', { body: { name, password: PASSWORD } })).toBe('name-taken');
    const other = await Client.guest(url, 'Innocent');
    expect(await other.refused('PATCH /api/me', { body: { name } })).toBe('name-taken');
    expect(await other.refused('POST /api/account', { body: { name, password: PASSWORD } })).toBe('name-taken');
  });

  it.each(['Home', 'Homers', 'Paola', 'Maria', 'Zoe', 'Ivan', 'Юлия', 'Ωραία'])('%s is free', async (name) => {
    expect(await guest(name)).toBe(`is ${name}`);
  });

  it('can be changed in its capitals by whoever has it, and is free when they are gone', async () => {
    const owner = new Client(url);
    await owner.call('POST /api/account', { body: { name: 'Sappho', password: PASSWORD } });
    expect((await owner.call('PATCH /api/me', { body: { name: 'SAPPHO' } })).name).toBe('SAPPHO');
    await owner.call('DELETE /api/me', { body: { password: PASSWORD } });
    expect(await guest('sapph0')).toBe('is sapph0');
  });

  it('is given once to accounts that ask for look-alikes at the same time', async () => {
    const names = ['Orpheus', 'Оrpheus', '0rpheus', 'Οrpheus'];
    const answers = await Promise.all(
      names.map((name) => new Client(url).send('POST /api/account', { body: { name, password: PASSWORD } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('names from before', () => {
  afterAll(stopTests);

  it('stay with accounts that look alike already, and are given to nobody else', async () => {
    const database = await testDatabase({ empty: true });
    const store = connect(database.url, { connections: 2 });
    await migrate(store, '0008-one-journal');
    for (const [at, name] of ['Virgil', 'Virgi1', 'Vіrgil', 'Dante'].entries())
      await sql`insert into people (id, name, login, password, language, created_at)
        values (${`person${at}`}, ${name}, ${name.toLowerCase()}, null, 'en', now() + make_interval(secs => ${at}))`.execute(store.db);
    await sql`insert into people (id, name, language) values ('guest', 'Virgil', 'en')`.execute(store.db);
    await migrate(store);
    const people = await store.db.selectFrom('people').select(['name', 'skeleton', 'looks_alike']).orderBy('created_at').execute();
    const virgil = skeletonOf('Virgil');
    expect(people.filter(({ skeleton }) => skeleton !== null)).toEqual([
      { name: 'Virgil', skeleton: virgil, looks_alike: false },
      { name: 'Virgi1', skeleton: virgil, looks_alike: true },
      { name: 'Vіrgil', skeleton: virgil, looks_alike: true },
      { name: 'Dante', skeleton: 'dante', looks_alike: false },
    ]);
    await store.close();
    const server = await testServer({ database });
    expect(await new Client(server.urls[0] as string).refused('POST /api/guest', { body: { name: 'VirgiI' } })).toBe('name-taken');
    await server.close();
    await database.drop();
  });
});

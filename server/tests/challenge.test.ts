import { catalog, type GameModule } from '@pantheon/catalog';
import type { MatchRecord } from '@pantheon/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playContest } from '../../bots/tests/contests.ts';
import { hoursOf, planOfDay } from '../challenges/plan.ts';
import { middleHalf, shareBehind } from '../challenges/standing.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const HOUR = 3_600_000;
const day = '2031-05-14';
const key = { params: { day, game: 'isles' } };

describe('the challenge of the day', () => {
  let server: TestServer;
  let game: GameModule;
  let now = Date.parse(`${day}T09:00:00Z`);
  const guest = (name: string): Promise<Client> => Client.guest(server.urls[0] as string, name);
  const begin = (client: Client) => client.call('POST /api/challenges/:day/:game/ticket', key);
  const shown = (client: Client) => client.call('GET /api/challenges/:day/:game', key);

  /** Somebody's record, an hour after the try was begun. */
  const played = async (client: Client, answers: string): Promise<MatchRecord> => {
    const { challenge, seed } = await begin(client);
    const { rules, seats, options, level } = challenge;
    now += HOUR;
    return playContest(game, { rules, seats, options, level, seed }, answers);
  };
  const handIn = (client: Client, record: MatchRecord) =>
    client.call('POST /api/challenges/:day/:game/record', { ...key, body: { record } });
  const refused = (client: Client, record: MatchRecord) =>
    client.refused('POST /api/challenges/:day/:game/record', { ...key, body: { record } });

  beforeAll(async () => {
    game = await (catalog.find(({ id }) => id === 'isles') as (typeof catalog)[number]).load();
    server = await testServer({ now: () => now });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('is the same for everybody, and its seed is told to nobody who has not begun', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')];
    const before = await ada.send('GET /api/challenges/:day/:game', key);
    const [one, two] = [await begin(ada), await begin(bob)];
    expect(one.seed).toBe(two.seed);
    expect(before.text).not.toContain(one.seed);
    expect((await bob.send('GET /api/challenges', { query: {} })).text).not.toContain(one.seed);
    expect(await begin(ada)).toMatchObject({ seed: one.seed, challenge: { mine: { finishedAt: null } } });
    expect(one.challenge).toMatchObject({ phase: 'open', level: planOfDay(day, 'isles', game.rules.players).level });
  });

  it('of another day than today cannot be known', async () => {
    const ada = await guest('Ada');
    for (const other of ['2031-05-15', '2031-05-13', '2031-02-31'])
      expect(await ada.refused('POST /api/challenges/:day/:game/ticket', { params: { day: other, game: 'isles' } })).toBe('not-found');
  });

  it('gives two people with the same answers the same result, and ranks by place and points', async () => {
    const people = await Promise.all(['Cleo', 'Dora', 'Egon'].map(guest));
    const records: MatchRecord[] = [];
    for (const [at, client] of people.entries()) records.push(await played(client, at < 2 ? 'the same' : 'something else'));
    expect(records[0]).toEqual(records[1]);
    for (const [at, client] of people.entries()) await handIn(client, records[at] as MatchRecord);
    const [cleo, , egon] = people as [Client, Client, Client];
    const { challenge, results } = await shown(cleo);
    expect(challenge.mine).toMatchObject({ finishedAt: expect.any(String), rank: expect.any(Number) });
    const entries = results?.entries ?? [];
    expect(entries).toHaveLength(3);
    const [same, other] = ['Cleo', 'Egon'].map((name) => entries.find(({ person }) => person.name === name));
    const twin = entries.find(({ person }) => person.name === 'Dora');
    expect([twin?.rank, twin?.place, twin?.score]).toEqual([same?.rank, same?.place, same?.score]);
    const order = entries.map(({ place, score }) => [place, -score] as const);
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => a - b || x - y));
    expect(other?.rank).toBe(
      1 + entries.filter(({ place, score }) => place < (other?.place ?? 0) || (place === other?.place && score > other.score)).length,
    );
    expect(results?.lines.mine).toHaveLength(41);
    const line = await egon.call('GET /api/challenges/:day/:game/lines/:person', {
      params: { ...key.params, person: same?.person.id as string },
    });
    expect(line.record).toEqual(records[0]);
    expect(line.line).toEqual((await shown(cleo)).results?.lines.mine);
  });

  it('shows nobody who is still playing, and no stranger, how others did', async () => {
    const [fay, stranger] = [await guest('Fay'), new Client(server.urls[0] as string)];
    await begin(fay);
    for (const client of [fay, stranger]) {
      const { results, seed, played: names } = await shown(client);
      expect([results, seed]).toEqual([null, null]);
      expect(names.map(({ name }) => name)).toContain('Cleo');
      const [someone] = names;
      const params = { ...key.params, person: someone?.id as string };
      expect(await client.refused('GET /api/challenges/:day/:game/lines/:person', { params })).toBe('not-found');
    }
  });

  it('names nobody to others who keeps their page to themselves', async () => {
    const [gus, hal] = [await guest('Gus'), await guest('Hal')];
    for (const client of [gus, hal]) await handIn(client, await played(client, 'quietly'));
    const namesSeenBy = async (client: Client): Promise<string[]> => {
      const { results, played: first } = await shown(client);
      return [...(results?.entries ?? []).map(({ person }) => person), ...first].map(({ name }) => name);
    };
    const entry = (await shown(hal)).results?.entries.find(({ person }) => person.name === 'Gus');
    const params = { ...key.params, person: entry?.person.id as string };
    const { finished } = (await shown(hal)).challenge;
    await gus.call('PUT /api/me/page', { body: { hidden: true } });
    expect(await namesSeenBy(hal)).not.toContain('Gus');
    expect(await namesSeenBy(gus)).toContain('Gus');
    expect((await shown(hal)).challenge.finished).toBe(finished);
    expect(await hal.refused('GET /api/challenges/:day/:game/lines/:person', { params })).toBe('not-found');
    expect((await gus.call('GET /api/challenges/:day/:game/lines/:person', { params })).person.name).toBe('Gus');
  });

  it('refuses a record that was tampered with', async () => {
    const gil = await guest('Gil');
    const record = await played(gil, 'honest');
    const cut = { ...record, answers: record.answers.slice(0, -1) };
    const last = record.answers.findLastIndex(([seat]) => seat !== 0);
    const other = record.answers.map((answer, at) => (at === last ? ([answer[0], 'nothing of the kind'] as const) : answer));
    const scores = (record.result?.scores ?? []).map((score) => ({ ...score, rank: score.seat === 0 ? 1 : 2, total: 99 }));
    for (const wrong of [
      cut,
      { ...record, answers: other },
      { ...record, result: { how: 'end', scores } },
      { ...record, seed: 'mine' },
      {},
    ])
      expect(await refused(gil, wrong as MatchRecord)).toBe('bad-record');
    expect((await shown(gil)).results).toBeNull();
    await handIn(gil, record);
  });

  it('refuses bots that play into somebody’s hands', async () => {
    const hal = await guest('Hal');
    const { challenge, seed } = await begin(hal);
    const { rules, seats, options, level } = challenge;
    now += HOUR;
    const weaker = level === 'shepherd' ? 'oracle' : 'shepherd';
    expect(await refused(hal, playContest(game, { rules, seats, options, seed, level: weaker }, 'x'))).toBe('bad-record');
  });

  it('refuses a second record, also one that comes at the same time', async () => {
    const ida = await guest('Ida');
    const [first, second] = [await played(ida, 'one'), await played(ida, 'two')];
    const outcomes = await Promise.allSettled([handIn(ida, first), handIn(ida, second)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(ida, first)).toBe('played-already');
    expect(await ida.refused('POST /api/challenges/:day/:game/ticket', key)).toBe('played-already');
  });

  it('refuses what nobody can have decided so fast, and what was not begun', async () => {
    const jon = await guest('Jon');
    const record = await played(jon, 'quick');
    now -= HOUR - 1000;
    expect(await refused(jon, record)).toBe('too-fast');
    now += HOUR;
    await handIn(jon, record);
    expect(await refused(await guest('Kim'), record)).toBe('not-found');
  });

  it('takes what was played offline until noon of the next day, and shows everybody all of it then', async () => {
    const [leo, max] = [await guest('Leo'), await guest('Max')];
    const [one, two] = [await played(leo, 'late'), await played(max, 'too late')];
    const { ends, closes } = hoursOf(day) as NonNullable<ReturnType<typeof hoursOf>>;
    now = ends + HOUR;
    expect(await (await guest('Nan')).refused('POST /api/challenges/:day/:game/ticket', key)).toBe('too-late');
    await handIn(leo, one);
    now = closes;
    expect(await refused(max, two)).toBe('too-late');
    const { seed, results, challenge } = await shown(new Client(server.urls[0] as string));
    expect([seed, challenge.phase]).toEqual([one.seed, 'closed']);
    expect(results?.entries.map(({ person }) => person.name)).toContain('Leo');
    const past = await leo.call('GET /api/challenges', { query: { game: 'isles' } });
    expect(past.challenges).toMatchObject([{ day, mine: { rank: expect.any(Number) } }]);
  });

  it('finds the middle half of lines, and how many did less well', () => {
    expect(
      middleHalf([
        [0, 10],
        [50, 20],
        [100, 30],
        [20, 40],
        [80, 50],
      ]),
    ).toEqual({ low: [20, 20], high: [80, 40] });
    expect([shareBehind(0, 1), shareBehind(3, 5), shareBehind(0, 4)]).toEqual([100, 75, 0]);
  });
});

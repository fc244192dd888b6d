import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobTasksOf } from '../jobs/tasks.ts';
import { type LadderResult, strengthsFrom } from '../ladder/standings.ts';
import type { Services } from '../services.ts';
import { Client } from './harness/client.ts';
import { playOn, sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

const won = (winner: string, loser: string): LadderResult => [
  { who: winner, rank: 1 },
  { who: loser, rank: 2 },
];
const times = (count: number, result: LadderResult): LadderResult[] => Array.from({ length: count }, () => result);

describe('the strengths on a ladder', () => {
  it('are in the middle and uncertain where little is known, and surer the more is played', () => {
    const few = strengthsFrom([won('a', 'b')]);
    const many = strengthsFrom([...times(40, won('a', 'b')), ...times(40, won('b', 'a'))]);
    expect(few.get('a')?.rating).toBeGreaterThan(few.get('b')?.rating ?? 0);
    expect(few.get('a')?.interval).toBeGreaterThan(200);
    expect(many.get('a')).toMatchObject({ rating: 1500, tables: 80, ahead: 40, behind: 40 });
    expect(many.get('a')?.interval).toBeLessThan(few.get('a')?.interval ?? 0);
  });

  it('tell how often one comes out ahead: three times of four are some 190 points', () => {
    const strengths = strengthsFrom([...times(300, won('a', 'b')), ...times(100, won('b', 'a'))]);
    expect((strengths.get('a')?.rating ?? 0) - (strengths.get('b')?.rating ?? 0)).toBeGreaterThan(175);
    expect((strengths.get('a')?.rating ?? 0) - (strengths.get('b')?.rating ?? 0)).toBeLessThan(195);
  });

  it('come from every two seats of a match, and nothing from two bots of one strength', () => {
    const strengths = strengthsFrom([
      [
        { who: 'a', rank: 1 },
        { who: 'bot oracle', rank: 2 },
        { who: 'bot oracle', rank: 3 },
      ],
    ]);
    expect(strengths.get('a')).toMatchObject({ tables: 1, ahead: 2, behind: 0 });
    expect(strengths.get('bot oracle')).toMatchObject({ tables: 1, ahead: 0, behind: 2 });
    expect([...strengthsFrom([]).keys()]).toEqual([]);
  });
});

describe('the ladder', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ jobs: false });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  const services = (): Services => (server.nodes[0] as (typeof server.nodes)[number]).services;
  const program = async (name: string): Promise<Client> => {
    const client = new Client(server.urls[0] as string);
    await client.call('POST /api/account', { body: { name, password: 'a long enough sentence' } });
    return client;
  };
  const at = { params: { game: 'isles' } };

  it('is not needed to be known as a program: an account says so, and is one wherever others meet it', async () => {
    const argus = await program('argus-bot');
    const livia = await Client.guest(server.urls[0] as string);
    const { id } = await argus.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'friend' }], public: true },
    });
    const table = { params: { table: id } };
    const met = async () => {
      const { person } = (await livia.call('GET /api/tables/:table', table)).seats[0] ?? {};
      return { seat: person, page: (await livia.call('GET /api/players/:id', { params: { id: person?.id as string } })).person };
    };
    const plain = { name: 'argus-bot', guest: false };
    expect(await met()).toEqual({ seat: { id: expect.any(String), ...plain }, page: { id: expect.any(String), ...plain } });
    expect((await argus.call('PATCH /api/me', { body: { program: true } })).program).toBe(true);
    const marked = { id: expect.any(String), ...plain, program: true };
    expect(await met()).toEqual({ seat: marked, page: marked });
    expect((await livia.call('GET /api/me'))?.program).toBe(false);
    await argus.call('PATCH /api/me', { body: { program: false } });
    await argus.call('PUT /api/ladder/:game', at);
    expect(await met()).toEqual({ seat: marked, page: marked });
    await argus.call('DELETE /api/ladder/:game', at);
  });

  it('lets programs play that are here when nothing else goes on, and tells how they stand', async () => {
    const [talos, daedalus] = [await program('talos-bot'), await program('daedalus-bot')];
    const guest = await Client.guest(server.urls[0] as string);
    expect(await guest.refused('PUT /api/ladder/:game', at)).toBe('forbidden');
    const ladder = jobTasksOf(services()).ladder;
    await ladder();
    expect((await guest.call('GET /api/ladder/:game', at)).playing).toBeNull();

    for (const client of [talos, daedalus]) await client.call('PUT /api/ladder/:game', at);
    const busy = await sitDown(server.urls, 2);
    await ladder();
    expect((await guest.call('GET /api/ladder/:game', at)).playing).toBeNull();
    await playOn(busy, 'busy');

    await ladder();
    const { playing, standings } = await guest.call('GET /api/ladder/:game', at);
    expect(standings.map(({ rating, tables, here }) => [rating, tables, here])).toEqual([
      [1500, 0, true],
      [1500, 0, true],
    ]);
    const table = await talos.call('GET /api/tables/:table', { params: { table: playing as string } });
    expect(table).toMatchObject({ status: 'running', title: 'Ladder' });
    const clients = new Map<string, Client>();
    for (const client of [talos, daedalus]) clients.set((await client.call('GET /api/me'))?.id as string, client);
    const players = table.seats.map(({ person }) => clients.get(person?.id as string) as Client);
    await playOn({ table, players }, 'ladder');

    const after = await guest.call('GET /api/ladder/:game', at);
    expect(after.playing).toBeNull();
    expect(after.standings.map(({ tables }) => tables)).toEqual([1, 1]);
    expect(after.standings[0]?.rating).toBeGreaterThanOrEqual(after.standings[1]?.rating ?? 0);
    expect(after.standings.every(({ interval }) => interval > 200)).toBe(true);
  });
});

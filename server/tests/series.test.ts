import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableDto } from '../api/index.ts';
import { Client } from './harness/client.ts';
import { playOn } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('tables of one seed', () => {
  let server: TestServer;
  const guest = (name: string): Promise<Client> => Client.guest(server.urls[0] as string, name);
  const friend = { kind: 'friend' as const };

  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('begin alike, are compared when all are over, and nobody sits at two of them', async () => {
    const [ada, bob, cleo, dora] = (await Promise.all(['Ada', 'Bob', 'Cleo', 'Dora'].map(guest))) as [Client, Client, Client, Client];
    const made = await ada.call('POST /api/series', {
      body: { count: 2, table: { game: 'isles', title: 'Cup', seats: [{ kind: 'me' }, friend] } },
    });
    const [first, second] = made.tables as [(typeof made.tables)[number], (typeof made.tables)[number]];
    expect([first.mine, second.mine]).toEqual([true, false]);
    expect(await ada.refused('GET /api/tables/:table', { params: { table: second.id } })).toBe('not-found');
    expect(await ada.refused('PATCH /api/tables/:table', { params: { table: first.id }, body: { spectators: true } })).toBe('forbidden');
    const join = (client: Client, invite: string | null) =>
      client.call('POST /api/invites/:invite/join', { params: { invite: invite as string }, body: { entropy: `luck of ${invite}` } });
    expect(await ada.refused('POST /api/invites/:invite/join', { params: { invite: second.invite as string }, body: {} })).toBe(
      'already-seated',
    );
    await join(bob, first.invite);
    await join(cleo, second.invite);
    expect(await bob.refused('POST /api/invites/:invite/join', { params: { invite: second.invite as string }, body: {} })).toBe(
      'already-seated',
    );
    await join(dora, second.invite);
    const openings = await Promise.all([ada.match(first.id), cleo.match(second.id)]);
    expect(openings[0]?.sight.view).toEqual(openings[1]?.sight.view);
    await playOn({ table: { id: first.id } as TableDto, players: [ada, bob] }, 'one');
    const recordOf = (table: string) => ({ params: { series: made.id, member: table } });
    const record = 'GET /api/series/:series/tables/:member/record' as const;
    expect(await cleo.refused(record, recordOf(first.id))).toBe('not-found');
    const half = await bob.call('GET /api/series/:series', { params: { series: made.id } });
    expect(half).toMatchObject({ isOver: false, tables: [{ status: 'finished', result: null }, { status: 'running' }] });
    await playOn({ table: { id: second.id } as TableDto, players: [cleo, dora] }, 'two');
    const whole = await dora.call('GET /api/series/:series', { params: { series: made.id } });
    expect(whole.isOver).toBe(true);
    expect(whole.tables.map(({ result }) => result?.scores.length)).toEqual([2, 2]);
    const [one, two] = await Promise.all([
      ada.call('GET /api/tables/:table/record', { params: { table: first.id } }),
      cleo.call('GET /api/tables/:table/record', { params: { table: second.id } }),
    ]);
    expect(await ada.call(record, recordOf(second.id))).toEqual(two);
    expect(await ada.refused(record, recordOf('zzzzzzzzzzzzzzzz'))).toBe('not-found');
    expect(await (await guest('Passer-by')).refused(record, recordOf(second.id))).toBe('not-found');
    expect([one.seed, one.entropy, one.opening]).toEqual([two.seed, two.entropy, two.opening]);
    expect(await (await guest('Stranger')).refused('GET /api/series/:series', { params: { series: made.id } })).toBe('not-found');
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BotQueue, type Share } from '../jobs/bot-queue.ts';
import type { Node } from '../node.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('the line of bots', () => {
  const lineOf = () => {
    const begun: string[] = [];
    const shares: Share[] = [];
    const ends: (() => void)[] = [];
    const queue = new BotQueue<void>((table, share) => {
      begun.push(table);
      shares.push(share);
      return new Promise((done) => ends.push(done));
    });
    const end = async (): Promise<void> => {
      ends.shift()?.();
      await new Promise((go) => setImmediate(go));
    };
    return { queue, begun, shares, end };
  };

  it('lets people take turns, however many tables each has', async () => {
    const { queue, begun, end } = lineOf();
    for (let table = 0; table < 5; table++) void queue.add(`flood ${table}`, 'flooder', 4000);
    void queue.add('one', 'somebody', 4000);
    void queue.add('two', 'somebody else', 4000);
    for (let step = 0; step < 7; step++) await end();
    expect(begun).toEqual(['flood 0', 'flood 1', 'one', 'two', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('lets that table of a person come first whose bot would have answered first', async () => {
    const { queue, begun, end } = lineOf();
    for (const [table, ms] of [
      ['first', 100],
      ['titan', 4000],
      ['hero', 1000],
      ['shepherd', 100],
    ] as const)
      void queue.add(table, 'a', ms);
    for (let step = 0; step < 4; step++) await end();
    expect(begun).toEqual(['first', 'shepherd', 'hero', 'titan']);
  });

  it('knows which tables wait', async () => {
    const { queue, begun, end } = lineOf();
    void queue.add('first', 'a', 100);
    void queue.add('second', 'a', 100);
    expect([queue.has('first'), queue.has('second'), queue.length]).toEqual([false, true, 1]);
    for (let step = 0; step < 2; step++) await end();
    expect([begun, queue.length]).toEqual([['first', 'second'], 0]);
  });

  it('goes on after a bot that failed', async () => {
    const queue = new BotQueue<string>(async (table) => {
      if (table === 'bad') throw new Error('no idea');
      return table;
    });
    const [bad, good] = [queue.add('bad', 'a', 100), queue.add('good', 'a', 100)];
    await expect(bad).rejects.toThrow('no idea');
    expect(await good).toBe('good');
  });

  it('makes bots brief while others wait, and never briefer than a level thinks', () => {
    const { queue, shares } = lineOf();
    void queue.add('first', 'a', 4000);
    const [share] = shares as [Share];
    expect(share.of(4000)).toBe(4000);
    for (let table = 0; table < 24; table++) void queue.add(`more ${table}`, 'b', 4000);
    expect([share.of(4000), share.of(100)]).toEqual([250, 100]);
  });

  it('tells a bot that thinks already when others come', () => {
    const { queue, shares } = lineOf();
    void queue.add('first', 'a', 4000);
    const [share] = shares as [Share];
    const left: number[] = [];
    share.onLess(() => left.push(share.of(4000)));
    void queue.add('second', 'b', 100);
    void queue.add('third', 'c', 100);
    void queue.add('fourth', 'd', 100);
    void queue.add('fifth', 'd', 100);
    expect(left).toEqual([1000, 1000, 1000, 800]);
  });
});

describe('bots at many tables of one person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it('are cut short in their thoughts when somebody else’s bot is asked', async () => {
    const { bots } = (server.nodes[0] as Node).services;
    const allowed = vi.spyOn(bots, 'allowBot');
    const url = server.urls[0] as string;
    const titan = await Client.guest(url, 'Titan');
    const { id: long } = await titan.call('POST /api/tables', {
      body: { game: 'bomarzo', seats: [{ kind: 'bot', level: 'titan' }, { kind: 'me' }], autoStart: true },
    });
    await expect.poll(() => allowed.mock.calls.some(([table, ms]) => table === long && ms === 4000), { timeout: 30_000 }).toBe(true);
    const ada = await Client.guest(url, 'Ada');
    const seats = [{ kind: 'bot' as const, level: 'shepherd' }, { kind: 'me' as const }];
    await ada.call('POST /api/tables', { body: { game: 'isles', seats, autoStart: true } });
    await expect.poll(() => allowed.mock.calls.some(([table, ms]) => table === long && ms <= 1000), { timeout: 30_000 }).toBe(true);
  });

  it('do not keep somebody else’s bot waiting', async () => {
    const url = server.urls[0] as string;
    const flooder = await Client.guest(url, 'Flooder');
    const titans = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, level: 'titan' }));
    for (let table = 0; table < 8; table++)
      await flooder.call('POST /api/tables', { body: { game: 'bomarzo', seats: titans, autoStart: true } });
    const ada = await Client.guest(url, 'Ada');
    const { id } = await ada.call('POST /api/tables', {
      body: { game: 'isles', seats: [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }], autoStart: true },
    });
    await expect.poll(async () => (await ada.match(id)).sight.waiting.map(({ seat }) => seat), { timeout: 15_000 }).toEqual([0]);
  });
});

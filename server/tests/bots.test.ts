import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../failure.ts';
import { BotQueue, type Share } from '../jobs/bot-queue.ts';
import type { ServerNode } from '../node.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('the line of bots', () => {
  const lineOf = () => {
    const begun: string[] = [];
    const shares: Share[] = [];
    const ends: (() => void)[] = [];
    let time = 0;
    const queue = new BotQueue<void>(() => time);
    const add = (table: string, person: string, ms = 4000): void =>
      void queue.add(table, person, ms, (share) => {
        begun.push(table);
        shares.push(share);
        return new Promise((done) => ends.push(done));
      });
    const end = async (took = 250): Promise<void> => {
      time += took;
      ends.shift()?.();
      await new Promise((go) => setImmediate(go));
    };
    return { queue, add, begun, shares, end };
  };

  it('lets people take turns, however many tables each has', async () => {
    const { add, begun, end } = lineOf();
    for (let table = 0; table < 5; table++) add(`flood ${table}`, 'flooder');
    add('one', 'somebody');
    add('two', 'somebody else');
    for (let step = 0; step < 7; step++) await end();
    expect(begun).toEqual(['flood 0', 'one', 'two', 'flood 1', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('gives people the same time, not the same number of turns', async () => {
    const { add, begun, end } = lineOf();
    for (let table = 0; table < 3; table++) add(`long ${table}`, 'a');
    await end(300);
    for (let table = 0; table < 5; table++) add(`short ${table}`, 'b', 100);
    await end(300);
    for (let step = 0; step < 6; step++) await end(100);
    expect(begun).toEqual(['long 0', 'long 1', 'short 0', 'short 1', 'short 2', 'long 2', 'short 3', 'short 4']);
  });

  it('gives nobody credit for the time in which they wanted nothing', async () => {
    const { add, begun, end } = lineOf();
    for (let table = 0; table < 8; table++) add(`old ${table}`, 'a');
    for (let step = 0; step < 4; step++) await end();
    for (let table = 0; table < 3; table++) add(`new ${table}`, 'b');
    for (let step = 0; step < 6; step++) await end();
    expect(begun.slice(4, 9)).toEqual(['old 4', 'new 0', 'old 5', 'new 1', 'old 6']);
  });

  it('lets that table of a person come first whose bot would have answered first', async () => {
    const { add, begun, end } = lineOf();
    add('first', 'a', 100);
    add('titan', 'a', 4000);
    add('hero', 'a', 1000);
    add('shepherd', 'a', 100);
    for (let step = 0; step < 4; step++) await end();
    expect(begun).toEqual(['first', 'shepherd', 'hero', 'titan']);
  });

  it('knows which tables wait', async () => {
    const { queue, add, begun, end } = lineOf();
    add('first', 'a');
    add('second', 'a');
    expect([queue.has('first'), queue.has('second'), queue.length]).toEqual([false, true, 1]);
    for (let step = 0; step < 2; step++) await end();
    expect([begun, queue.length]).toEqual([['first', 'second'], 0]);
  });

  it('goes on after a bot that failed', async () => {
    const queue = new BotQueue<string>();
    const bad = queue.add('bad', 'a', 100, () => Promise.reject(new Error('no idea')));
    const good = queue.add('good', 'a', 100, async () => 'an idea');
    await expect(bad).rejects.toThrow('no idea');
    expect(await good).toBe('an idea');
  });

  it('makes bots brief while others wait, and never briefer than a level thinks', () => {
    const { add, shares } = lineOf();
    add('first', 'a');
    const [share] = shares as [Share];
    expect(share.of(4000)).toBe(4000);
    for (let table = 0; table < 24; table++) add(`more ${table}`, 'b');
    expect([share.of(4000), share.of(100)]).toEqual([250, 100]);
    add('of many', 'a');
    expect([share.of(4000), share.of(1000)]).toEqual([4000 / 26, 100]);
  });

  it('tells a bot that thinks already when others come', () => {
    const { add, shares } = lineOf();
    add('first', 'a');
    const [share] = shares as [Share];
    const left: number[] = [];
    share.onLess(() => left.push(share.of(1000)));
    for (const person of ['b', 'c', 'd']) add(`table of ${person}`, person, 100);
    expect(left).toEqual([500, 1000 / 3, 250]);
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
    const { bots } = (server.nodes[0] as ServerNode).services;
    const allowed = vi.spyOn(bots, 'allowBot');
    const think = bots.about.bind(bots);
    let release = (): void => undefined;
    const shortened = new Promise<void>((go) => {
      release = go;
    });
    // However busy the machine is, the first bot thinks until the other one has come.
    vi.spyOn(bots, 'about').mockImplementationOnce(async (op, ask, limit) => {
      await shortened;
      return think(op, ask, limit);
    });
    const url = server.urls[0] as string;
    const allowances = (table: string) => allowed.mock.calls.filter(([of]) => of === table).map(([, ms]) => ms);
    const open = async (name: string, game: string, level: string): Promise<string> => {
      const seats = [{ kind: 'bot' as const, level }, { kind: 'me' as const }];
      return (await (await Client.guest(url, name)).call('POST /api/tables', { body: { game, seats, autoStart: true } })).id;
    };
    const long = await open('Titan', 'bomarzo', 'titan');
    await expect.poll(() => allowances(long), { timeout: 50_000 }).toEqual([4000]);
    await open('Ada', 'isles', 'shepherd');
    await expect.poll(() => allowances(long), { timeout: 50_000 }).toEqual([4000, 500]);
    release();
    vi.restoreAllMocks();
  });

  it('look again when their table was not what they thought', async () => {
    const { bots } = (server.nodes[0] as ServerNode).services;
    const think = bots.about.bind(bots);
    const tried = new Set<string>();
    vi.spyOn(bots, 'about').mockImplementation(async (op, ask, limit) => {
      if (tried.has(ask.table)) return think(op, ask, limit);
      tried.add(ask.table);
      throw new Refusal('stale', 'somebody was faster');
    });
    const ada = await Client.guest(server.urls[0] as string, 'Ada');
    const seats = [{ kind: 'bot' as const, level: 'shepherd' }, { kind: 'me' as const }];
    const { id } = await ada.call('POST /api/tables', { body: { game: 'isles', seats, autoStart: true } });
    const waiting = async () => (await ada.match(id)).sight.waiting.map(({ seat }) => seat);
    // Before anybody goes round to look for what was left undone.
    await expect.poll(waiting, { timeout: 12_000 }).toEqual([1]);
    expect(tried).toContain(id);
    vi.restoreAllMocks();
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

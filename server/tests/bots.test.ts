import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotQueue, type Share } from '../jobs/bot-queue.ts';
import { Client } from './harness/client.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

describe('the line of bots', () => {
  const queueOf = (slots: number) => {
    const begun: string[] = [];
    const shares: Share[] = [];
    const ends: (() => void)[] = [];
    const queue = new BotQueue(slots, (table, share) => {
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
    const { queue, begun, end } = queueOf(1);
    for (let table = 0; table < 5; table++) void queue.add(`flood ${table}`, 'flooder');
    void queue.add('one', 'somebody');
    void queue.add('two', 'somebody else');
    for (let step = 0; step < 7; step++) await end();
    expect(begun).toEqual(['flood 0', 'flood 1', 'one', 'two', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('lets a table wait once', async () => {
    const { queue, begun, end } = queueOf(1);
    void queue.add('first', 'a');
    const [one, again] = [queue.add('second', 'a'), queue.add('second', 'a')];
    expect(one).toBe(again);
    for (let step = 0; step < 3; step++) await end();
    expect(begun).toEqual(['first', 'second']);
  });

  it('makes bots brief while others wait, and never briefer than a level thinks', () => {
    const { queue, shares } = queueOf(1);
    void queue.add('first', 'a');
    const [share] = shares as [Share];
    expect(share.of(4000)).toBe(4000);
    for (let table = 0; table < 24; table++) void queue.add(`more ${table}`, 'b');
    expect([share.of(4000), share.of(100)]).toEqual([250, 100]);
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

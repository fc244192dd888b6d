import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { ServerNode } from '../node.ts';
import { hasBroker, TestBroker } from './harness/broker.ts';
import type { Client, Live } from './harness/client.ts';
import { sitDown } from './harness/playing.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';

it('refuses a broker of a kind that is not known', () => {
  expect(readConfig({ PANTHEON_BUS: 'nats://127.0.0.1:4222' }).bus).toBe('nats://127.0.0.1:4222');
  expect(readConfig({}).bus).toBeNull();
  expect(() => readConfig({ PANTHEON_BUS: 'redis://127.0.0.1' })).toThrow(/nats/);
});

describe.skipIf(!hasBroker)('two nodes whose broker fails', () => {
  let broker: TestBroker;
  let server: TestServer;
  beforeEach(async () => {
    broker = await TestBroker.start();
    server = await testServer({ nodes: 2, config: { bus: broker.url } });
  });
  afterEach(async () => {
    broker.freeze(false);
    await server.close();
    await broker.stop();
  });
  afterAll(stopTests);

  /** How many news went through the database, where a test counts them. */
  const notified = async (task: () => Promise<void>): Promise<number> => {
    const { pool } = (server.nodes[0] as ServerNode).services.store;
    const asked: string[] = [];
    const heard = (client: { query: unknown }): void => {
      const { query } = client as { query: (...args: readonly unknown[]) => unknown };
      client.query = (...args: readonly unknown[]): unknown => {
        if (String(args[0]).includes('pg_notify')) asked.push(String((args[1] as readonly unknown[])[1]));
        client.query = query;
        return query.apply(client, [...args]);
      };
    };
    pool.on('acquire', heard);
    await task();
    pool.off('acquire', heard);
    return asked.filter((letter) => letter.includes('"moved"')).length;
  };

  const seated = async (): Promise<{ table: string; ada: Client; bob: Client; live: Live }> => {
    const { table, players } = await sitDown(server.urls, 2);
    const [ada, bob] = players as [Client, Client];
    const live = await bob.live();
    live.say({ type: 'follow', table: table.id });
    await live.until('update');
    return { table: table.id, ada, bob, live };
  };

  const passedOn = (live: Live, moment: number): Promise<unknown> => live.until('update', ({ update }) => update.moment === moment);

  it('tells what happens at tables past the database while the broker is well', async () => {
    const { table, ada, live } = await seated();
    expect(
      await notified(async () => {
        await ada.answer(table, 1, '0');
        await passedOn(live, 2);
      }),
    ).toBe(0);
    await live.close();
  });

  it('passes on what happens while the broker is gone, and after it has come back', async () => {
    const { table, ada, bob, live } = await seated();
    await broker.stop();
    await ada.answer(table, 1, '0');
    await passedOn(live, 2);
    await bob.answer(table, 2, '0');
    await broker.begin();
    await ada.answer(table, 3, '0');
    await passedOn(live, 4);
    await live.close();
  });

  it('passes on what happens while the broker is silent', async () => {
    const { table, ada, bob, live } = await seated();
    broker.freeze(true);
    await ada.answer(table, 1, '0');
    await passedOn(live, 2);
    await bob.answer(table, 2, '0');
    broker.freeze(false);
    await ada.answer(table, 3, '0');
    await passedOn(live, 4);
    await live.close();
  });

  it('sends away whoever signs out at another node, whatever the broker does', async () => {
    const { bob, live } = await seated();
    await broker.stop();
    bob.url = server.urls[0] as string;
    bob.origin = bob.url;
    await bob.call('POST /api/logout');
    await expect.poll(() => live.closed?.code, { timeout: 20_000 }).toBe(4001);
  });
});

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { ServerNode } from '../node.ts';
import { hasBroker, TestBroker } from './harness/broker.ts';
import type { Client, Live } from './harness/client.ts';
import { playOn, type Sitting, sitDown } from './harness/playing.ts';
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

  const seated = async (): Promise<{ sitting: Sitting; bob: Client; live: Live }> => {
    const sitting = await sitDown(server.urls, 2);
    const bob = sitting.players[1] as Client;
    const live = await bob.live();
    live.say({ type: 'follow', table: sitting.table.id });
    await live.until('update');
    return { sitting, bob, live };
  };

  /** Somebody answers, and whoever follows at the other node hears of it. */
  const playsOn = async (sitting: Sitting, live: Live): Promise<void> => {
    await playOn(sitting, 'on', 1);
    const { moment } = await (sitting.players[0] as Client).match(sitting.table.id);
    await live.until('update', ({ update }) => update.moment === moment);
  };

  it('tells what happens at tables past the database while the broker is well', async () => {
    const { sitting, live } = await seated();
    // On a busy machine the broker may seem silent for a while.
    await expect.poll(() => notified(() => playsOn(sitting, live)), { timeout: 40_000 }).toBe(0);
    await live.close();
  });

  it('passes on what happens while the broker is gone, and after it has come back', async () => {
    const { sitting, live } = await seated();
    await broker.stop();
    await playsOn(sitting, live);
    await playsOn(sitting, live);
    await broker.begin();
    await playsOn(sitting, live);
    await live.close();
  });

  it('passes on what happens while the broker is silent', async () => {
    const { sitting, live } = await seated();
    broker.freeze(true);
    await playsOn(sitting, live);
    await playsOn(sitting, live);
    broker.freeze(false);
    await playsOn(sitting, live);
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

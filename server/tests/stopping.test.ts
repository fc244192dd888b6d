import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build, outputOf } from '../../scripts/build.mjs';
import { underLock } from '../store/lock.ts';
import { Line, type Way } from './chaos/line.ts';
import { freePort, NodeProcess } from './harness/node-process.ts';
import { stopTestPostgres, type TestDatabase, testDatabase } from './harness/postgres.ts';
import { readable, socketOf } from './harness/postgres-url.ts';

const SERVER = 'server/main.ts';
/** What a server allows itself for a stop, in milliseconds, and what the stop may take, with what a busy machine adds. */
const PATIENCE = 6000;
const BOUND = 100_000;
const GIVEN_UP = 'not everything could be stopped in time';
const NOT_TOLD = 'the database could not be told that this node leaves';

describe('a server that is told to stop', () => {
  let database: TestDatabase;
  let link: Line;
  let node: NodeProcess;
  beforeAll(() => underLock(path.join(os.tmpdir(), 'pantheon-tests-build.lock'), () => build([SERVER])));
  beforeEach(async () => {
    database = await testDatabase();
    link = await Line.open(socketOf(database.url));
    node = await nodeWith(`postgres://app@127.0.0.1:${link.port}${readable(database.url).pathname}`);
  });
  afterEach(async () => {
    await node.end('SIGKILL');
    await link.close();
    await database.drop();
  });
  afterAll(stopTestPostgres);

  const nodeWith = async (url: string): Promise<NodeProcess> =>
    new NodeProcess(outputOf(SERVER), await freePort(), {
      DATABASE_URL: url,
      PANTHEON_LOG: 'info',
      PANTHEON_STOP_PATIENCE: String(PATIENCE),
      PANTHEON_RULE_THREADS: '1',
      PANTHEON_BOT_THREADS: '1',
    });

  const notices = async (way: Way): Promise<void> => {
    link.become(way);
    while ((await fetch(`${node.url}/healthz`)).ok) await sleep(50);
  };

  it('leaves nothing behind while its database is well', async () => {
    await node.start();
    expect(await node.end('SIGTERM')).toBe(0);
    expect(node.output).toContain('"stopping"');
    for (const complaint of [GIVEN_UP, NOT_TOLD]) expect(node.output).not.toContain(complaint);
  }, 240_000);

  it.each([
    ['is gone', 'refusing'],
    ['says nothing any more', 'silent'],
  ] as const)(
    'ends in bounded time when its database %s, and says what it gave up',
    async (_, way) => {
      await node.start();
      await notices(way);
      const began = performance.now();
      const code = await node.end('SIGTERM');
      expect(performance.now() - began).toBeLessThan(BOUND);
      const isGivenUp = node.output.includes(GIVEN_UP);
      expect({ code, isSaid: isGivenUp || node.output.includes(NOT_TOLD) }).toEqual({ code: isGivenUp ? 1 : 0, isSaid: true });
    },
    240_000,
  );

  it('hears it while it still waits for its database', async () => {
    let wasAsked = (): void => undefined;
    const asked = new Promise<void>((done) => {
      wasAsked = done;
    });
    const absent = createServer((socket) => {
      socket.resetAndDestroy();
      wasAsked();
    }).listen(0, '127.0.0.1');
    await once(absent, 'listening');
    node = await nodeWith(`postgres://app@127.0.0.1:${(absent.address() as AddressInfo).port}/nothing`);
    const started = node.start();
    await asked;
    await Promise.all([expect(started).rejects.toThrow('the server ended with 0'), node.end('SIGTERM')]);
    absent.close();
  }, 240_000);
});

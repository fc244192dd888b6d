import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerNode } from '../node.ts';
import { stopTests, type TestServer, testServer } from './harness/server.ts';
import { watchSubscriptions } from './harness/subscriptions.ts';

const CHANGES = Number(process.env.PANTHEON_CHANGES ?? (process.env.PANTHEON_DEEP ? 10_000 : 700));

describe('whoever follows tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ nodes: 2, jobs: false });
  });
  afterAll(async () => {
    await server.close();
    await stopTests();
  });

  it(
    `is sent what they may see and nothing else, through ${CHANGES} changes of who sits where and who may look`,
    async () => {
      const { db } = (server.nodes[0] as ServerNode).services;
      const { foreign, seen, counts } = await watchSubscriptions(
        { urls: server.urls, db },
        CHANGES,
        process.env.PANTHEON_SEED ?? 'subscriptions',
      );
      expect(foreign).toEqual([]);
      expect(seen).toBeGreaterThan(CHANGES / 2);
      expect(Math.min(...counts.values())).toBeGreaterThan(5);
    },
    60_000 + CHANGES * 200,
  );
});

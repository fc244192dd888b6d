import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { build, outputOf } from '../../../scripts/build.mjs';
import { type Config, readConfig } from '../../config.ts';
import { type NodeParts, type ServerNode, startNode } from '../../node.ts';
import type { Channels } from '../../notices/notices.ts';
import { underLock } from '../../store/lock.ts';
import { stopTestPostgres, type TestDatabase, testDatabase } from './postgres.ts';

const WORKER = 'server/tests/fixtures/worker.ts';

/** The bundle that runs rules in tests: some games of the catalog, and one that misbehaves. */
export async function testWorker(entry = WORKER): Promise<URL> {
  await underLock(path.join(os.tmpdir(), 'pantheon-tests-build.lock'), () => build([entry]));
  return pathToFileURL(outputOf(entry));
}

/** What tests configure. */
export interface ServerOptions {
  readonly config?: Partial<Config>;
  readonly ways?: Channels;
  readonly nodes?: number;
  readonly jobs?: boolean;
  /** The time, where it is the test's own. */
  readonly now?: () => number;
  readonly database?: TestDatabase;
  /** The rules that run, as a source file. */
  readonly worker?: string;
  /** Where log lines go. */
  readonly log?: NodeJS.WritableStream;
}

/** One or several nodes on a database of their own. */
export interface TestServer {
  readonly database: TestDatabase;
  readonly nodes: readonly ServerNode[];
  readonly urls: readonly string[];
  /** One more node on the same database. */
  join(options?: Pick<ServerOptions, 'config' | 'jobs'>): Promise<{ node: ServerNode; url: string }>;
  close(): Promise<void>;
}

export const testConfig = (config: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  botPace: 0,
  secretPause: 2000,
  databasePatience: 30_000,
  limits: 0,
  ruleThreads: 1,
  botThreads: 1,
  logLevel: 'warn',
  ...config,
});

/** Starts nodes that listen on free ports. */
export async function testServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await testDatabase());
  const worker = await testWorker(options.worker);
  const log =
    options.log === undefined
      ? pino({ level: process.env.PANTHEON_LOG ?? 'silent', serializers: { error: pino.stdSerializers.err } })
      : pino({ level: 'debug' }, options.log);
  const parts: NodeParts = {
    databaseUrl: database.url,
    worker,
    web: path.join(os.tmpdir(), 'no-web-client'),
    schemas: fileURLToPath(new URL('../../../docs/schemas', import.meta.url)),
    log,
    ...(options.ways === undefined ? {} : { ways: options.ways }),
    ...(options.jobs === undefined ? {} : { jobs: options.jobs }),
    ...(options.now === undefined ? {} : { now: options.now }),
  };
  const nodes: ServerNode[] = [];
  const urls: string[] = [];
  const join: TestServer['join'] = async (more = {}) => {
    const node = await startNode(testConfig({ ...options.config, ...more.config }), {
      ...parts,
      ...(more.jobs === undefined ? {} : { jobs: more.jobs }),
    });
    const url = await node.app.listen({ host: '127.0.0.1', port: 0 });
    nodes.push(node);
    urls.push(url);
    return { node, url };
  };
  for (let count = 0; count < (options.nodes ?? 1); count++) await join();
  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.close()));
    if (options.database === undefined) await database.drop();
  };
  return { database, nodes, urls, join, close };
}

/** To be called when a test file has done all. */
export const stopTests = stopTestPostgres;

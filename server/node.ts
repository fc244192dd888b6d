import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Bus } from './bus/bus.ts';
import { NatsBus } from './bus/nats-bus.ts';
import { PostgresBus } from './bus/postgres-bus.ts';
import { Painter } from './cards/painter.ts';
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { Passkeys } from './identity/passkeys.ts';
import { People } from './identity/people.ts';
import { Sessions } from './identity/sessions.ts';
import { Throttle } from './identity/throttle.ts';
import { newId } from './ids.ts';
import { requeue } from './jobs/requeue.ts';
import { runJobs } from './jobs/runner.ts';
import { Connections } from './live/connections.ts';
import { type Channels, Notices } from './notices/notices.ts';
import { DatabaseWatch } from './operation/database-watch.ts';
import { beat, creditDowntime, leave } from './operation/heartbeat.ts';
import { Metrics } from './operation/metrics.ts';
import manifest from './package.json' with { type: 'json' };
import { House } from './safety/house.ts';
import type { Services } from './services.ts';
import { awaitDatabase, connect } from './store/connect.ts';
import { migrate } from './store/migrate.ts';
import { Lobby } from './tables/lobby.ts';
import { readFingerprints } from './tables/table-fingerprint.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { databaseTime } from './tables/table-repository.ts';
import { Checkers } from './workers/checkers.ts';
import { WorkerPool } from './workers/worker-pool.ts';

const BEAT = 10_000;
const POLL = 3000;

/** What a node is made of, besides its configuration. */
export interface NodeParts {
  readonly databaseUrl: string;
  /** The bundle that runs rules in a thread. */
  readonly worker: string | URL;
  /** The folder of the built web client. */
  readonly web: string;
  /** The folder of the published schemas, for those who read the OpenAPI document. */
  readonly schemas?: string;
  /** The bundle that draws pictures of tables, if it has been built. */
  readonly picture?: URL;
  readonly log?: Logger;
  readonly ways?: Channels;
  /** The time in milliseconds, for tests; else that of the database. */
  now?(): number;
  /** Whether this node does jobs; on by default. */
  readonly jobs?: boolean;
  /** Says that the node is not wanted any more while it still waits for the database. */
  readonly signal?: AbortSignal;
}

/** A running node. */
export interface ServerNode {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops gracefully: nothing new is taken on, what has begun is finished. */
  close(): Promise<void>;
}

/** Makes a log that never holds a secret: what could carry one is cut out. */
export const makeLog = (level: string): Logger =>
  pino({
    level,
    redact: { paths: ['*.password', '*.secret', '*.seed', '*.cookie', '*.authorization', 'headers'], remove: true },
    serializers: { error: pino.stdSerializers.err },
  });

/** Starts a node. It does not listen yet. */
export async function startNode(config: Config, parts: NodeParts): Promise<ServerNode> {
  const log = parts.log ?? makeLog(config.logLevel);
  const node = newId();
  const store = connect(parts.databaseUrl, { onError: (error) => log.warn({ error }, 'a connection to the database is lost') });
  await awaitDatabase(store, 30, parts.signal);
  await migrate(store);
  await creditOutage(store.db, log);
  const metrics = new Metrics();
  const threads = startThreads(config, parts.worker, { log, metrics });
  const bus = await connectBus(config, { store, node, log });
  const services = await assemble({ node, config, log, store, metrics, ...threads, bus }, parts);
  const stopClock = await keepTime(services);
  bus.listen((news, own) =>
    services.connections.pass(news, own).catch((error: unknown) => log.error({ error, news }, 'news could not be passed on')),
  );
  bus.onGap(() => void afterGap(services));
  const stopBeat = await keepAlive(services);
  const stopJobs = parts.jobs === false ? async () => undefined : await runJobs(services);
  await requeue(store.db, 0);
  const app = await makeApp(services, { web: parts.web, schemas: parts.schemas ?? '' });
  let stopped: Promise<void> | null = null;
  const close = (): Promise<void> => (stopped ??= stop({ app, services }, [stopJobs, stopBeat, stopClock]));
  return { app, services, close };
}

/** The threads in which rules and bots run, and the processes that check what strangers send. */
function startThreads(config: Config, worker: string | URL, { log, metrics }: Pick<Services, 'log' | 'metrics'>): Threads {
  const lost = (kind: string) => (why: string) => {
    log.error({ why }, `a thread for ${kind} was lost`);
    metrics.faults.add(`kind="${kind} thread"`);
  };
  const pool = new WorkerPool({
    file: worker,
    threads: config.ruleThreads,
    limit: config.ruleLimit,
    keep: config.keepMatches,
    onLost: lost('rules'),
  });
  const bots = new WorkerPool({
    file: worker,
    threads: config.botThreads,
    limit: config.ruleLimit,
    keep: Math.ceil(config.keepMatches / 4),
    givesWay: true,
    onLost: lost('bots'),
  });
  const checkers = new Checkers({
    file: worker,
    processes: config.checkers,
    limit: 2 * config.ruleLimit,
    onLost: (why) => {
      log.warn({ why }, 'a check of untrusted data was ended');
      metrics.faults.add('kind="check"');
    },
  });
  return { pool, bots, checkers };
}

/** Nothing new is taken on, what a node does by itself stops in the given order, and then what all of it needs. */
async function stop(
  { app, services }: Pick<ServerNode, 'app' | 'services'>,
  activities: readonly (() => void | Promise<void>)[],
): Promise<void> {
  const { connections, database, store, node, bus, painter, pool, bots, checkers, log } = services;
  connections.close();
  await app.close();
  for (const end of activities) await end();
  database.close();
  await leave(store.db, node).catch((error: unknown) => log.warn({ error }, 'the database could not be told that this node leaves'));
  await bus.close();
  painter?.close();
  await Promise.all([pool.close(), bots.close(), checkers.close()]);
  await store.close();
}

type Threads = Pick<Services, 'pool' | 'bots' | 'checkers'>;

async function connectBus({ bus: broker }: Config, parts: Pick<Services, 'store' | 'node' | 'log'>): Promise<Bus> {
  const { store, node, log } = parts;
  const base = new PostgresBus(store, node, log);
  await base.connect();
  return broker === null ? base : NatsBus.connect(broker, base, parts);
}

type Basis = Pick<Services, 'node' | 'config' | 'log' | 'store' | 'metrics' | 'pool' | 'bots' | 'checkers' | 'bus'>;

async function assemble(basis: Basis, { ways, picture, now: given }: NodeParts): Promise<Services> {
  const { config, log, store, pool, bots, checkers, bus, metrics } = basis;
  const { db } = store;
  const games = await pool.ask('games', {}, 60_000);
  const clock = { offset: Date.now() - performance.now() };
  const now = given ?? ((): number => Math.round(performance.now() + clock.offset));
  const registry = new TableRegistry({ store, pool, games, bus, log, now });
  const services: Services = {
    ...basis,
    version: manifest.version,
    db,
    games,
    registry,
    lobby: new Lobby({ db, pool, checkers, registry, bus, games }),
    people: new People(db),
    sessions: new Sessions(db, config),
    passkeys: new Passkeys(db),
    throttle: new Throttle(db),
    house: new House(db),
    painter: picture === undefined ? null : new Painter(picture, log),
    notices: new Notices({ db, config, log, games, ...(ways === undefined ? {} : { ways }) }),
    connections: new Connections(() => services),
    database: new DatabaseWatch({
      url: store.url,
      node: basis.node,
      log,
      patience: config.databasePatience,
      onRecovery: () => void afterGap(services),
    }),
    now,
    setTime: (offset) => {
      clock.offset = offset;
    },
  };
  metrics.watch('pantheon_matches_in_memory', 'Tables that the rules have in memory', () => pool.tables);
  metrics.watch('pantheon_rule_tasks', 'Things that wait for the rules or run', () => pool.load);
  metrics.watch('pantheon_bot_tasks', 'Bots that wait or think', () => bots.load);
  metrics.watch('pantheon_database_waiting', 'Requests that wait for a connection to the database', () => store.pool.waitingCount);
  return services;
}

/** How long the answer may take which tells the time, in milliseconds, and how often it is asked for before a node gives up. */
const LONG_ON_ITS_WAY = 1000;
const TIMES_ASKED = 20;

// All nodes go by the database's clock. In between they count the time that passes: a machine's own clock may be set meanwhile.
async function keepTime(services: Services): Promise<() => void> {
  // An answer that was long on its way says little about the time: whether it said enough.
  const adjust = async (): Promise<boolean> => {
    const before = performance.now();
    const there = await databaseTime(services.db);
    const after = performance.now();
    if (after - before > LONG_ON_ITS_WAY) return false;
    services.setTime(there - (before + after) / 2);
    return true;
  };
  for (let attempt = 1; !(await adjust()); attempt++)
    if (attempt === TIMES_ASKED) throw new Error('the database is too slow to tell the time');
  const timer = setInterval(() => {
    adjust().catch((error: unknown) => services.log.warn({ error }, 'the time of the database could not be read'));
  }, 60_000);
  return () => clearInterval(timer);
}

/** Gives back the time during which nobody could play, since no node ran or the database was away; whether there was any. */
async function creditOutage(db: Services['db'], log: Logger): Promise<boolean> {
  const credited = await creditDowntime(db);
  if (credited > 0) log.info({ seconds: Math.round(credited) }, 'the time during which nobody could play is given back to the clocks');
  return credited > 0;
}

async function keepAlive(services: Services): Promise<() => void> {
  const { db, node, pool, connections, registry, log } = services;
  const startedAt = new Date();
  const sign = async (): Promise<void> => {
    if (await creditOutage(db, log)) await registry.invalidateAll();
    await beat(db, { id: node, startedAt, sockets: connections.count, matches: pool.tables });
  };
  await sign();
  const signs = setInterval(() => {
    sign().catch((error: unknown) => log.warn({ error }, 'no sign of life could be given'));
    registry.sweep();
  }, BEAT);
  const rounds = setInterval(() => void pollFollowed(services, false), POLL);
  return () => {
    clearInterval(signs);
    clearInterval(rounds);
  };
}

// The database was away, or the connection to it: what happened meanwhile is not known here.
async function afterGap(services: Services): Promise<void> {
  const { db, registry, connections, log } = services;
  try {
    await connections.recheck();
    await creditOutage(db, log);
    await registry.invalidateAll();
  } catch (error) {
    log.warn({ error }, 'the database is not well yet');
  }
  await pollFollowed(services, true);
}

// News can be lost; whoever follows a table still hears of it within seconds.
async function pollFollowed(services: Services, all: boolean): Promise<void> {
  const { db, registry, log } = services;
  const { followed } = registry;
  if (followed.length === 0) return;
  try {
    const ids = followed.map(({ id }) => id);
    const rooms = await readFingerprints(db, ids);
    for (const id of ids)
      await catchUp(services, id, rooms.get(id) ?? null, all).catch((error: unknown) =>
        log.warn({ error, table: id }, 'those who follow a table could not be told of it'),
      );
  } catch (error) {
    log.warn({ error }, 'the round over the followed tables failed');
  }
}

async function catchUp(
  { registry, connections }: Services,
  id: string,
  now: { readonly entries: number; readonly fingerprint: string } | null,
  all: boolean,
): Promise<void> {
  const actor = registry.actor(id);
  if (now === null || actor.followers.misses(now.fingerprint)) await connections.passTable(id);
  if (now !== null) await actor.catchUp(all ? null : { entries: now.entries, connection: null, to: null });
  if (now !== null && all) await connections.passPresence(id);
}

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BuiltServer, withBuiltServer } from '../harness/built-server.ts';
import type { NodeProcess } from '../harness/node-process.ts';
import { type ClientFindings, playElsewhere, serveClients } from './clients.ts';
import { confine, coresOf } from './cores.ts';
import { cpuBelow, cpuOf, cpuOfMain, loadAverage, memoryOf } from './figures.ts';
import { lookCold, openIdle } from './idle.ts';
import { splitOf } from './split.ts';

/**
 * npm run bench:server -- [--curve 50,150,300,600 | --tables 300] [--nodes 1] [--seats 4] [--seconds 60] [--thinking 2000] [--warm 15] [--game bomarzo]
 *   [--split] [--profile folder] [--server-cores 0] [--client-cores 1] [--bus nats://…] [--bundle other/dist/server.mjs] [--idle 20000] [--looks 2000] [--json]
 */
const { values } = parseArgs({
  options: {
    curve: { type: 'string' },
    tables: { type: 'string', default: '300' },
    nodes: { type: 'string', default: '1' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    thinking: { type: 'string', default: '2000' },
    warm: { type: 'string', default: '15' },
    idle: { type: 'string', default: '20000' },
    looks: { type: 'string', default: '2000' },
    game: { type: 'string', default: 'bomarzo' },
    port: { type: 'string', default: '18500' },
    split: { type: 'boolean', default: false },
    profile: { type: 'string' },
    bus: { type: 'string' },
    bundle: { type: 'string' },
    'server-cores': { type: 'string' },
    'client-cores': { type: 'string' },
    json: { type: 'boolean', default: false },
    clients: { type: 'boolean', default: false },
  },
});

const own = fileURLToPath(import.meta.url);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Microseconds by the clock of profiles. */
const clock = (): number => Number(process.hrtime.bigint() / 1000n);

const serverOptions = (profiles: string | null) => ({
  bundle: values.bundle ?? path.join(path.dirname(own), 'server.mjs'),
  port: Number(values.port),
  nodes: Number(values.nodes),
  ...(values.bus === undefined ? {} : { env: { PANTHEON_BUS: values.bus } }),
  ...(profiles === null ? {} : { flags: ['--cpu-prof', `--cpu-prof-dir=${profiles}`] }),
});

/** The processor time that everything but the clients has used. */
interface Used {
  readonly at: number;
  readonly nodes: number;
  readonly main: number;
  readonly database: number;
}

const used = ({ nodes, postgres }: BuiltServer): Used => ({
  at: clock(),
  nodes: nodes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
  main: nodes.reduce((sum, { pid }) => sum + cpuOfMain(pid), 0),
  database: cpuBelow(postgres),
});

/** The bytes that the database has written to its log. */
async function walOf({ store }: BuiltServer): Promise<number> {
  const { rows } = await store.pool.query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`);
  return Number(rows[0]?.bytes);
}

const round = (ms: number): number => Math.round(100 * ms) / 100;

function costOf(before: Used, after: Used, { live, clients }: ClientFindings): Record<string, number> {
  const each = (seconds: number): number => round((1000 * seconds) / Math.max(1, live.answers));
  return {
    server: each(after.nodes - before.nodes),
    ofItMainThread: each(after.main - before.main),
    database: each(after.database - before.database),
    clients: each(clients.cpuSeconds),
  };
}

interface Step {
  readonly before: Used;
  readonly after: Used;
  readonly found: ClientFindings;
  readonly figures: Record<string, unknown>;
}

/** So many live tables at a server of their own. */
async function step(tables: number, profiles: string | null): Promise<Step> {
  return withBuiltServer(serverOptions(profiles), async (server) => {
    for (const pid of [...server.nodes.map((node) => node.pid), server.postgres]) confine(pid, values['server-cores']);
    let before = used(server);
    let after = before;
    let wal = walOf(server);
    const { seats, seconds, thinking, game } = values;
    const found = await playElsewhere(
      own,
      {
        urls: server.nodes.map(({ url }) => url),
        tables,
        seats: Number(seats),
        seconds: Number(seconds),
        thinking: Number(thinking),
        warm: Number(values.warm),
        game,
      },
      {
        cores: values['client-cores'],
        tell: say,
        begin: () => {
          before = used(server);
          wal = walOf(server);
        },
        end: () => {
          after = used(server);
        },
      },
    );
    const figures = {
      tables,
      seats: Number(seats),
      nodes: server.nodes.length,
      cores: { server: coresOf(server.nodes[0]?.pid as number), database: coresOf(server.postgres), clients: found.clients.cores },
      ...found.live,
      cpuMsPerAnswer: costOf(before, after, found),
      logBytesPerAnswer: Math.round(((await walOf(server)) - (await wal)) / Math.max(1, found.live.answers)),
      clientLagP99: found.clients.lagP99,
      memory: server.nodes.map(({ pid }) => memoryOf(pid)),
      errors: server.errors.length,
      loadAverage: loadAverage(),
    };
    return { before, after, found, figures };
  });
}

/** The same with the processor time of the server split by part. Profiling costs time itself: its latencies are not to be quoted. */
async function splitStep(tables: number): Promise<Record<string, unknown>> {
  const folder = values.profile ?? mkdtempSync(path.join(os.tmpdir(), 'pantheon-profile-'));
  try {
    const { before, after, found } = await step(tables, folder);
    const main = after.main - before.main;
    const times = { main, others: after.nodes - before.nodes - main };
    const parts = splitOf(folder, { from: before.at, to: after.at }, times, found.live.answers);
    const total = round((1000 * (after.nodes - before.nodes)) / found.live.answers);
    return {
      how: 'profiles of all threads, by file, times the processor time that the system counted',
      tables,
      total,
      ...parts,
      database: costOf(before, after, found).database,
    };
  } finally {
    if (values.profile === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function idleStep(): Promise<Record<string, unknown>> {
  return withBuiltServer({ ...serverOptions(null), nodes: 1 }, async ({ nodes, store }) => {
    const server = nodes[0] as NodeProcess;
    const memoryAtStart = memoryOf(server.pid);
    const idle = { url: server.url, tables: Number(values.idle), looks: Number(values.looks), game: values.game };
    const { ids, entries } = await openIdle(idle, store, say);
    await server.end('SIGTERM');
    await server.start();
    const memoryAtRest = memoryOf(server.pid);
    say(`${ids.length} tables lie open, with ${entries} entries each`);
    const coldLoad = await lookCold(server.url, ids, idle.looks);
    return { tables: ids.length, entriesEach: entries, memoryAtStart, memoryAtRest, coldLoad, memoryAfterLooks: memoryOf(server.pid) };
  });
}

async function measure(): Promise<void> {
  const findings: Record<string, unknown> = {
    machineCores: os.availableParallelism(),
    node: process.version,
    game: values.game,
    otherLoad: loadAverage(),
  };
  const curve = (values.curve ?? values.tables).split(',').map(Number);
  const live: unknown[] = [];
  for (const tables of curve.filter((count) => count > 0)) {
    const { figures } = await step(tables, null);
    if (!values.json) say(JSON.stringify(figures));
    live.push(figures);
  }
  if (live.length > 0) findings.live = live;
  if (values.split || values.profile !== undefined) findings.split = await splitStep(Number(values.tables));
  if (Number(values.idle) > 0 && values.curve === undefined) findings.idle = await idleStep();
  findings.otherLoadAtEnd = loadAverage();
  process.stdout.write(`${JSON.stringify(findings, null, values.json ? undefined : 2)}\n`);
}

if (values.clients) await serveClients();
else {
  await measure();
  process.exit(0);
}

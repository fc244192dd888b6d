import os from 'node:os';
import { parseArgs } from 'node:util';
import { withBuiltServer } from '../harness/built-server.ts';
import type { NodeProcess } from '../harness/node-process.ts';
import { cpuBelow, cpuOf, loadAverage, memoryOf } from './figures.ts';
import { lookCold, openIdle } from './idle.ts';
import { playLive } from './live.ts';

/** npm run bench:server -- [--tables 300] [--seats 4] [--seconds 60] [--thinking 2000] [--idle 20000] [--looks 2000] [--game bomarzo] [--json] */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    seats: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    thinking: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '20000' },
    looks: { type: 'string', default: '2000' },
    game: { type: 'string', default: 'bomarzo' },
    port: { type: 'string', default: '18500' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const findings: Record<string, unknown> = {
  cores: os.availableParallelism(),
  node: process.version,
  game: values.game,
  otherLoad: loadAverage(),
};
const options = {
  bundle: new URL('./server.mjs', import.meta.url).pathname,
  port: Number(values.port),
  ...(values.profile === undefined ? {} : { flags: ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] }),
};
/** The processor time of an answer, in milliseconds, by who spent it. */
function perAnswer(after: readonly number[], before: readonly number[], answers: number): Record<string, number> {
  const each = after.map((seconds, at) => Math.round((100_000 * (seconds - (before[at] ?? 0))) / answers) / 100);
  return { server: each[0] ?? 0, database: each[1] ?? 0, clients: each[2] ?? 0 };
}

await withBuiltServer(options, async ({ nodes, store, postgres }) => {
  const server = nodes[0] as NodeProcess;
  findings.memoryAtStart = memoryOf(server.pid);
  if (Number(values.tables) > 0) {
    const used = (): readonly number[] => [cpuOf(server.pid), cpuBelow(postgres), cpuOf(process.pid)];
    let before = used();
    const live = await playLive(
      {
        url: server.url,
        tables: Number(values.tables),
        seats: Number(values.seats),
        seconds: Number(values.seconds),
        thinking: Number(values.thinking),
        game: values.game,
        begin: () => {
          before = used();
        },
      },
      say,
    );
    findings.live = {
      tables: Number(values.tables),
      seats: Number(values.seats),
      ...live,
      cpuMsPerAnswer: perAnswer(used(), before, live.answers),
      memory: memoryOf(server.pid),
    };
  }
  if (Number(values.idle) > 0) {
    const idle = { url: server.url, tables: Number(values.idle), looks: Number(values.looks), game: values.game };
    const { ids, entries } = await openIdle(idle, store, say);
    await server.end('SIGTERM');
    await server.start();
    const atRest = memoryOf(server.pid);
    say(`${ids.length} tables lie open, with ${entries} entries each`);
    const coldLoad = await lookCold(server.url, ids, idle.looks);
    findings.idle = { tables: ids.length, entriesEach: entries, memoryAtRest: atRest, coldLoad, memoryAfterLooks: memoryOf(server.pid) };
  }
  findings.otherLoadAtEnd = loadAverage();
});
process.stdout.write(`${JSON.stringify(findings, null, values.json ? undefined : 2)}\n`);
process.exit(0);

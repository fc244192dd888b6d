import { parseArgs } from 'node:util';
import { storm } from './storm.ts';

/** npm run test:faults -- --kills 200 [--nodes 1] [--matches 0] [--at-once 12] [--real 3] [--calm 40] [--minutes 60] [--seed text] [--json] */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    matches: { type: 'string', default: '0' },
    'at-once': { type: 'string', default: '12' },
    real: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'storm' },
    calm: { type: 'string', default: '40' },
    minutes: { type: 'string', default: 'Infinity' },
    port: { type: 'string', default: '18600' },
    json: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const findings = await storm({
  kills: Number(values.kills),
  nodes: Number(values.nodes),
  matches: Number(values.matches),
  atOnce: Number(values['at-once']),
  real: Number(values.real),
  seed: values.seed,
  calm: Number(values.calm),
  minutes: Number(values.minutes),
  port: Number(values.port),
  server: new URL('./server.mjs', import.meta.url).pathname,
  worker: new URL('./server-worker.mjs', import.meta.url),
  tell: say,
});
process.stdout.write(
  values.json
    ? `${JSON.stringify(findings)}\n`
    : `${Object.entries(findings)
        .map(([name, value]) => `${name} ${value}`)
        .join('\n')}\n`,
);
const { lost, doubled, gaps, diverged, stuck } = findings;
process.exit(lost + doubled + gaps + diverged + stuck === 0 ? 0 : 1);

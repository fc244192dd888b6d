import { parseArgs } from 'node:util';
import { loadAverage } from '../load/figures.ts';
import type { Drilled, DrillTools } from './drill.ts';
import { drillFreeze } from './freeze.ts';
import { drillPacks } from './packs.ts';
import { drillSubscriptions } from './subscriptions.ts';
import { drillTitans } from './titans.ts';

/** npm run test:drills -- [--only packs,titans,freeze,subscriptions] */
const DRILLS: Readonly<Record<string, (tools: DrillTools) => Promise<Drilled>>> = {
  packs: drillPacks,
  titans: drillTitans,
  freeze: drillFreeze,
  subscriptions: drillSubscriptions,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(DRILLS);
const unknown = wanted.filter((name) => DRILLS[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`there is no drill "${unknown.join()}"; there are ${Object.keys(DRILLS).join(', ')}\n`);
  process.exit(2);
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
let isMissed = false;
for (const name of wanted) {
  const before = loadAverage();
  const { figures, missed } = await (DRILLS[name] as (tools: DrillTools) => Promise<Drilled>)({ tell });
  process.stdout.write(`${name}: ${missed.length === 0 ? 'ok' : 'MISSED'}: ${figures} (load ${before} before, ${loadAverage()} after)\n`);
  for (const miss of missed) process.stdout.write(`  ${miss}\n`);
  isMissed ||= missed.length > 0;
}
process.exit(isMissed ? 1 : 0);

import { parseArgs } from 'node:util';
import { builtFrom } from '../harness/bundles.ts';
import { chaos } from './chaos.ts';
import { faultFigures, reportOf, WRONGS, type Wrong, wrongs } from './findings.ts';
import { type ChaosOptions, chaosPreset, faultsPreset, SOURCES, TROUBLES, type TroubleName } from './options.ts';

/**
 * npm run test:chaos -- --minutes 3 [--nodes 3] [--seed text] [--only kill-node,freeze-database] [--without full-disk] [--people 8]
 *   [--notice 3000] [--recovery 5000] [--patience 90000] [--json]
 * npm run test:faults -- --kills 200 [--nodes 1] [--matches 0] [--at-once 12] [--real 3] [--calm 40] [--minutes 60] [--seed text] [--port 18600] [--json]
 */
const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'chaos' },
    kills: { type: 'string' },
    nodes: { type: 'string' },
    matches: { type: 'string' },
    'at-once': { type: 'string' },
    real: { type: 'string' },
    seed: { type: 'string' },
    calm: { type: 'string' },
    minutes: { type: 'string' },
    people: { type: 'string' },
    notice: { type: 'string' },
    recovery: { type: 'string' },
    patience: { type: 'string' },
    only: { type: 'string' },
    without: { type: 'string' },
    port: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const preset = values.preset === 'faults' ? faultsPreset : chaosPreset;
const figure = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));
const named = (text: string | undefined): TroubleName[] => TROUBLES.filter((name) => text?.split(',').includes(name));
const wanted = values.only === undefined ? preset.troubles : named(values.only);

const options: ChaosOptions = {
  ...preset,
  seed: values.seed ?? preset.seed,
  nodes: figure(values.nodes, preset.nodes),
  kills: figure(values.kills, preset.kills),
  matches: figure(values.matches, preset.matches),
  atOnce: figure(values['at-once'], preset.atOnce),
  real: figure(values.real, preset.real),
  calm: figure(values.calm, preset.calm),
  minutes: figure(values.minutes, preset.minutes),
  people: figure(values.people, preset.people),
  notice: figure(values.notice, preset.notice),
  recovery: figure(values.recovery, preset.recovery),
  patience: figure(values.patience, preset.patience),
  troubles: wanted.filter((name) => !named(values.without).includes(name)),
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  bundles: await builtFrom(SOURCES),
  tell: (line) => void process.stderr.write(`${line}\n`),
};

const { findings, violations } = await chaos(options);
const figures = values.preset === 'faults' ? faultFigures(findings) : findings;
const wrong = wrongs(findings);
process.stdout.write(
  values.json ? `${JSON.stringify({ ...figures, ...(violations.length > 0 ? { violations } : {}) })}\n` : `${reportOf(figures)}\n`,
);
if (!values.json && violations.length > 0) {
  const words = (Object.keys(wrong) as Wrong[]).map((name) => `${wrong[name]} × ${name}: ${WRONGS[name]}`);
  process.stdout.write(`\n${[...words, '', ...violations].join('\n')}\n`);
}
process.exit(Object.keys(wrong).length === 0 ? 0 : 1);

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

// Nothing of ours is imported here: this file is built beside older commits too.

const RUNS = 5;
const RUN_MS = 400;
/** Rules are some thousand functions: until all that run often are compiled, figures rise for about eight seconds. */
const WARM_UP_MS = 10_000;
/** How long is worked between two looks at the computing time: in some containers a look takes a quarter of a millisecond. */
const LOOK_MS = 20;

/** Milliseconds that this process has computed: other people's work on the machine does not count. */
const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** How much of something is done in a second of one core: the median of several runs, after one to warm up. */
export function perSecond(work: (round: number) => number): number {
  let round = 0;
  const run = (milliseconds: number): number => {
    const begun = computed();
    let done = 0;
    let spent = 0;
    while (spent < milliseconds) {
      const looked = performance.now();
      do done += work(round++);
      while (performance.now() - looked < LOOK_MS);
      spent = computed() - begun;
    }
    return (1000 * done) / spent;
  };
  run(WARM_UP_MS);
  return median(Array.from({ length: RUNS }, () => run(RUN_MS)));
}

/** How many microseconds something takes, measured in the same way. */
export const microseconds = (work: (round: number) => void, times = 50): number =>
  1e6 /
  perSecond((round) => {
    for (let i = 0; i < times; i++) work(round * times + i);
    return times;
  });

/** A figure for people. */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** On what was measured, and what. */
export function circumstances(): string {
  const [core] = cpus();
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const edited = git('status', '--porcelain', '--', 'kernel', 'games', 'bots') === '' ? '' : ' with edits';
  const load = loadavg()[0]?.toFixed(1);
  return `${core?.model.trim()}, ${cpus().length} cores (one used, load ${load}), Node ${process.version}, commit ${git('rev-parse', '--short', 'HEAD')}${edited}, ${new Date().toISOString().slice(0, 10)}`;
}

const file = fileURLToPath(new URL('../bench/results.md', import.meta.url));

/** Keeps results in bench/results.md, in a chapter of their own that the next run replaces. */
export function keep(chapter: string, text: string): void {
  const all = existsSync(file) ? readFileSync(file, 'utf8') : '# Results\n\nWritten by `npm run bench`.\n';
  const [begin, end] = [`<!-- ${chapter} -->`, `<!-- end of ${chapter} -->`];
  const fresh = `${begin}\n${text.trim()}\n${end}`;
  const at = all.indexOf(begin);
  const before = at < 0 ? `${all.trimEnd()}\n\n` : all.slice(0, at);
  const after = at < 0 ? '\n' : all.slice(all.indexOf(end) + end.length);
  writeFileSync(file, `${before}${fresh}${after}`);
}

// npm run test:ratings [-- players]: how well ratings find the true strengths of a population, after few and many tables, over several seeds.
import { tryPopulation } from './population.ts';

const SEEDS = ['1', '2', '3', '4', '5'];
const TABLES = [10, 30, 100, 400];
const [players = 200] = process.argv.slice(2).map(Number);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const span = (values: readonly number[], shown: (value: number) => string): string =>
  `${shown(values.reduce((sum, value) => sum + value, 0) / values.length)} (${shown(Math.min(...values))} to ${shown(Math.max(...values))})`;

const found = SEEDS.map((seed) => tryPopulation({ players, tables: TABLES, seed }));
for (const [at, tables] of TABLES.entries()) {
  const seen = found.flatMap((findings) => findings[at] ?? []);
  process.stdout.write(
    `${tables} tables each: rank correlation ${span(
      seen.map(({ correlation }) => correlation),
      (value) => value.toFixed(4),
    )}, within one sigma ${span(
      seen.map(({ within1 }) => within1),
      percent,
    )}, within the bar ${span(
      seen.map(({ withinBar }) => withinBar),
      percent,
    )}, mean bar ± ${span(
      seen.map(({ interval }) => interval),
      (value) => value.toFixed(0),
    )}\n`,
  );
}
const last = found.map((findings) => findings.at(-1)?.correlation ?? 0);
process.exitCode = Math.min(...last) >= 0.95 ? 0 : 1;

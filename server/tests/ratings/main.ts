// npm run test:ratings [-- players matches]: how well ratings find the true strengths of a population, over several seeds.
import { tryPopulation } from './population.ts';

const [players = 200, matches = 20_000] = process.argv.slice(2).map(Number);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
let worst = 1;
for (const seed of ['1', '2', '3', '4', '5']) {
  const { correlation, within1, withinBar, interval } = tryPopulation({ players, matches, seed });
  worst = Math.min(worst, correlation);
  process.stdout.write(
    `seed ${seed}: rank correlation ${correlation.toFixed(4)}, within one sigma ${percent(within1)}, within the bar ${percent(withinBar)}, mean bar ± ${interval.toFixed(0)}\n`,
  );
}
process.exitCode = worst >= 0.95 ? 0 : 1;

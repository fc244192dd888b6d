import { type Bout, botNames, eloRatings, encounters, mixedBlock, type Pairing, timesOf } from '@pantheon/bots';
import { numberAt, QuickDice, shuffle } from '@pantheon/kernel';
import { type CliArguments, columns } from '../arguments.ts';
import type { LoadedModule } from '../files.ts';
import { assignmentOf, playBlocks, workersOf } from '../pool.ts';
import { Progress } from '../progress.ts';

/** Rates all bots against each other at mixed tables. */
export async function ladder(given: CliArguments, game: LoadedModule, seats: number): Promise<void> {
  const names = given.has('bots') ? given.text('bots', '').split(',') : [...botNames];
  const seed = given.text('seed', '1');
  const wanted = given.number('blocks', 20, 1);
  const blocks = Array.from({ length: wanted }, (_, block) => mixedBlock(seed, block, tableOf(names.length, seats, `${seed}/${block}`)));
  const progress = new Progress(`ladder of ${game.rules.id}`, blocks.flat().length);
  const bouts: Bout[] = [];
  await playBlocks(assignmentOf(given, game, names), blocks, workersOf(given), (block) => {
    bouts.push(...block);
    progress.step(block.length);
    return true;
  });
  progress.end();
  const table = rated(bouts, names, seed);
  const { id, version } = game.rules;
  const seeds = `${seed}/0 … ${seed}/${wanted - 1}`;
  if (given.is('json'))
    console.log(JSON.stringify({ game: id, rules: version, players: seats, games: bouts.length, blocks: wanted, seeds, ladder: table }));
  else
    for (const line of columns(
      table.map(
        ({ bot, elo, reach, games, p95 }) => [bot, `${String(elo).padStart(6)} ± ${reach}   ${games} games, p95 ${p95} ms`] as const,
      ),
    ))
      console.log(line);
}

function rated(bouts: readonly Bout[], names: readonly string[], seed: string) {
  const rating = eloRatings(encounters(bouts, names.length));
  const spread = bootstrap(bouts, names.length, seed);
  const rows = names.map((bot, at) => ({
    bot,
    elo: Math.round(numberAt(rating, at)),
    reach: Math.round(1.96 * numberAt(spread, at)),
    games: gamesOf(bouts, at),
    ...timesOf(bouts, at),
  }));
  return rows.sort((a, b) => b.elo - a.elo);
}

const gamesOf = (bouts: readonly Pairing[], bot: number): number => bouts.filter(({ seating }) => seating.includes(bot)).length;

/** So many bots out of all, for one table. */
function tableOf(count: number, seats: number, seed: string): number[] {
  const order = shuffle(
    new QuickDice(`${seed}/table`),
    Array.from({ length: count }, (_, at) => at),
  );
  return Array.from({ length: seats }, (_, seat) => numberAt(order, seat % count));
}

const SAMPLES = 60;

/** How much each rating varies when blocks are drawn again from the blocks that were played. */
function bootstrap(bouts: readonly Bout[], count: number, seed: string): number[] {
  const dice = new QuickDice(`${seed}/bootstrap`);
  const numbers = [...new Set(bouts.map(({ block }) => block))];
  const samples = Array.from({ length: SAMPLES }, () => {
    const drawn = numbers.flatMap(() => {
      const block = numbers[dice.below(numbers.length)];
      return bouts.filter((bout) => bout.block === block);
    });
    return eloRatings(encounters(drawn, count));
  });
  return Array.from({ length: count }, (_, at) => {
    const values = samples.map((sample) => numberAt(sample, at));
    const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
  });
}

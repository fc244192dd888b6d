import { type Timing, timing } from '@pantheon/bots';
import { catalog } from '@pantheon/catalog';
import { readOptions } from '@pantheon/kernel';
import { type CliArguments, columns } from '../arguments.ts';
import { gameNamed, type LoadedModule } from '../files.ts';
import { Progress } from '../progress.ts';

/** Takes the time of every level's decisions, for one game or for all of them. */
export async function times(given: CliArguments): Promise<void> {
  const ids = given.words.length > 0 ? [given.word(0)] : catalog.map(({ id }) => id);
  const found: { readonly game: string; readonly players: number; readonly questions: number; readonly levels: readonly Timing[] }[] = [];
  for (const id of ids) {
    const game = await gameNamed(id);
    const players = given.number('players', game.rules.players.max, 1);
    const questions = given.number('questions', QUESTIONS, 1);
    const levels = timesFor(given, game, players, questions);
    found.push({ game: id, players, questions, levels });
    if (given.is('json')) continue;
    console.log(`${id}, ${players} seats, ${questions} questions`);
    for (const line of columns(levels.map((level) => [level.level, asWords(level)] as const))) console.log(line);
  }
  if (given.is('json')) console.log(JSON.stringify(found));
}

const QUESTIONS = 40;

function timesFor(given: CliArguments, { rules, bot }: LoadedModule, seats: number, questions: number): Timing[] {
  const progress = new Progress(`timing ${rules.id}`, questions);
  const options = readOptions(rules, given.options);
  const levels = given.has('bots') ? { levels: given.text('bots', '').split(',') } : {};
  const setup = { rules, game: bot, options, seats, seed: given.text('seed', '1'), questions, worked, ...levels };
  const found = timing(setup, () => progress.step());
  progress.end();
  return found;
}

/** What the processor has worked for this program, in milliseconds. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function asWords({ median, p95, most, allowed, worked: processor }: Timing): string {
  const clock = `median ${Math.round(median)} ms, p95 ${Math.round(p95)} ms, most ${Math.round(most)} ms (may think ${allowed} ms)`;
  return processor === undefined ? clock : `${clock}; of processor time p95 ${Math.round(processor.p95)} ms`;
}

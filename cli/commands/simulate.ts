import path from 'node:path';
import { type Bot, type GameBot, runGame } from '@pantheon/bots';
import { type AnyGame, Match, type Options, optionSets, readOptions, recordOf, type Shape, type Simulation } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, columns, flags } from '../arguments.ts';
import { botsFor } from '../bots.ts';
import { CliFailure } from '../failure.ts';
import { fileText, gameNamed, type LoadedModule, writeWhole } from '../files.ts';
import { KeptGames, type SeriesKey } from '../kept-games.ts';
import { Progress } from '../progress.ts';
import { RunStats } from '../stats.ts';

/** Lets bots play many games and looks after every answer whether all is well. */
export const simulateCommand: CliCommand = {
  name: 'simulate',
  usage: '<game>',
  about:
    'Lets bots play many games, checks what must always be true after every answer, and counts how the games end. Ends with an error if anything was wrong.',
  words: { min: 1, max: 1 },
  flags: {
    players: flags.players,
    games: { type: 'string', value: 'N', about: 'how many games (100)' },
    seed: flags.seed,
    bots: flags.bots,
    set: flags.set,
    all: { type: 'boolean', about: 'so many games of every number of seats (or that of --players) with every set of options' },
    save: { type: 'string', value: 'FOLDER', about: 'write the record of every game there' },
    features: { type: 'boolean', about: 'tell what winners had more of than others, at the start of each round, as bots measure it' },
    keep: {
      type: 'string',
      value: 'FILE',
      about: 'add the outcome of every game to this file, and play only those that it does not hold: a run that broke off goes on',
    },
    json: flags.json,
  },
  examples: [
    'simulate bomarzo --players 4 --games 500 --seed 1 --json',
    'simulate isles --players 3 --bots greedy,random --set rounds=3',
    'simulate cyclades --all --games 300',
    'simulate cyclades --players 5 --games 600 --bots greedy --keep greedy.jsonl',
  ],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const kept = keptGames(given);
    const setups = given.is('all') ? allSetups(game.rules, given) : [setupOf(game.rules, given)];
    for (const setup of setups) {
      const { violations } = await simulate(game, setup, given, kept);
      if (violations.length > 0) process.exitCode = 1;
    }
  },
};

function keptGames(given: CliArguments): KeptGames | null {
  if (!given.has('keep')) return null;
  if (given.has('save') || given.is('features')) throw new CliFailure('--keep holds how games went: no records to --save, no --features');
  return new KeptGames(given.text('keep', ''));
}

/** How a game is set up. */
interface Setup {
  readonly seats: number;
  readonly options: Options;
}

function setupOf(rules: AnyGame, given: CliArguments): Setup {
  return { seats: given.number('players', rules.players.max, 1), options: readOptions(rules, given.options) };
}

/** Every way to set a game up that it does not refuse. */
function allSetups(rules: AnyGame, given: CliArguments): Setup[] {
  if (given.has('set')) throw new CliFailure('--all plays with every set of options, so there is none to --set');
  if (given.has('save')) throw new CliFailure('--all saves no records');
  const { min, max } = rules.players;
  const counts = given.has('players') ? [given.number('players', max, 1)] : Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts
    .flatMap((seats) => optionSets(rules).map((options): Setup => ({ seats, options })))
    .filter(({ seats, options }) => (rules.refuses?.(seats, options) ?? null) === null);
}

async function simulate(game: LoadedModule, { seats, options }: Setup, given: CliArguments, kept: KeptGames | null): Promise<Summary> {
  const { rules } = game;
  const seed = given.text('seed', '1');
  Match.start(rules, { seats, seed, options });
  const bots = await botsFor(given.text('bots', 'random'), seats, game);
  const names = bots.map((bot) => bot.name);
  const key = { game: rules.id, rules: rules.version, seats, options, bots: names, seed };
  const tally = playAll({
    rules,
    kept,
    key,
    bots,
    options,
    seed,
    games: given.number('games', 100, 1),
    folder: given.has('save') ? given.text('save', '') : null,
    judge: given.is('features') ? (game.bot ?? null) : null,
  });
  const summary = { ...key, ...tally.summary(seats) };
  if (given.is('json')) console.log(JSON.stringify(summary));
  else for (const line of given.is('all') ? asRow(rules, summary) : asWords(summary)) console.log(line);
  return summary;
}

interface Series {
  readonly rules: AnyGame;
  readonly bots: readonly Bot[];
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  /** Where the records go. */
  readonly folder: string | null;
  /** Who says what the seats have. */
  readonly judge: GameBot | null;
  /** Where outcomes of earlier runs are, and those of this one go. */
  readonly kept: KeptGames | null;
  readonly key: SeriesKey;
}

function playAll(series: Series): RunStats {
  const { rules, seed, games, judge, kept, key } = series;
  const progress = new Progress(`simulating ${rules.id}`, games);
  const tally = new RunStats(judge?.features ?? []);
  for (let number = 0; number < games; number++) {
    const name = `${seed}/${number}`;
    const known = kept?.known(key, number);
    if (known === undefined) playOne(series, number, tally);
    else tally.addKept(name, known);
    progress.step();
  }
  progress.end();
  tally.seconds = progress.seconds;
  return tally;
}

function playOne({ rules, bots, options, seed, folder, judge, kept, key }: Series, number: number, tally: RunStats): void {
  const name = `${seed}/${number}`;
  const check = (play: Simulation<Shape>): readonly string[] => rules.invariants(play);
  const looks: number[][][] = [];
  const onRound =
    judge === null ? undefined : (play: Simulation<Shape>) => void looks.push(play.seats.map((seat) => judge.measure(play, seat)));
  try {
    const match = folder === null ? undefined : Match.start(rules, { seats: bots.length, seed: name, options });
    const setup = { rules, options, bots, seed: name, check, ...(match && { match }), ...(onRound && { onRound }) };
    const outcome = runGame(setup);
    tally.add(name, outcome, looks);
    kept?.keep(key, number, outcome);
    if (match !== undefined) writeWhole(path.join(folder as string, `${rules.id}-${number}.json`), fileText(recordOf(match)));
  } catch (error) {
    tally.fail(name, error instanceof Error ? error.message : String(error));
  }
}

type Summary = ReturnType<RunStats['summary']> & Setup & { readonly game: string; readonly bots: readonly string[] };

const inWords = (endings: Summary['endings']): string =>
  Object.entries(endings)
    .map(([how, count]) => `${how} ${count}`)
    .join(', ');

const violationsOf = (summary: Summary): string[] =>
  summary.violations.map(({ seed, problem }) => `VIOLATION in the game with seed ${seed}: ${problem}`);

/** One of many set-ups, in a row of a table as Markdown has it; options only where they are not the usual ones. */
function asRow(rules: AnyGame, summary: Summary): string[] {
  const unusual = rules.options
    .filter(({ id, values }) => summary.options[id] !== values[0])
    .map(({ id }) => `${id}=${summary.options[id]}`);
  const { seats, finished, games, violations, endings, rounds, answers } = summary;
  const cells = [
    seats,
    unusual.join(', ') || 'usual',
    `${finished} of ${games}`,
    violations.length,
    inWords(endings),
    `${rounds.median} (${rounds.least} to ${rounds.most})`,
    `${answers.median} (${answers.most})`,
  ];
  return [`| ${cells.join(' | ')} |`, ...violationsOf(summary)];
}

function asWords(summary: Summary): string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    `${summary.game}: ${summary.finished} of ${summary.games} games ended, ${summary.decisions} answers in ${summary.seconds} s (${summary.decisionsPerSecond} a second)`,
    ...columns([
      [
        'answers a game',
        `${summary.answers.mean} on average, ${summary.answers.median} in the middle, ${summary.answers.least} to ${summary.answers.most}`,
      ],
      [
        'rounds',
        `${summary.rounds.mean} on average, ${summary.rounds.least} to ${summary.rounds.most}, nine of ten games ${summary.rounds.usual.join(' to ')}`,
      ],
      ['endings', inWords(summary.endings)],
      ...summary.winShare.map(
        (share, seat) =>
          [`seat ${seat} (${summary.bots[seat]})`, `wins ${percent(share)}, ${summary.meanPoints[seat]} points on average`] as const,
      ),
      ...summary.sides.map(
        ({ colour, games, wins, timesFair }) => [colour, `won ${wins} of ${games}, ${timesFair} times its fair share`] as const,
      ),
      ...summary.features.map(
        ({ feature, winners, others }) => [feature, `${winners} on average with winners, ${others} with others`] as const,
      ),
    ]),
    ...violationsOf(summary),
    ...(summary.violations.length === 0 ? ['No violation.'] : []),
  ];
}

import path from 'node:path';
import { type Bot, type GameBot, runGame } from '@pantheon/bots';
import { type AnyGame, Match, type Options, readOptions, recordOf, type Shape, type Simulation } from '@pantheon/kernel';
import { type CliCommand, columns, flags } from '../arguments.ts';
import { botsFor } from '../bots.ts';
import { fileText, gameNamed, writeWhole } from '../files.ts';
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
    save: { type: 'string', value: 'FOLDER', about: 'write the record of every game there' },
    features: { type: 'boolean', about: 'tell what winners had more of than others, at the start of each round, as bots measure it' },
    json: flags.json,
  },
  examples: ['simulate bomarzo --players 4 --games 500 --seed 1 --json', 'simulate isles --players 3 --bots greedy,random --set rounds=3'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const { rules } = game;
    const seats = given.number('players', rules.players.max, 1);
    const seed = given.text('seed', '1');
    const options = readOptions(rules, given.options);
    Match.start(rules, { seats, seed, options });
    const names = given.text('bots', 'random');
    const bots = botsFor(names, seats, game.bot);
    const tally = playAll({
      rules,
      bots,
      options,
      seed,
      games: given.number('games', 100, 1),
      folder: given.has('save') ? given.text('save', '') : null,
      judge: given.is('features') ? (game.bot ?? null) : null,
    });
    const summary = {
      game: rules.id,
      rules: rules.version,
      seats,
      options,
      seed,
      bots: bots.map((bot) => bot.name),
      ...tally.summary(seats),
    };
    if (given.is('json')) console.log(JSON.stringify(summary));
    else for (const line of asWords(summary)) console.log(line);
    if (summary.violations.length > 0) process.exitCode = 1;
  },
};

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
}

function playAll({ rules, bots, options, seed, games, folder, judge }: Series): RunStats {
  const progress = new Progress(`simulating ${rules.id}`, games);
  const tally = new RunStats(judge?.features ?? []);
  const check = (play: Simulation<Shape>): readonly string[] => rules.invariants(play);
  for (let number = 0; number < games; number++) {
    const name = `${seed}/${number}`;
    const looks: number[][][] = [];
    const onRound =
      judge === null ? undefined : (play: Simulation<Shape>) => void looks.push(play.seats.map((seat) => judge.measure(play, seat)));
    try {
      const match = folder === null ? undefined : Match.start(rules, { seats: bots.length, seed: name, options });
      const setup = { rules, options, bots, seed: name, check, ...(match && { match }), ...(onRound && { onRound }) };
      tally.add(name, runGame(setup), looks);
      if (match !== undefined) writeWhole(path.join(folder as string, `${rules.id}-${number}.json`), fileText(recordOf(match)));
    } catch (error) {
      tally.fail(name, error instanceof Error ? error.message : String(error));
    }
    progress.step();
  }
  progress.end();
  tally.seconds = progress.seconds;
  return tally;
}

type Summary = ReturnType<RunStats['summary']> & { readonly game: string; readonly seats: number; readonly bots: readonly string[] };

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
      [
        'endings',
        Object.entries(summary.endings)
          .map(([how, count]) => `${how} ${count}`)
          .join(', '),
      ],
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
    ...summary.violations.map(({ seed, problem }) => `VIOLATION in the game with seed ${seed}: ${problem}`),
    ...(summary.violations.length === 0 ? ['No violation.'] : []),
  ];
}

import path from 'node:path';
import { type Bot, type RunOutcome, runGame } from '@pantheon/bots';
import { type AnyGame, Match, type Options, type Play, readOptions, recordOf, type Shape, winners } from '@pantheon/kernel';
import { type Command, columns, flags } from '../arguments.ts';
import { botsFor } from '../bots.ts';
import { fileText, gameNamed, writeWhole } from '../files.ts';
import { Progress } from '../progress.ts';

/** Lets bots play many games and looks after every answer whether all is well. */
export const simulate: Command = {
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
    const tally = playAll(rules, bots, options, seed, given.number('games', 100, 1), given.has('save') ? given.text('save', '') : null);
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

function playAll(rules: AnyGame, bots: readonly Bot[], options: Options, seed: string, count: number, folder: string | null): Tally {
  const progress = new Progress(`simulating ${rules.id}`, count);
  const tally = new Tally();
  const check = (play: Play<Shape>): readonly string[] => rules.invariants(play);
  for (let number = 0; number < count; number++) {
    const name = `${seed}/${number}`;
    try {
      const match = folder === null ? undefined : Match.start(rules, { seats: bots.length, seed: name, options });
      tally.add(name, runGame({ rules, options, bots, seed: name, check, ...(match === undefined ? {} : { match }) }));
      if (match !== undefined) writeWhole(path.join(folder as string, `${rules.id}-${number}.json`), fileText(recordOf(match)));
    } catch (error) {
      tally.add(name, { result: null, answers: 0, round: 0, problems: [error instanceof Error ? error.message : String(error)] });
    }
    progress.step();
  }
  progress.end();
  tally.seconds = progress.seconds;
  return tally;
}

/** Adds games up. */
class Tally {
  seconds = 0;
  private readonly outcomes: RunOutcome[] = [];
  private readonly violations: { readonly seed: string; readonly problem: string }[] = [];

  add(seed: string, outcome: RunOutcome): void {
    this.outcomes.push(outcome);
    this.violations.push(...outcome.problems.map((problem) => ({ seed, problem })));
  }

  summary(seats: number) {
    const ended = this.outcomes.flatMap(({ result }) => (result === null ? [] : [result]));
    const decisions = this.outcomes.reduce((sum, { answers }) => sum + answers, 0);
    const wins = Array.from({ length: seats }, () => 0);
    const points = Array.from({ length: seats }, () => 0);
    const endings: { [how: string]: number } = {};
    for (const result of ended) {
      endings[result.how] = (endings[result.how] ?? 0) + 1;
      const won = winners(result);
      for (const seat of won) wins[seat] = (wins[seat] as number) + 1 / won.length;
      for (const { seat, total } of result.scores) points[seat] = (points[seat] as number) + total;
    }
    const games = Math.max(1, ended.length);
    return {
      games: this.outcomes.length,
      finished: ended.length,
      decisions,
      endings,
      wins: wins.map(rounded),
      winShare: wins.map((won) => rounded(won / games)),
      meanPoints: points.map((sum) => rounded(sum / games)),
      answers: spread(this.outcomes.map(({ answers }) => answers)),
      rounds: spread(this.outcomes.map(({ round }) => round)),
      seconds: rounded(this.seconds),
      decisionsPerSecond: Math.round(decisions / this.seconds),
      gamesPerSecond: rounded(this.outcomes.length / this.seconds),
      violations: this.violations,
    };
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function spread(values: readonly number[]): { mean: number; median: number; least: number; most: number } {
  const order = [...values].sort((a, b) => a - b);
  const middle = order.length / 2;
  const median = ((order[Math.ceil(middle) - 1] as number) + (order[Math.floor(middle)] as number)) / 2;
  const mean = rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, median, least: order[0] as number, most: order.at(-1) as number };
}

type Summary = ReturnType<Tally['summary']> & { readonly game: string; readonly seats: number; readonly bots: readonly string[] };

function asWords(summary: Summary): string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    `${summary.game}: ${summary.finished} of ${summary.games} games ended, ${summary.decisions} answers in ${summary.seconds} s (${summary.decisionsPerSecond} a second)`,
    ...columns([
      [
        'answers a game',
        `${summary.answers.mean} on average, ${summary.answers.median} in the middle, ${summary.answers.least} to ${summary.answers.most}`,
      ],
      ['rounds', `${summary.rounds.mean} on average, ${summary.rounds.least} to ${summary.rounds.most}`],
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
    ]),
    ...summary.violations.map(({ seed, problem }) => `VIOLATION in the game with seed ${seed}: ${problem}`),
    ...(summary.violations.length === 0 ? ['No violation.'] : []),
  ];
}

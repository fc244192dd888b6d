import { addHabits, type HabitCount, habitsIn } from '@pantheon/bots';
import { Match, readOptions } from '@pantheon/kernel';
import { type CliCommand, columns, flags } from '../arguments.ts';
import { botsFor } from '../bots.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, studyOf } from '../files.ts';
import { Progress } from '../progress.ts';

/** Counts what a strong player would call blunders. */
export const habitsCommand: CliCommand = {
  name: 'habits',
  usage: '<game>',
  about:
    'Lets bots play and counts what a strong player would shake his head at, or miss: each game declares its own habits in bot/habits.ts. A figure is given beside the chances that there were for it.',
  words: { min: 1, max: 1 },
  flags: {
    level: { type: 'string', value: 'BOT', about: 'the bot at every seat (oracle)' },
    bots: flags.bots,
    players: flags.players,
    games: { type: 'string', value: 'N', about: 'how many games (40)' },
    seed: flags.seed,
    set: flags.set,
    json: flags.json,
  },
  examples: ['habits diluvio --level oracle --games 40', 'habits cyclades --level hero@400 --games 8 --seed 2 --json'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const { rules } = game;
    const { habits } = await studyOf(game);
    if (habits.length === 0) throw new CliFailure(`${rules.id} declares no habits`);
    const seats = given.number('players', rules.players.max, 1);
    const seed = given.text('seed', '1');
    const games = given.number('games', 40, 1);
    const options = readOptions(rules, given.options);
    Match.start(rules, { seats, seed, options });
    const names = given.text('bots', given.text('level', 'oracle'));
    const bots = await botsFor(names, seats, game);
    const progress = new Progress(`watching ${names} at ${rules.id}`, games);
    const counts: HabitCount[][] = [];
    for (let number = 0; number < games; number++) {
      counts.push(habitsIn({ rules, options, bots, seed: `${seed}/${number}` }, habits));
      progress.step();
    }
    progress.end();
    const found = addHabits(counts);
    const setting = { game: rules.id, rules: rules.version, bots: bots.map(({ name }) => name), players: seats, options };
    if (given.is('json')) console.log(JSON.stringify({ ...setting, games, seeds: `${seed}/0 … ${seed}/${games - 1}`, habits: found }));
    else for (const line of asWords(names, games, found)) console.log(line);
  },
};

function asWords(names: string, games: number, found: readonly HabitCount[]): string[] {
  return [
    `${names}, ${games} games (a strong player has less of what is marked -, and more of what is marked +)`,
    ...columns(found.map((habit) => [`${habit.better === 'less' ? '-' : '+'} ${habit.id}`, `${figureOf(habit)}: ${habit.about}`])),
  ];
}

/** A count beside its chances, and the share or the mean that they make. */
function figureOf({ count, chances }: HabitCount): string {
  const share = chances === 0 ? '' : ` (${(count / chances).toFixed(2)})`;
  return `${count} of ${chances}${share}`;
}

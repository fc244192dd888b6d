import {
  type BotConfig,
  type Bout,
  blockOf,
  compare,
  GREEDY,
  learnPolicy,
  type PolicyFile,
  runGame,
  type SearchLesson,
  sequentialTest,
  student,
  usualEvaluation,
} from '@pantheon/bots';
import { readOptions } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { botFile, gameNamed, type LoadedModule, writeWhole } from '../files.ts';
import { keepLessons, keptLessons } from '../kept-lessons.ts';
import { playBlocks, workersOf } from '../pool.ts';
import { Progress } from '../progress.ts';
import { shareText } from './tune.ts';

/** Learns from self-play which answers searches prefer. */
export const learnPolicyCommand: CliCommand = {
  name: 'learn-policy',
  usage: '<game>',
  about:
    "Learns from self-play which answers searches prefer, and writes it to the game's bot/policy.json if bots that go by it win more than bots that go by the game's rules of thumb: a sequential test has to show it. With --lessons what was seen is kept in a file, and a further run goes on from there.",
  words: { min: 1, max: 1 },
  flags: {
    players: flags.everyCount,
    games: { type: 'string', value: 'N', about: 'games of self-play (40)' },
    tries: flags.selfPlayTries,
    lessons: { type: 'string', value: 'FILE', about: 'where lessons are kept from run to run' },
    blocks: { type: 'string', value: 'N', about: 'blocks at most to compare both (100); 0 to compare nothing' },
    compare: { type: 'string', value: 'N', about: 'how long bots think when they are compared (24)' },
    seed: flags.seed,
    set: flags.set,
    workers: flags.workers,
    out: { type: 'string', value: 'FILE', about: 'write there in any case, whatever the test says' },
  },
  examples: ['learn-policy isles --games 60', 'learn-policy diluvio --players 4 --games 200 --lessons diluvio.lessons'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const lessons = lessonsOf(given, game);
    const { policy, before, after } = learnPolicy(lessons);
    const told = ({ surprise, agreed }: typeof before): string => `surprise ${surprise.toFixed(3)}, agreed ${percent(agreed)}`;
    console.log(`${lessons.length} lessons, ${policy.at.length} weights; of lessons kept back: ${told(before)} -> ${told(after)}`);
    if (given.has('out')) write(given.text('out', ''), policy);
    if (given.number('blocks', 100) === 0) return;
    const won = await wins(given, game, policy);
    if (won) write(botFile(game.rules.id, 'policy.json'), policy);
    else console.log('not shown to win more than the rules of thumb: not kept');
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function write(file: string, policy: PolicyFile): void {
  writeWhole(file, `${JSON.stringify(policy)}\n`);
  console.log(`wrote ${file}`);
}

/** The lessons of this run, and those of the runs before it. */
function lessonsOf(given: CliArguments, game: LoadedModule): SearchLesson[] {
  const { rules, bot } = game;
  const { min, max } = rules.players;
  const file = given.has('lessons') ? given.text('lessons', '') : null;
  const lessons = file === null ? [] : keptLessons<SearchLesson>(file);
  const games = given.number('games', 40);
  const progress = new Progress(`lessons of ${rules.id}`, games);
  const limits = {
    search: { ...GREEDY.search, open: true, tries: given.number('tries', 60, 1) },
    sealed: GREEDY.sealed,
    sharpness: 0.1,
  };
  for (let number = 0; number < games; number++) {
    const heard: SearchLesson[] = [];
    const seats = given.number('players', min + (number % (max - min + 1)), 1);
    const pupil = student(usualEvaluation(bot), limits, (lesson) => heard.push(lesson));
    const bots = Array.from({ length: seats }, () => pupil);
    runGame({ rules, options: readOptions(rules, given.options), bots, seed: `${given.text('seed', '1')}/lessons/${number}` });
    if (file !== null) keepLessons(file, heard);
    lessons.push(...heard);
    progress.step();
  }
  progress.end();
  return lessons;
}

/** A gain of so much above the fair share is what the test looks for. */
const GAIN = 0.08;

/** Whether bots with a policy win more than bots with the rules of thumb, by a sequential test. */
async function wins(given: CliArguments, { rules }: LoadedModule, policy: PolicyFile): Promise<boolean> {
  const seats = given.number('players', rules.players.max, 1);
  const claims = { low: 1 / seats, high: 1 / seats + GAIN };
  const config = (name: string, chosen: BotConfig['policy']): BotConfig => ({
    name,
    mind: 'thinker',
    weights: 'tuned',
    net: 'own',
    search: { tries: given.number('compare', 24, 1) },
    ...(chosen === undefined ? {} : { policy: chosen }),
  });
  const blocks = given.number('blocks', 100);
  const progress = new Progress('comparing', blocks * seats);
  const bouts: Bout[] = [];
  await playBlocks(
    { game: rules.id, options: readOptions(rules, given.options), configs: [config('learned', policy), config('thumb', 'hand')] },
    Array.from({ length: blocks }, (_, block) => blockOf(`${given.text('seed', '1')}/policy`, block, seats)),
    workersOf(given),
    (block) => {
      bouts.push(...block);
      progress.step(block.length);
      return sequentialTest(compare(bouts).shares, claims).accepted === null;
    },
  );
  progress.end();
  const { share, shares, games } = compare(bouts);
  const { accepted } = sequentialTest(shares, claims);
  console.log(`with the policy against the rules of thumb: ${shareText(share)} of ${games} games, ${accepted ?? 'undecided'}`);
  return accepted === 'high';
}

import { readFileSync } from 'node:fs';
import {
  type BotConfig,
  type Bout,
  blockOf,
  compare,
  type Estimate,
  Evaluation,
  type ForesightLesson,
  fitForesight,
  fitWeights,
  foretold,
  handWeights,
  keptBack,
  type Perturbation,
  type SelfPlayGame,
  type Slope,
  shiftStepsOf,
  slopes,
  victoryLoss,
  type Weights,
  withSlopes,
} from '@pantheon/bots';
import { readOptions } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { botFile, gameNamed, type LoadedModule, writeWhole } from '../files.ts';
import { keepLessons, keptLessons } from '../kept-lessons.ts';
import { type PoolTask, playBlocks, playTasks, workersOf } from '../pool.ts';
import { Progress } from '../progress.ts';

/** Finds out by self-play what the features of a game are worth. */
export const tuneCommand: CliCommand = {
  name: 'tune',
  usage: '<game>',
  about:
    "Finds by self-play what the features of a game are worth, and writes them to the game's bot/weights.json. Each round plays games with the weights so far, fits weights to how they ended, boldly and less so, and keeps the best of them if they beat the former ones. With --trials the weights are then improved by play: in each game half of the seats judge by weights that are shifted a little, the others by the same weights shifted the opposite way, and what the shifts brought tells which weights to move. With --ahead weights are fitted to what comes of a turn: several ways through it are played on for some rounds in the same imagined worlds.",
  words: { min: 1, max: 1 },
  flags: {
    players: flags.everyCount,
    games: { type: 'string', value: 'N', about: 'games in each round (300)' },
    rounds: { type: 'string', value: 'N', about: 'rounds of self-play (3)' },
    tries: flags.selfPlayTries,
    trust: { type: 'string', value: 'N', about: 'how much the former weights count in the boldest fit, in positions (300)' },
    trials: { type: 'string', value: 'N', about: 'rounds of trials with shifted weights afterwards (0)' },
    ahead: { type: 'string', value: 'N', about: 'rounds of games in which seats look ahead, before all others (0)' },
    lessons: { type: 'string', value: 'FILE', about: 'where what was seen in looking ahead is kept from run to run' },
    blocks: { type: 'string', value: 'N', about: 'blocks to compare two sets of weights (20)' },
    seed: flags.seed,
    set: flags.set,
    workers: flags.workers,
    out: { type: 'string', value: 'FILE', about: "where to write, instead of the game's own file" },
  },
  examples: ['tune isles --games 200 --rounds 2', 'tune bomarzo --players 4 --rounds 0 --trials 2 --games 600'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const workshop = new Workshop(given, game);
    let weights = game.bot.tuned ?? handWeights(game.bot);
    for (let round = 1; round <= given.number('ahead', 0); round++) weights = await workshop.ahead(weights, round);
    for (let round = 1; round <= given.number('rounds', 3); round++) weights = await workshop.round(weights, round);
    if (given.number('trials', 0) > 0) weights = await workshop.trials(weights, given.number('trials', 0));
    const file = given.text('out', botFile(game.rules.id, 'weights.json'));
    const kept = given.has('out') ? { linear: game.bot.weights } : (JSON.parse(readFileSync(file, 'utf8')) as object);
    writeWhole(file, `${JSON.stringify({ ...kept, tuned: rounded(weights) })}\n`);
    console.log(`wrote ${file}`);
  },
};

const rounded = ({ linear, late, scale }: Weights): Weights => ({
  linear: linear.map(short),
  ...(late === undefined ? {} : { late: late.map(short) }),
  ...(scale === undefined ? {} : { scale: short(scale) }),
});

const short = (value: number): number => Math.round(value * 1000) / 1000;

/** A share of wins in words. */
export const shareText = ({ mean, low, high }: Estimate): string =>
  `share ${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

/** How many times the usual trust fits are tried with: what goes with winning is not always a reason for it, so the boldest fit may lose. */
const CAUTION = [1, 10, 100];

/** Games from which is learned how much seats differ, before weights are shifted. */
const GAMES_FOR_STEPS = 12;

/** What bots judge by in self-play. */
type Judge = Pick<BotConfig, 'weights' | 'net'>;

/** Self-play with changing judges. */
export class Workshop {
  private readonly given: CliArguments;
  private readonly game: LoadedModule;
  private readonly seed: string;

  constructor(given: CliArguments, game: LoadedModule) {
    this.given = given;
    this.game = game;
    this.seed = given.text('seed', '1');
  }

  private assignment(configs: readonly BotConfig[]) {
    return { game: this.game.rules.id, options: readOptions(this.game.rules, this.given.options), configs };
  }

  private config(name: string, judge: Judge): BotConfig {
    return { name, mind: 'thinker', ...judge, search: { tries: this.given.number('tries', 60, 1) } };
  }

  private seatsOf(game: number): number {
    const { min, max } = this.game.rules.players;
    return this.given.number('players', min + (game % (max - min + 1)), 1);
  }

  /** Games to learn from. */
  async selfPlayGames(judge: Judge, name: string, count: number): Promise<SelfPlayGame[]> {
    const tasks = Array.from(
      { length: count },
      (_, at): PoolTask => ({ selfPlayGame: { seed: `${this.seed}/${name}/${at}`, seats: this.seatsOf(at), surprise: 6 } }),
    );
    const progress = new Progress(`self-play, ${name}`, count);
    const selfPlayGames: SelfPlayGame[] = [];
    await playTasks(this.assignment([this.config(name, judge)]), tasks, workersOf(this.given), (report) => {
      if ('selfPlayGame' in report) selfPlayGames.push(report.selfPlayGame);
      progress.step();
    });
    progress.end();
    return selfPlayGames;
  }

  /** One round: play, fit boldly and less so, compare, keep the best weights. */
  async round(weights: Weights, round: number): Promise<Weights> {
    const selfPlayGames = await this.selfPlayGames({ weights }, `round${round}`, this.given.number('games', 300, 1));
    const before = victoryLoss(selfPlayGames, weights).toFixed(3);
    return await this.boldest(weights, 'round', round, (trust) => {
      const fitted = fitWeights(selfPlayGames, weights, trust);
      return { weights: fitted, told: `surprise ${before} -> ${victoryLoss(selfPlayGames, fitted).toFixed(3)}` };
    });
  }

  /** Of fits that trust the weights before more or less, the one that wins most; the weights before, if none wins more than its share. */
  private async boldest(
    weights: Weights,
    kind: string,
    round: number,
    weightsFor: (trust: number) => { weights: Weights; told: string },
  ): Promise<Weights> {
    const title = `${kind} ${round}`;
    let best = { weights, share: 0, trust: 0 };
    for (const trust of CAUTION.map((times) => times * this.given.number('trust', 300))) {
      const { weights: fitted, told } = weightsFor(trust);
      const { share, fair } = await this.compare({ weights: fitted }, { weights }, `${kind}${round}`);
      console.log(`${title}, trust ${trust}: ${told}, ${shareText(share)}`);
      if (share.mean > Math.max(fair, best.share)) best = { weights: fitted, share: share.mean, trust };
    }
    console.log(best.share === 0 ? `${title}: none kept` : `${title}: kept trust ${best.trust}`);
    return best.weights;
  }

  /** One round of looking ahead: play, fit to what came of turns, compare. */
  async ahead(weights: Weights, round: number): Promise<Weights> {
    const name = `ahead${round}`;
    const lessons = await this.foresight({ weights }, name, this.given.number('games', 300, 1));
    const evaluation = new Evaluation(this.game.bot, weights);
    const { taught, kept } = keptBack(lessons);
    console.log(`${name}: ${lessons.length} comparisons`);
    return await this.boldest(weights, 'ahead', round, (trust) => {
      const fitted = fitForesight(taught, evaluation, weights, trust);
      const [before, after] = [weights, fitted].map((judge) => foretold(kept, evaluation, judge).toFixed(3));
      return { weights: fitted, told: `foretells ${before} -> ${after} of what comes` };
    });
  }

  /** Lessons of games in which seats look ahead; with `--lessons` those of runs before come first, and new ones are kept. */
  async foresight(judge: Judge, name: string, count: number): Promise<ForesightLesson[]> {
    const config = this.config(name, judge);
    const file = this.given.has('lessons') ? this.given.text('lessons', '') : null;
    const lessons = file === null ? [] : keptLessons<ForesightLesson>(file);
    const tasks = Array.from(
      { length: count },
      (_, at): PoolTask => ({ foresight: { config, seats: Math.max(2, this.seatsOf(at)), seed: `${this.seed}/${name}/${at}` } }),
    );
    const progress = new Progress(name, count);
    await playTasks(this.assignment([]), tasks, workersOf(this.given), (report) => {
      if (!('foresight' in report)) return;
      if (file !== null) keepLessons(file, report.foresight);
      lessons.push(...report.foresight);
      progress.step();
    });
    progress.end();
    return lessons;
  }

  /** A new judge alone against a field of old ones. */
  async compare(fresh: Judge, old: Judge, name: string, blocks = this.given.number('blocks', 20, 1)) {
    const seats = this.seatsOf(this.game.rules.players.max - this.game.rules.players.min);
    const progress = new Progress(`comparing, ${name}`, blocks * seats);
    const bouts: Bout[] = [];
    await playBlocks(
      this.assignment([this.config('new', fresh), this.config('old', old)]),
      Array.from({ length: blocks }, (_, block) => blockOf(`${this.seed}/${name}/compare`, block, seats)),
      workersOf(this.given),
      (block) => {
        bouts.push(...block);
        progress.step(block.length);
        return true;
      },
    );
    progress.end();
    return compare(bouts);
  }

  /** Improves weights by play, and keeps them if they then beat the ones before. */
  async trials(start: Weights, rounds: number): Promise<Weights> {
    let weights = start;
    for (let round = 1; round <= rounds; round++) {
      const name = `trials${round}`;
      const steps = shiftStepsOf(await this.selfPlayGames({ weights }, `${name}, how seats differ`, GAMES_FOR_STEPS), weights);
      const found = slopes(await this.try(weights, steps, name, this.given.number('games', 300, 1)));
      console.log(`trials ${round}: ${this.told(found)}`);
      weights = withSlopes(weights, steps, found);
    }
    const { share, fair } = await this.compare({ weights }, { weights: start }, 'tried');
    console.log(`trials: ${shareText(share)}, ${share.mean > fair ? 'kept' : 'not kept'}`);
    return share.mean > fair ? weights : start;
  }

  private async try(weights: Weights, steps: readonly number[], name: string, count: number): Promise<Perturbation[]> {
    const config = { ...this.config(name, { weights }), weights };
    const tasks = Array.from(
      { length: count },
      (_, at): PoolTask => ({ trial: { config, steps, seats: Math.max(2, this.seatsOf(at)), seed: `${this.seed}/${name}/${at}` } }),
    );
    const progress = new Progress(name, count);
    const trials: Perturbation[] = [];
    await playTasks(this.assignment([]), tasks, workersOf(this.given), (report) => {
      if ('trial' in report) trials.push(report.trial);
      progress.step();
    });
    progress.end();
    return trials;
  }

  /** The weights that matter beyond doubt, the clearest first, with the points that a step brings. */
  private told(found: readonly Slope[]): string {
    const { features } = this.game.bot;
    const clear = found
      .map(({ gain, doubt }, at) => ({ name: `${features[at % features.length]}${at < features.length ? '' : ' late'}`, gain, doubt }))
      .filter(({ gain, doubt }) => Math.abs(gain) > 2 * doubt)
      .sort((a, b) => Math.abs(b.gain) / b.doubt - Math.abs(a.gain) / a.doubt);
    if (clear.length === 0) return 'no weight clearly matters';
    return clear.map(({ name, gain, doubt }) => `${name} ${gain > 0 ? '+' : ''}${gain.toFixed(1)} ± ${doubt.toFixed(1)}`).join(', ');
  }
}

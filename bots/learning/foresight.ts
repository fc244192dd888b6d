import { type AnyGame, type Dice, fractionAt, type Options, type Seat } from '@pantheon/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Budget } from '../budget.ts';
import { type Evaluation, softmax } from '../evaluation.ts';
import type { GameBot, Weights } from '../game-bot.ts';
import { decideSealed } from '../greedy.ts';
import { planned } from '../player.ts';
import { completeAction, follow } from '../policy.ts';
import { type BotConfig, evaluationOf, settingsOf } from '../registry.ts';
import type { RegretLimits } from '../regret-matching.ts';
import { playFurther } from '../rollout.ts';
import { runGame } from '../run.ts';
import { type Line, Search, type SearchLimits, soundLines } from '../search.ts';
import { mean } from '../statistics.ts';
import { byTime, LeastSquares } from './fit.ts';
import { type Sample, sampleOf } from './self-play.ts';

/** A way through a turn: how things stood for all seats when the turn was over, and the lead that it led to in the end. */
export interface WayThrough extends Sample {
  readonly lead: number;
}

/** Several ways through the same turn, played on in the same imagined world with the same dice. */
export interface ForesightLesson {
  readonly seat: Seat;
  readonly ways: readonly WayThrough[];
}

/** How far a seat looks to learn what its answers are worth. */
export interface ForesightLimits {
  readonly search: SearchLimits;
  readonly sealed: RegretLimits;
  /** Of a hundred questions so many are thought through in this way. */
  readonly often: number;
  /** The best ways that are compared, and others drawn at random: what never looks good is tried too. */
  readonly best: number;
  readonly others: number;
  /** Worlds in which they are compared. */
  readonly worlds: number;
  /** Rounds that are played on, one of these drawn for each world. */
  readonly rounds: readonly number[];
  /** Answers that everybody looks at on the way. */
  readonly width: number;
  /** Of a hundred compared questions, so many get any of the compared answers instead of the best. */
  readonly surprise: number;
}

/** The usual way. */
export const FORESIGHT: Omit<ForesightLimits, 'search' | 'sealed'> = {
  often: 30,
  best: 4,
  others: 2,
  worlds: 3,
  rounds: [1, 1, 1, 2],
  width: 6,
  surprise: 20,
};

/** A bot that now and then plays several ways through its turn on in mind, and notes what came of each. */
export const foreseer = (evaluation: Evaluation, limits: ForesightLimits, note: (lesson: ForesightLesson) => void): Bot => ({
  name: 'foreseer',
  decide: (situation) => {
    const { dice, world } = situation;
    if (world.open.length > 1) return decideSealed(situation, evaluation, limits.sealed);
    const lines = soundLines(new Search(evaluation, limits.search, situation).lines());
    const [first] = lines as [Line];
    if (lines.length === 1 || dice.below(100) >= limits.often) return { answer: first.answer, plan: first.plan() };
    const compared = someOf(lines, limits, dice);
    const found = compare(situation, evaluation, limits, compared, note);
    const { answer, plan } = dice.below(100) < limits.surprise ? (compared[dice.below(compared.length)] as Line) : found;
    return { answer, plan: plan() };
  },
});

/** The best lines, and a few of the others. */
function someOf(lines: readonly Line[], { best, others }: ForesightLimits, dice: Dice): Line[] {
  const rest = lines.slice(best);
  const drawn: Line[] = [];
  while (drawn.length < others && rest.length > 0) drawn.push(...rest.splice(dice.below(rest.length), 1));
  return [...lines.slice(0, best), ...drawn];
}

/** Plays lines on in several worlds, notes each world, and says which line came out best. */
function compare(
  situation: Situation,
  evaluation: Evaluation,
  limits: ForesightLimits,
  lines: readonly Line[],
  note: (lesson: ForesightLesson) => void,
): Line {
  const { seat, question, dice } = situation;
  const plans = lines.map((line) => [planned(question, line.answer), ...line.plan()]);
  const leads: number[][] = lines.map(() => []);
  for (let count = 0; count < limits.worlds; count++) {
    dice.below(2);
    const world = situation.imagine(dice.copy());
    const rounds = limits.rounds[dice.below(limits.rounds.length)] ?? 1;
    const ways: WayThrough[] = [];
    plans.forEach((plan, at) => {
      const play = world.fork(dice.copy(), true);
      follow(play, seat, plan);
      completeAction(evaluation.game, play, dice.copy());
      const stood = play.over ? null : sampleOf(evaluation.game, play);
      playFurther(evaluation, play, seat, { width: limits.width, rounds }, dice.copy(), new Budget());
      completeAction(evaluation.game, play, dice.copy());
      const lead = evaluation.leadIn(play, seat);
      leads[at]?.push(lead);
      if (stood !== null) ways.push({ ...stood, lead });
    });
    if (ways.length > 1) note({ seat, ways });
  }
  const means = leads.map(mean);
  return lines[means.indexOf(Math.max(...means))] as Line;
}

/** A game played to learn from it by foresight. */
export interface ForesightSetup {
  readonly rules: AnyGame;
  readonly options: Options;
  readonly game: GameBot;
  /** How everybody thinks. */
  readonly config: BotConfig;
  readonly seats: number;
  readonly seed: string;
}

/** Plays one game and returns what was seen on the way. */
export function foresee({ rules, options, game, config, seats, seed }: ForesightSetup): ForesightLesson[] {
  const lessons: ForesightLesson[] = [];
  const { search, sealed } = settingsOf(config);
  const bot = foreseer(evaluationOf(config, game), { ...FORESIGHT, search, sealed }, (lesson) => lessons.push(lesson));
  runGame({ rules, options, bots: Array.from({ length: seats }, () => bot), seed });
  return lessons;
}

/** No difference counts for more than so many scales: beyond that it is victory or defeat. */
export const DECISIVE = 2;

/** A way through a turn beside the others of its lesson: what it has more of, and what it led to above their mean. */
interface Difference {
  /** By feature, early ones first. */
  readonly row: Float64Array;
  readonly gain: number;
}

function differencesIn({ seat, ways }: ForesightLesson, evaluation: Evaluation): Difference[] {
  const rows = ways.map((way) => byTime(leadFeatures(evaluation, way, seat), way.progress));
  const centre = (rows[0] as Float64Array).map((_, i) => mean(rows.map((row) => fractionAt(row, i))));
  const usual = mean(ways.map(({ lead }) => lead));
  const most = DECISIVE * evaluation.scale;
  return ways.map(({ lead }, at) => ({
    row: (rows[at] as Float64Array).map((value, i) => value - fractionAt(centre, i)),
    gain: Math.max(-most, Math.min(most, lead - usual)),
  }));
}

/** What a seat has of each feature above its rivals, each of them counted by how close it comes to being the best. */
function leadFeatures(evaluation: Evaluation, { features, progress }: WayThrough, seat: Seat): number[] {
  const own = features[seat] as readonly number[];
  const values = features.map((row) => evaluation.worth(row, progress));
  const rivals = features.map((_, other) => other).filter((other) => other !== seat);
  const parts = softmax(
    rivals.map((rival) => fractionAt(values, rival)),
    evaluation.scale,
  );
  return own.map((value, i) =>
    rivals.reduce((rest, rival, at) => rest - fractionAt(parts, at) * fractionAt(features[rival] as readonly number[], i), value),
  );
}

/**
 * Weights under which the end of a turn foretells what it leads to. Only ways through the same turn in the same world are compared, so that
 * nothing is learned from what merely goes with winning. They are drawn towards the weights before as strongly as `trust` ways would.
 */
export function fitForesight(lessons: readonly ForesightLesson[], evaluation: Evaluation, start: Weights, trust: number): Weights {
  const sums = new LeastSquares(2 * start.linear.length);
  for (const lesson of lessons) for (const { row, gain } of differencesIn(lesson, evaluation)) sums.add(row, gain);
  return { ...start, ...sums.weights(start, trust) };
}

/** How much of the differences between ways weights foretell: 1 all of it, 0 nothing, less if they mislead. */
export function foretold(lessons: readonly ForesightLesson[], evaluation: Evaluation, { linear, late = linear }: Weights): number {
  const known = [...linear, ...late];
  let missed = 0;
  let all = 0;
  for (const lesson of lessons)
    for (const { row, gain } of differencesIn(lesson, evaluation)) {
      const told = row.reduce((sum, value, i) => sum + value * fractionAt(known, i), 0);
      missed += (gain - told) ** 2;
      all += gain ** 2;
    }
  return all === 0 ? 0 : 1 - missed / all;
}

/**
 * Lessons to learn from, and others to see whether what was learned holds elsewhere. Lessons that follow each other tell of the same turns, so
 * whole stretches are kept back.
 */
export function keptBack<T>(lessons: readonly T[]): { readonly taught: readonly T[]; readonly kept: readonly T[] } {
  const isKept = (at: number): boolean => Math.floor(at / STRETCH) % UNSEEN === 0;
  return { taught: lessons.filter((_, at) => !isKept(at)), kept: lessons.filter((_, at) => isKept(at)) };
}

/** One stretch of so many is kept back. */
const UNSEEN = 8;
const STRETCH = 60;

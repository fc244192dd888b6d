import {
  type Answer,
  type AnyGame,
  answerOf,
  exactExp,
  fractionAt,
  keyOf,
  type Match,
  type MatchRecord,
  type Question,
  QuickDice,
  replay,
  type Seat,
  type Shape,
  type Simulation,
  seatOf,
} from '@pantheon/kernel';
import type { Evaluation } from './evaluation.ts';
import { GREEDY } from './greedy.ts';
import { situationOf } from './player.ts';
import { completeAction, isQuiet } from './policy.ts';
import { Search, type SearchLimits } from './search.ts';

/** Everybody's chance to win after so many answers. */
export interface ReviewPoint {
  readonly at: number;
  readonly chances: readonly number[];
}

/** An answer of the record, and how it moved the chance of the seat that gave it. */
export interface Move {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly topic: string;
  readonly key: string;
  /** The chance lost against the best answer that a bot knew, 0 if it was the best. */
  readonly lost: number;
  /** The answer that the bot would have given. */
  readonly better: string | null;
  /** By seat: what the dice that followed added to its chance, against what they bring on average. */
  readonly luck: readonly number[];
}

/** A moment at which the game turned. */
export interface TurningPoint {
  /** The moves between two quiet positions. */
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  readonly topic: string;
  readonly key: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The seat whose chance moved most, and how far. */
  readonly moved: Seat;
  readonly by: number;
  readonly cause: 'luck' | 'decision';
}

/** A finished match, looked back at. */
export interface Review {
  readonly curve: readonly ReviewPoint[];
  readonly moves: readonly Move[];
  readonly turning: readonly TurningPoint[];
  /** By seat: chance won and lost by the dice, in games. */
  readonly luck: readonly number[];
  /** By seat: chance given away by answers, in games; and how many of its answers were as good as the bot's. */
  readonly lost: readonly number[];
  readonly sound: readonly number[];
}

/** How thoroughly a match is looked at. */
export interface ReviewLimits {
  readonly search: SearchLimits;
  /** How often dice are rolled again to see what they bring on average. */
  readonly rolls: number;
}

/** The usual way. */
export const REVIEW: ReviewLimits = { search: { ...GREEDY.search, tries: 80 }, rolls: 12 };

const TURNING_POINTS = 3;
const COMPLETIONS = 4;

/** Looks back at a finished match: who stood how when, what turned it, and what was luck. */
export function reviewMatch(
  rules: AnyGame,
  record: MatchRecord,
  evaluation: Evaluation,
  limits: ReviewLimits,
  onMove: () => void = () => undefined,
): Review {
  const match = replay(rules, record, 0);
  const curve: ReviewPoint[] = [{ at: 0, chances: chancesIn(match, evaluation, 'start') }];
  const moves: Move[] = [];
  for (const [at, [index, key, ...outcomes]] of record.answers.entries()) {
    const seat = seatOf(index);
    const question = match.question(seat) as Question;
    const single = match.open.length === 1;
    const { lost, better } = single ? judge(match, seat, key, evaluation, limits, at) : { lost: 0, better: null };
    const expected = outcomes.length > 0 && single ? expectation(match, key, evaluation, limits, at) : null;
    match.rig(outcomes);
    match.answer(seat, key);
    const chances = chancesIn(match, evaluation, `after/${at}`);
    const luck = chances.map((chance, other) => (expected === null ? 0 : chance - fractionAt(expected, other)));
    moves.push({ at, seat, topic: question.topic.id, key, lost, better, luck });
    if (isQuiet(evaluation.game, match) && match.number === at + 1) curve.push({ at: at + 1, chances });
    onMove();
  }
  return { curve, moves, turning: turningPoints(curve, moves), ...totals(match, moves) };
}

/** Chances in a position; where an action is half done, on average over ways to complete it. */
export function chancesIn(play: Simulation<Shape>, evaluation: Evaluation, seed: string): number[] {
  if (isQuiet(evaluation.game, play)) return evaluation.chances(play);
  const sums = play.seats.map(() => 0);
  for (let time = 0; time < COMPLETIONS; time++) {
    const dice = new QuickDice(`review/${seed}/${time}`);
    const copy = play.fork(dice);
    completeAction(evaluation.game, copy, dice);
    evaluation.chances(copy).forEach((chance, seat) => {
      sums[seat] = fractionAt(sums, seat) + chance / COMPLETIONS;
    });
  }
  return sums;
}

function judge(
  match: Match,
  seat: Seat,
  key: string,
  evaluation: Evaluation,
  limits: ReviewLimits,
  at: number,
): Pick<Move, 'lost' | 'better'> {
  const situation = situationOf(match, seat, new QuickDice(`review/judge/${at}`));
  const lines = new Search(evaluation, limits.search, situation).lines();
  const [best] = lines;
  const given = lines.find((line) => keyOf(situation.question, line.answer) === key);
  if (best === undefined || lines.length < 2 || given === best) return { lost: 0, better: null };
  const worst = lines.at(-1)?.value ?? best.value;
  const chance = (lead: number): number => 1 / (1 + exactExp(-lead / evaluation.scale));
  const lost = chance(best.value) - chance(given?.value ?? worst);
  return lost > 0 ? { lost, better: keyOf(situation.question, best.answer) } : { lost: 0, better: null };
}

/** What an answer brings to everybody on average when the dice that follow it are rolled again. */
function expectation(match: Match, key: string, evaluation: Evaluation, limits: ReviewLimits, at: number): number[] {
  const sums = match.seats.map(() => 0);
  for (let roll = 0; roll < limits.rolls; roll++) {
    const play = match.fork(new QuickDice(`review/roll/${at}/${roll}`), true);
    play.play([answerIn(play.open[0] as Question, key)]);
    chancesIn(play, evaluation, `roll/${at}/${roll}`).forEach((chance, seat) => {
      sums[seat] = fractionAt(sums, seat) + chance / limits.rolls;
    });
  }
  return sums;
}

function answerIn(question: Question, key: string): Answer {
  const answer = answerOf(question, key);
  if (answer === null) throw new Error(`"${key}" is not among the answers to "${question.topic.id}"`);
  return answer;
}

/** The stretches between quiet positions in which somebody's chance moved most. */
function turningPoints(curve: readonly ReviewPoint[], moves: readonly Move[]): TurningPoint[] {
  const stretches = curve.slice(1).map((point, at): TurningPoint => {
    const earlier = curve[at] as ReviewPoint;
    const changes = point.chances.map((chance, seat) => chance - fractionAt(earlier.chances, seat));
    const moved = changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(fractionAt(changes, best)) ? seat : best), 0);
    const within = moves.slice(earlier.at, point.at);
    const luckOf = (move: Move): number => Math.abs(fractionAt(move.luck, moved));
    const luckiest = within.reduce((a, b) => (luckOf(b) > luckOf(a) ? b : a));
    const by = fractionAt(changes, moved);
    const lucky = luckOf(luckiest) > Math.abs(by) / 2;
    const { seat, topic, key } = lucky ? luckiest : (within[0] as Move);
    return {
      from: earlier.at,
      to: point.at,
      seat,
      topic,
      key,
      before: earlier.chances,
      after: point.chances,
      moved: seatOf(moved),
      by,
      cause: lucky ? 'luck' : 'decision',
    };
  });
  return stretches
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.from - b.from);
}

function totals(match: Match, moves: readonly Move[]): Pick<Review, 'luck' | 'lost' | 'sound'> {
  const bySeat = (measure: (move: Move) => number): number[] =>
    match.seats.map((seat) => moves.filter((move) => move.seat === seat).reduce((sum, move) => sum + measure(move), 0));
  const answered = bySeat(() => 1);
  return {
    luck: match.seats.map((seat) => moves.reduce((sum, { luck }) => sum + fractionAt(luck, seat), 0)),
    lost: bySeat(({ lost }) => lost),
    sound: bySeat(({ lost }) => (lost < SOUND ? 1 : 0)).map((count, seat) => count / Math.max(1, fractionAt(answered, seat))),
  };
}

/** An answer that gives away less than this is as good as the best. */
const SOUND = 0.01;

import {
  type Answer,
  type AnyGame,
  type Dice,
  fractionAt,
  keyOf,
  type Match,
  type MatchRecord,
  QuickDice,
  replay,
  type Seat,
  type Shape,
  type Simulation,
  seatOf,
} from '@pantheon/kernel';
import type { Planned, Situation } from './bot.ts';
import { sampleByPrior } from './candidates.ts';
import { type Evaluation, usualEvaluation } from './evaluation.ts';
import type { GameBot } from './game-bot.ts';
import { GREEDY } from './greedy.ts';
import { situationOf } from './player.ts';
import { completeAction, follow } from './policy.ts';
import { mixedStrategy } from './regret-matching.ts';
import { type Line, Search, type SearchLimits } from './search.ts';

/** A feature of the position by which two answers differ: `feature.<name>` in the game's texts, and points in favour of the first. */
export interface Reason {
  readonly feature: string;
  readonly points: number;
}

/** An answer that was considered. */
export interface Considered {
  readonly key: string;
  readonly answer: Answer;
  /** The lead that it promises over the best rival, in points. */
  readonly value: number;
  /** The seat's chance to win after it, as far as the position tells. */
  readonly chance: number;
  /** Why it is better or worse than the best other answer: own features first, then what rivals would have. */
  readonly reasons: readonly Reason[];
}

/** What a bot thinks of a question: its answers, the best first. */
export interface Explanation {
  readonly seat: Seat;
  readonly considered: readonly Considered[];
}

/** How a question is thought through for a hint. */
const HINT: SearchLimits = { ...GREEDY.search, tries: 400, each: 40 };

/** What a good bot thinks of the question that a seat is asked in a match. */
export function hint(
  match: Match,
  seat: Seat,
  game: GameBot,
  how: { readonly seed?: string; readonly ms?: number; readonly most?: number } = {},
): Explanation {
  const dice = new QuickDice(`hint/${how.seed ?? ''}/${seat}/${match.number}`);
  return explainDecision(situationOf(match, seat, dice, { ms: how.ms ?? HINT_MS }), usualEvaluation(game), HINT, how.most);
}

const HINT_MS = 1500;

interface Outcome {
  readonly own: readonly number[];
  readonly rivals: readonly number[];
  readonly chance: number;
}

/** The name under which the rivals' side of a difference goes. */
export const RIVALS = 'rivals';

const MOST_REASONS = 4;
const WORLDS = 6;
const SLIGHT = 0.05;

/** Thinks a question through and says why: for the best answers what each is worth, and what makes the difference. */
export function explainDecision(situation: Situation, evaluation: Evaluation, limits: SearchLimits, most = 4): Explanation {
  const { seat, question, dice } = situation;
  const lines = linesOf(situation, evaluation, limits).slice(0, most);
  const outcomes = lines.map((line) => outcomeOf(situation, evaluation, line.answer, line.plan(), dice));
  const considered = lines.map((line, at): Considered => {
    const other = outcomes[at === 0 ? 1 : 0];
    const mine = outcomes[at] as Outcome;
    return {
      key: keyOf(question, line.answer),
      answer: line.answer,
      value: line.value,
      chance: mine.chance,
      reasons: other === undefined ? [] : reasonsFor(mine, other, evaluation),
    };
  });
  return { seat, considered };
}

type Weighed = Pick<Line, 'answer' | 'value' | 'plan'>;

/** The answers worth a thought, the best first; of a sealed choice those that a good mixture holds most of. */
function linesOf(situation: Situation, evaluation: Evaluation, limits: SearchLimits): readonly Weighed[] {
  if (situation.world.open.length === 1) return new Search(evaluation, limits, situation).lines();
  const { choice, shares, values } = mixedStrategy(situation, evaluation, GREEDY.sealed);
  const order = choice.map((_, at) => at).sort((a, b) => fractionAt(shares, b) - fractionAt(shares, a));
  return order.map((at) => ({ answer: choice[at] as Answer, value: fractionAt(values, at), plan: () => [] }));
}

/** What a line leads to on average: what each of the features is worth to the seat, and to the mean of its rivals. */
function outcomeOf(situation: Situation, evaluation: Evaluation, first: Answer, plan: readonly Planned[], dice: Dice): Outcome {
  const { seat } = situation;
  const width = evaluation.game.features.length;
  const own = new Array<number>(width).fill(0);
  const rivals = new Array<number>(width).fill(0);
  let chance = 0;
  for (let world = 0; world < WORLDS; world++) {
    dice.below(2);
    const play = situation.imagine(dice.copy());
    play.play(play.open.map((question) => (question.seat === seat ? first : sampleByPrior(evaluation.game, play, question, dice))));
    follow(play, seat, plan);
    completeAction(evaluation.game, play, dice);
    chance += fractionAt(evaluation.chances(play), seat) / WORLDS;
    for (const other of play.seats) {
      const share = other === seat ? 1 : 1 / (play.seats.length - 1);
      const sums = other === seat ? own : rivals;
      contributions(evaluation, play, other).forEach((points, i) => {
        sums[i] = fractionAt(sums, i) + (points * share) / WORLDS;
      });
    }
  }
  return { own, rivals, chance };
}

function contributions(evaluation: Evaluation, play: Simulation<Shape>, seat: Seat): number[] {
  const progress = evaluation.game.progress?.(play) ?? 0;
  return evaluation.game.measure(play, seat).map((value, i) => value * evaluation.weightOf(i, progress));
}

function reasonsFor(mine: Outcome, other: Outcome, { game }: Evaluation): Reason[] {
  const own = game.features.map((feature, i) => ({ feature, points: fractionAt(mine.own, i) - fractionAt(other.own, i) }));
  const rivals = mine.rivals.reduce((sum, points, i) => sum + fractionAt(other.rivals, i) - points, 0);
  return [...own, { feature: RIVALS, points: rivals }]
    .filter(({ points }) => Math.abs(points) >= SLIGHT)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_REASONS);
}

/** Why an answer was given, after the fact: what spoke for it most, and what was given up for it. Nothing in it tells of hidden things. */
export interface Motive {
  /** The feature that it brought most of, or `RIVALS` where it was about what others have; null where nothing stands out. */
  readonly gained: string | null;
  /** The feature that was given up for it, if any. */
  readonly given: string | null;
  /** The answer that came next, as a key; null where there was no other. */
  readonly instead: string | null;
}

/** Why an answer of a record was given: what a good bot thinks of it now, by what the seat knew then. */
export function motiveIn(rules: AnyGame, record: MatchRecord, at: number, game: GameBot): Motive | null {
  const [index, key] = record.answers[at] ?? [];
  if (index === undefined || key === undefined) return null;
  const match = replay(rules, record, at);
  return motiveOf(hint(match, seatOf(index), game, { most: CONSIDERED }), key, game.hiddenFeatures);
}

/** So many answers are looked at for the one that was given. */
const CONSIDERED = 12;

/** Why an answer was given, by what a bot thinks of the question: null where it did not think of that answer. */
export function motiveOf({ considered }: Explanation, key: string, hidden: readonly string[] = []): Motive | null {
  const given = considered.find((one) => one.key === key);
  if (given === undefined) return null;
  const reasons = given.reasons.filter(({ feature }) => !hidden.includes(feature));
  const strongest = (sign: 1 | -1): string | null => reasons.find(({ points }) => points * sign > 0)?.feature ?? null;
  return { gained: strongest(1), given: strongest(-1), instead: considered.find((one) => one !== given)?.key ?? null };
}

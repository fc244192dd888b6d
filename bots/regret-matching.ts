import { type Answer, fractionAt, keyOf, type Question, type Seat, type Shape, type Simulation } from '@pantheon/kernel';
import type { Situation } from './bot.ts';
import { candidateAnswers, priorOf, weighted } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { completeAction } from './policy.ts';
import { mean } from './statistics.ts';

/** How thoroughly a sealed choice is thought through. */
export interface RegretLimits {
  /** Answers considered for each seat. */
  readonly width: number;
  readonly rounds: number;
}

/** What a seat has learned of one answer. */
interface RegretStats {
  regret: number;
  played: number;
}

/** A seat in one imagined world: what it can answer there, and what it has learned of these answers in all worlds. */
interface Side {
  readonly seat: Seat;
  readonly choice: readonly Answer[];
  readonly lore: readonly RegretStats[];
  readonly prior: readonly number[];
}

/** What came of thinking about a sealed choice: the answers considered, how often each should be given, and what each is worth. */
export interface Mixed {
  readonly choice: readonly Answer[];
  readonly shares: readonly number[];
  readonly values: readonly number[];
}

/**
 * A choice that all make in secret at once has no best answer, only a best mixture. All seats learn against each other by regret
 * matching, each round in another imagined world; what the others can answer differs from world to world, so they learn by key.
 */
export function mixedStrategy(situation: Situation, evaluation: Evaluation, limits: RegretLimits): Mixed {
  const { question, dice, budget } = situation;
  const choice = candidateAnswers(evaluation.game, situation.world, question, limits.width, dice);
  if (choice.length === 1) return { choice, shares: [1], values: [0] };
  const memory = situation.world.open.map(() => new Map<string, RegretStats>());
  const own = situation.world.open.findIndex((open) => open.seat === situation.seat);
  const seen: (readonly number[])[] = [];
  for (let round = 0; round < limits.rounds && !budget.spent; round++) {
    dice.below(2);
    const world = situation.imagine(dice.copy());
    const sides = world.open.map((open, at) => {
      const answers = at === own ? choice : candidateAnswers(evaluation.game, world, open, limits.width, dice);
      return sideOf(world, open, answers, memory[at] as Map<string, RegretStats>, evaluation);
    });
    const values = learnTogether(situation, world, sides, evaluation, own);
    if (values !== null) seen.push(values);
  }
  const me = sideOf(situation.world, question, choice, memory[own] as Map<string, RegretStats>, evaluation);
  const total = me.lore.reduce((sum, { played }) => sum + played, 0);
  const shares = total > 0 ? me.lore.map(({ played }) => played / total) : strategyOf(me);
  return { choice, shares, values: choice.map((_, index) => mean(seen.map((values) => fractionAt(values, index)))) };
}

/** One round in one world: every seat learns, the own one first. Returns what the own answers were worth, or null if time ran out. */
function learnTogether(
  situation: Situation,
  world: Simulation<Shape>,
  sides: readonly Side[],
  evaluation: Evaluation,
  own: number,
): readonly number[] | null {
  const { dice, budget } = situation;
  const drawn = sides.map((side) => weighted(strategyOf(side), dice));
  let ours: readonly number[] | null = null;
  for (let turn = 0; turn < sides.length; turn++) {
    const at = (own + turn) % sides.length;
    const side = sides[at] as Side;
    const values: number[] = [];
    for (let other = 0; other < side.choice.length && !budget.spent; other++)
      values.push(judge(situation, world, sides, drawn.with(at, other), evaluation, at));
    if (values.length < side.choice.length) return ours;
    learn(side, values, fractionAt(drawn, at));
    if (at === own) ours = values;
  }
  return ours;
}

function sideOf(
  world: Simulation<Shape>,
  question: Question,
  choice: readonly Answer[],
  memory: Map<string, RegretStats>,
  { game }: Evaluation,
): Side {
  const lore = choice.map((answer) => {
    const key = keyOf(question, answer);
    const known = memory.get(key) ?? { regret: 0, played: 0 };
    memory.set(key, known);
    return known;
  });
  return { seat: question.seat, choice, lore, prior: choice.map((answer) => priorOf(game, world, question, answer)) };
}

/** In proportion to what each answer would have gained; by prior while nothing is known. */
function strategyOf({ lore, prior }: Side): number[] {
  const total = lore.reduce((sum, { regret }) => sum + regret, 0);
  const shares = total > 0 ? lore.map(({ regret }) => regret) : prior;
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

function learn(side: Side, values: readonly number[], drawn: number): void {
  const strategy = strategyOf(side);
  const got = fractionAt(values, drawn);
  side.lore.forEach((known, index) => {
    known.regret = Math.max(0, known.regret + fractionAt(values, index) - got);
    known.played += fractionAt(strategy, index);
  });
}

/** What a seat gets from answers given together, once what they started is complete. */
function judge(
  { dice, budget }: Situation,
  world: Simulation<Shape>,
  sides: readonly Side[],
  drawn: readonly number[],
  evaluation: Evaluation,
  at: number,
): number {
  budget.think();
  const play = world.fork();
  play.play(sides.map((side, index) => side.choice[fractionAt(drawn, index)] as Answer));
  completeAction(evaluation.game, play, dice);
  return evaluation.leadIn(play, (sides[at] as Side).seat);
}

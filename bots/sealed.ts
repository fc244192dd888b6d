import type { Answer, Play, Question, Shape } from '@pantheon/kernel';
import type { Situation } from './bot.ts';
import { candidates, inclinationOf, weighted } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';

/** How thoroughly a sealed choice is thought through. */
export interface SealedLimits {
  /** Answers considered for each seat. */
  readonly width: number;
  readonly rounds: number;
}

interface Side {
  readonly question: Question;
  readonly choice: readonly Answer[];
  readonly prior: readonly number[];
  readonly regret: number[];
  readonly played: number[];
}

/** What came of thinking about a sealed choice: the answers considered, how often each should be given, and what each is worth. */
export interface Mixed {
  readonly choice: readonly Answer[];
  readonly shares: readonly number[];
  readonly values: readonly number[];
}

/**
 * A choice that all make in secret at once has no best answer, only a best mixture. All seats learn against each other by regret
 * matching, each round in another imagined world.
 */
export function mixedStrategy(situation: Situation, evaluation: Evaluation, limits: SealedLimits): Mixed {
  const { seat, dice, budget } = situation;
  const world = situation.imagine(dice.copy());
  const sides = world.open.map((question) => sideOf(world, question, evaluation, limits, situation));
  const own = world.open.findIndex((question) => question.seat === seat);
  const me = sides[own] as Side;
  const sums = me.choice.map(() => 0);
  const counts = me.choice.map(() => 0);
  for (let round = 0; round < limits.rounds && !budget.spent; round++) {
    dice.below(2);
    const fresh = situation.imagine(dice.copy());
    const drawn = sides.map((side) => weighted(strategyOf(side), dice));
    sides.forEach((side, at) => {
      if (budget.spent) return;
      const values = side.choice.map((_, alternative) => {
        budget.think();
        return judge(fresh, sides, drawn.with(at, alternative), evaluation, at);
      });
      learn(side, values, drawn[at] as number);
      if (at !== own) return;
      values.forEach((value, index) => {
        sums[index] = (sums[index] as number) + value;
        counts[index] = (counts[index] as number) + 1;
      });
    });
  }
  const total = me.played.reduce((sum, share) => sum + share, 0);
  const shares = total > 0 ? me.played.map((share) => share / total) : strategyOf(me);
  return { choice: me.choice, shares, values: sums.map((sum, index) => sum / Math.max(1, counts[index] as number)) };
}

function sideOf(world: Play<Shape>, question: Question, evaluation: Evaluation, limits: SealedLimits, { dice }: Situation): Side {
  const choice = candidates(evaluation.game, world, question, limits.width, dice);
  return {
    question,
    choice,
    prior: choice.map((answer) => inclinationOf(evaluation.game, world, question, answer)),
    regret: choice.map(() => 0),
    played: choice.map(() => 0),
  };
}

/** In proportion to what each answer would have gained; by inclination while nothing is known. */
function strategyOf({ regret, prior }: Side): number[] {
  const gains = regret.map((value) => Math.max(0, value));
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const shares = total > 0 ? gains.map((gain) => gain / total) : prior;
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

function learn(side: Side, values: readonly number[], drawn: number): void {
  const strategy = strategyOf(side);
  const got = values[drawn] as number;
  values.forEach((value, index) => {
    side.regret[index] = Math.max(0, (side.regret[index] as number) + value - got);
    side.played[index] = (side.played[index] as number) + (strategy[index] as number);
  });
}

function judge(world: Play<Shape>, sides: readonly Side[], drawn: readonly number[], evaluation: Evaluation, at: number): number {
  const play = world.fork();
  play.play(sides.map((side, index) => side.choice[drawn[index] as number] as Answer));
  return evaluation.leadIn(play, (sides[at] as Side).question.seat);
}

import type { Answer } from '@pantheon/kernel';
import type { Bot, Decision, Situation } from './bot.ts';
import type { Limits } from './budget.ts';
import { weighted } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { mixedStrategy, type RegretLimits } from './regret-matching.ts';
import { Rollout, type RolloutLimits } from './rollout.ts';
import { Search, type SearchLimits, soundLines } from './search.ts';
import { normal } from './statistics.ts';

/** How a bot that looks ahead thinks. */
export interface ThinkerSettings {
  readonly search: SearchLimits;
  readonly sealed: RegretLimits;
  /** How far off its judgement of a line may be, in scales of the evaluation: 0 for a bot that sees clearly. */
  readonly noise: number;
  /** How the best answers are compared by what comes after the turn, for a bot that looks further. */
  readonly rollout?: RolloutLimits;
  readonly limits?: Limits;
}

/** One whole turn ahead. */
export const GREEDY: ThinkerSettings = {
  search: { tries: 200, each: 10, width: 24, depth: 12, perWorld: 25, curiosity: 0.3, open: false, sure: 3 },
  sealed: { width: 8, rounds: 12 },
  noise: 0,
};

/** Thinks its turn through, and further if told so, and takes the way after which it leads its best rival by most. */
export const greedy = (evaluation: Evaluation, settings: ThinkerSettings = GREEDY, name = 'greedy'): Bot => ({
  name,
  ...(settings.limits === undefined ? {} : { limits: settings.limits }),
  decide: (situation) => {
    const sealed = situation.world.open.length > 1;
    return sealed ? decideSealed(situation, evaluation, settings.sealed) : decideTurn(situation, evaluation, settings);
  },
});

/** An answer to what all decide in secret at once, drawn from the mixture. */
export function decideSealed(situation: Situation, evaluation: Evaluation, limits: RegretLimits): Decision {
  const { choice, shares } = mixedStrategy(situation, evaluation, limits);
  return { answer: choice[weighted(shares, situation.dice)] as Answer };
}

function decideTurn(situation: Situation, evaluation: Evaluation, settings: ThinkerSettings): Decision {
  const lines = soundLines(new Search(evaluation, settings.search, situation).lines());
  if (settings.rollout !== undefined) {
    const { answer, plan } = new Rollout(situation, evaluation, settings.rollout, lines).best();
    return { answer, plan: plan() };
  }
  const blur = settings.noise * evaluation.scale;
  const judged = lines.map((line) => ({ ...line, value: line.value + (blur > 0 ? blur * normal(situation.dice) : 0) }));
  const best = judged.reduce((a, b) => (b.value > a.value ? b : a));
  return { answer: best.answer, plan: best.plan() };
}

import type { Answer } from '@pantheon/kernel';
import { keyOf } from '@pantheon/kernel';
import type { Bot, Decision, Situation } from './bot.ts';
import { candidates, weighted } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { mixedStrategy, type SealedLimits } from './sealed.ts';
import { type Line, type TurnLimits, TurnSearch } from './turn.ts';

/** How a greedy bot thinks. */
export interface GreedySettings {
  readonly turn: TurnLimits;
  readonly sealed: SealedLimits;
  /** Worlds imagined for one answer. */
  readonly worlds: number;
  /** How far off its judgement of a line may be, in scales of the evaluation: 0 for a bot that sees clearly. */
  readonly noise: number;
}

/** The usual way. */
export const GREEDY: GreedySettings = {
  turn: { beam: 3, actions: 6, leaves: 60, width: 20, gambles: 5, rolls: 4 },
  sealed: { width: 8, rounds: 12 },
  worlds: 1,
  noise: 0,
};

/** Looks one whole turn ahead and takes the way after which it leads its best rival by most. */
export const greedy = (evaluation: Evaluation, settings: GreedySettings = GREEDY, name = 'greedy'): Bot => ({
  name,
  decide: (situation) => {
    const only = onlyAnswer(situation, evaluation);
    if (only !== null) return { answer: only };
    const sealed = situation.imagine(situation.dice.copy()).open.length > 1;
    return sealed ? decideSealed(situation, evaluation, settings) : decideTurn(situation, evaluation, settings);
  },
});

function onlyAnswer({ question, imagine, dice }: Situation, evaluation: Evaluation): Answer | null {
  const choice = candidates(evaluation.game, imagine(dice.copy()), question, 2, dice.copy());
  return choice.length === 1 ? (choice[0] as Answer) : null;
}

function decideSealed(situation: Situation, evaluation: Evaluation, settings: GreedySettings): Decision {
  const { choice, shares } = mixedStrategy(situation, evaluation, settings.sealed);
  return { answer: choice[weighted(shares, situation.dice)] as Answer };
}

function decideTurn(situation: Situation, evaluation: Evaluation, settings: GreedySettings): Decision {
  const found = bestLines(situation, evaluation, settings);
  const { dice } = situation;
  const blur = settings.noise * evaluation.scale;
  const judged = found.map((line) => ({ ...line, value: line.value + (blur > 0 ? blur * normal(dice) : 0) }));
  const best = judged.reduce((a, b) => (b.value > a.value ? b : a));
  return { answer: best.path[0] as Answer, plan: best.plan };
}

/** The best line for every first answer, judged over all imagined worlds. */
export function bestLines(situation: Situation, evaluation: Evaluation, settings: GreedySettings): Line[] {
  const { seat, question, dice, budget } = situation;
  const byAnswer = new Map<string, { line: Line; sum: number; count: number }>();
  for (let world = 0; world < settings.worlds && (world === 0 || !budget.spent); world++) {
    dice.below(2);
    const search = new TurnSearch(evaluation, settings.turn, seat, dice.copy(), budget);
    const seen = new Set<string>();
    for (const line of search.lines(situation.imagine(dice.copy()))) {
      const key = keyOf(question, line.path[0] as Answer);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = byAnswer.get(key);
      if (known === undefined) byAnswer.set(key, { line, sum: line.value, count: 1 });
      else byAnswer.set(key, { line: known.line, sum: known.sum + line.value, count: known.count + 1 });
    }
  }
  return [...byAnswer.values()].map(({ line, sum, count }) => ({ ...line, value: sum / count }));
}

/** A number drawn from the bell curve. */
function normal(dice: Situation['dice']): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (dice.below(1 << 16) + 0.5) / (1 << 16);
  return sum;
}

import { type Answer, answerOf, type Dice, keyOf, type Play, type Question, type Seat, type Shape } from '@pantheon/kernel';
import type { Situation } from './bot.ts';
import { candidates, inclinationOf, weighted } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { completeAction } from './policy.ts';

/** How thoroughly a sealed choice is thought through. */
export interface SealedLimits {
  /** Answers considered for each seat. */
  readonly width: number;
  readonly rounds: number;
}

/** An answer that a side may give, by its key: which answers there are may depend on what only that side knows. */
interface Option {
  readonly key: string;
  readonly prior: number;
  regret: number;
  played: number;
  sum: number;
  count: number;
}

interface Side {
  readonly seat: Seat;
  readonly options: Map<string, Option>;
}

/** What a side may answer in one world. */
interface Hand {
  readonly options: readonly Option[];
  readonly answers: readonly Answer[];
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
  const { seat, dice, budget, question } = situation;
  const sides: Side[] = [];
  for (let round = 0; round < limits.rounds && (round === 0 || !budget.spent); round++) {
    dice.below(2);
    const world = situation.imagine(dice.copy());
    if (round === 0) for (const open of world.open) sides.push({ seat: open.seat, options: new Map() });
    const hands = world.open.map((open, at) => handOf(sides[at] as Side, world, open, evaluation, limits, situation));
    const drawn = hands.map(({ options }) => weighted(strategyOf(options), dice));
    hands.forEach((hand, at) => {
      if (budget.spent) return;
      const values = hand.answers.map((_, alternative) => {
        budget.think();
        return judge(world, hands, drawn.with(at, alternative), evaluation, (sides[at] as Side).seat, dice);
      });
      learn(hand.options, values, drawn[at] as number);
    });
  }
  const me = sides.find((side) => side.seat === seat) as Side;
  const own = [...me.options.values()];
  const total = own.reduce((sum, { played }) => sum + played, 0);
  return {
    choice: own.map(({ key }) => answerOf(question, key) as Answer),
    shares: total > 0 ? own.map(({ played }) => played / total) : strategyOf(own),
    values: own.map(({ sum, count }) => sum / Math.max(1, count)),
  };
}

function handOf(
  side: Side,
  world: Play<Shape>,
  question: Question,
  evaluation: Evaluation,
  limits: SealedLimits,
  { dice, seat }: Situation,
): Hand {
  const known = side.options.size > 0 && question.seat === seat;
  if (!known)
    for (const answer of candidates(evaluation.game, world, question, limits.width, dice)) {
      const key = keyOf(question, answer);
      if (side.options.has(key)) continue;
      const prior = inclinationOf(evaluation.game, world, question, answer);
      side.options.set(key, { key, prior, regret: 0, played: 0, sum: 0, count: 0 });
    }
  const options: Option[] = [];
  const answers: Answer[] = [];
  for (const option of side.options.values()) {
    const answer = answerOf(question, option.key);
    if (answer === null) continue;
    options.push(option);
    answers.push(answer);
  }
  return { options, answers };
}

/** In proportion to what each answer would have gained; by inclination while nothing is known. */
function strategyOf(options: readonly Option[]): number[] {
  const total = options.reduce((sum, { regret }) => sum + regret, 0);
  const shares = options.map(({ regret, prior }) => (total > 0 ? regret : prior));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

function learn(options: readonly Option[], values: readonly number[], drawn: number): void {
  const strategy = strategyOf(options);
  const got = values[drawn] as number;
  options.forEach((option, index) => {
    option.regret = Math.max(0, option.regret + (values[index] as number) - got);
    option.played += strategy[index] as number;
    option.sum += values[index] as number;
    option.count++;
  });
}

/** Plays what was drawn, completes the action by inclination, and looks. */
function judge(
  world: Play<Shape>,
  hands: readonly Hand[],
  drawn: readonly number[],
  evaluation: Evaluation,
  seat: Seat,
  dice: Dice,
): number {
  const play = world.fork();
  play.play(hands.map(({ answers }, at) => answers[drawn[at] as number] as Answer));
  completeAction(evaluation.game, play, dice);
  return evaluation.leadIn(play, seat);
}

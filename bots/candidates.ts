import {
  type Answer,
  allAnswers,
  type Dice,
  forTopic,
  fractionAt,
  isLegal,
  keyOf,
  type Question,
  type Shape,
  type Simulation,
  sampleAnswer,
} from '@pantheon/kernel';
import type { GameBot, TopicPolicy } from './game-bot.ts';
import { policyFrom } from './learned-policy.ts';

/** Answers to a question in the order in which they are worth a try, and how many of them a beginner would think of. */
export interface Choice {
  readonly answers: readonly Answer[];
  /** So many at the front are likely; what comes after them is there so that nothing is ruled out. */
  readonly likely: number;
}

/**
 * The answers to a question: those that a beginner would think of, at most `width`, and then all others as far as they can be listed, each part by
 * prior. Nothing is ruled out by a hint: it only comes earlier.
 */
export function choiceOf(game: GameBot, play: Simulation<Shape>, question: Question, width: number, dice: Dice): Choice {
  const likely = candidateAnswers(game, play, question, width, dice);
  const known = new Set(likely.map((answer) => keyOf(question, answer)));
  const all = allAnswers(question, ENUMERATED) ?? sampled(question, width, dice);
  const others = all.filter((answer) => !known.has(keyOf(question, answer)));
  const [first, rest] = [likely, others].map((answers) => byPrior(game, play, question, answers, dice)) as [Answer[], Answer[]];
  return { answers: [...first, ...rest], likely: first.length };
}

/** The answers that a beginner would think of, at most `limit`. */
export function candidateAnswers(game: GameBot, play: Simulation<Shape>, question: Question, limit: number, dice: Dice): readonly Answer[] {
  const hinted = hintsFor(game, play, question);
  if (hinted.length === 0) return unhinted(game, play, question, limit, dice);
  return hinted.length <= limit ? hinted : likeliest(game, play, question, hinted, limit, dice);
}

/** The answers that the game itself thinks of, as far as they are legal. */
const hintsFor = (game: GameBot, play: Simulation<Shape>, question: Question): readonly Answer[] =>
  hintedAnswers(game, play, question)?.filter((answer) => isLegal(question, answer)) ?? [];

/** Where the game has no hints: all answers, else suggestions and samples. */
function unhinted(game: GameBot, play: Simulation<Shape>, question: Question, limit: number, dice: Dice): readonly Answer[] {
  const all = allAnswers(question, Math.max(limit, ENUMERATED));
  if (all === null) return sampled(question, limit, dice);
  return all.length <= limit ? all : likeliest(game, play, question, all, limit, dice);
}

/** So many answers are looked at for the likeliest among them, before samples are drawn instead. */
const ENUMERATED = 60;

/** The best inclined half of the answers, and some of the others for surprise. */
function likeliest(
  game: GameBot,
  play: Simulation<Shape>,
  question: Question,
  all: readonly Answer[],
  limit: number,
  dice: Dice,
): Answer[] {
  const order = byPrior(game, play, question, all, dice);
  const half = Math.ceil(limit / 2);
  const chosen = order.slice(0, half);
  const rest = order.slice(half);
  while (chosen.length < limit && rest.length > 0) chosen.push(rest.splice(dice.below(rest.length), 1)[0] as Answer);
  return chosen;
}

/** Answers by how likely a beginner is to give them, equals in any order. */
function byPrior(game: GameBot, play: Simulation<Shape>, question: Question, all: readonly Answer[], dice: Dice): Answer[] {
  const order = all.map((answer) => ({ answer, weight: priorOf(game, play, question, answer), tie: dice.below(1 << 20) }));
  order.sort((a, b) => b.weight - a.weight || a.tie - b.tie);
  return order.map(({ answer }) => answer);
}

function sampled(question: Question, limit: number, dice: Dice): Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): void => {
    if (isLegal(question, answer)) found.set(keyOf(question, answer), answer);
  };
  if (question.kind === 'pick' || question.kind === 'allocate') for (const answer of question.suggest?.() ?? []) add(answer);
  if (question.kind === 'amount') for (const answer of [question.min, question.max]) add(answer);
  for (let tries = 0; tries < 2 * limit && found.size < limit; tries++) add(sampleAnswer(question, dice));
  return [...found.values()].slice(0, limit);
}

/** How likely an answer is: by what searches preferred where the game has learned that, else by its author's rules of thumb. */
export function priorOf(game: GameBot, play: Simulation<Shape>, question: Question, answer: Answer): number {
  const hint = handPriorOf(game, play, question, answer);
  const { learnedPolicy } = game;
  return learnedPolicy === undefined ? hint : Math.max(LEAST, policyFrom(learnedPolicy).prior(game, play, question, answer, hint));
}

/** How likely a beginner is to give an answer, as the game's author thinks; always a little above nothing. */
export const handPriorOf = (game: GameBot, play: Simulation<Shape>, question: Question, answer: Answer): number =>
  Math.max(LEAST, policyOf(game, question)?.prior?.(play, question, answer) ?? 1);

/** What the game thinks of the answers to a question. */
const policyOf = (game: GameBot, question: Question): TopicPolicy<Shape, Question> | undefined =>
  forTopic<TopicPolicy<Shape, Question>>(game.policy, question) ?? game.otherPolicy;

const hintedAnswers = (game: GameBot, play: Simulation<Shape>, question: Question): readonly Answer[] | null | undefined =>
  policyOf(game, question)?.candidates?.(play, question);

const LEAST = 0.001;

/** An answer drawn by prior. */
export function sampleByPrior(game: GameBot, play: Simulation<Shape>, question: Question, dice: Dice): Answer {
  if (game.policy === undefined) return sampleAnswer(question, dice);
  const choice = candidateAnswers(game, play, question, CONSIDERED, dice);
  return choice[
    weighted(
      choice.map((answer) => priorOf(game, play, question, answer)),
      dice,
    )
  ] as Answer;
}

/** So many answers a quick player looks at. */
const CONSIDERED = 24;
const FINE = 1 << 24;

/** An index drawn with the given weights. */
export function weighted(weights: readonly number[], dice: Dice): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let mark = ((dice.below(FINE) + 0.5) / FINE) * total;
  for (let index = 0; index < weights.length; index++) {
    mark -= fractionAt(weights, index);
    if (mark < 0) return index;
  }
  return weights.length - 1;
}

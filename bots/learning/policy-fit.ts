import { type Answer, numberAt, QuickDice, type Shape, type Simulation, shuffle } from '@pantheon/kernel';
import type { Bot, Situation } from '../bot.ts';
import { handPriorOf, weighted } from '../candidates.ts';
import { type Evaluation, softmax } from '../evaluation.ts';
import type { PolicyFile } from '../game-bot.ts';
import { HASH_PLACES, type Parts, partsOf } from '../learned-policy.ts';
import { mixedStrategy, type RegretLimits } from '../regret-matching.ts';
import { Search, type SearchLimits } from '../search.ts';

/** A question that was thought through: its answers, and how much a search preferred each. */
export interface SearchLesson {
  readonly topic: string;
  readonly answers: readonly { readonly parts: Parts; readonly hint: number }[];
  /** Shares that sum to one. */
  readonly preferred: readonly number[];
}

/** How a student thinks. */
export interface StudentLimits {
  readonly search: SearchLimits;
  readonly sealed: RegretLimits;
  /** How much better an answer must be to be preferred clearly, in scales of the evaluation. */
  readonly sharpness: number;
}

/** A bot that thinks its turn through, gives the answers that it prefers more or less often, and notes a lesson for each question. */
export const student = (evaluation: Evaluation, limits: StudentLimits, note: (lesson: SearchLesson) => void): Bot => ({
  name: 'student',
  decide: (situation) => {
    const { choice, shares } = preferences(situation, evaluation, limits);
    if (choice.length > 1) note(lessonOf(situation, evaluation, choice, shares));
    return { answer: choice[weighted(shares, situation.dice)] as Answer };
  },
});

interface Preferences {
  readonly choice: readonly Answer[];
  readonly shares: readonly number[];
}

function preferences(situation: Situation, evaluation: Evaluation, { search, sealed, sharpness }: StudentLimits): Preferences {
  if (situation.world.open.length > 1) return mixedStrategy(situation, evaluation, sealed);
  const lines = new Search(evaluation, search, situation).lines();
  const values = lines.map(({ value }) => value);
  return { choice: lines.map(({ answer }) => answer), shares: softmax(values, sharpness * evaluation.scale) };
}

function lessonOf(
  { world, question }: Situation,
  { game }: Evaluation,
  choice: readonly Answer[],
  preferred: readonly number[],
): SearchLesson {
  const play: Simulation<Shape> = world;
  const answers = choice.map((answer) => ({
    parts: partsOf(game, play, question, answer),
    hint: Math.log(handPriorOf(game, play, question, answer)),
  }));
  return { topic: question.topic.id, answers, preferred };
}

/** How a policy learns. */
export interface PolicySettings {
  readonly epochs: number;
  readonly rate: number;
  /** How much weights are drawn to nothing. */
  readonly modesty: number;
  readonly seed: string;
}

/** The usual way. */
export const POLICY_LEARNING: PolicySettings = { epochs: 8, rate: 0.15, modesty: 0.0005, seed: '1' };

/** Weights while they are learned: each step is the smaller the more a weight has moved already. */
class Pupil {
  private readonly weights = new Float64Array(HASH_PLACES);
  private readonly moved = new Float64Array(HASH_PLACES).fill(1);
  private readonly trust = new Map<string, { value: number; moved: number }>();

  private trustIn(topic: string): { value: number; moved: number } {
    const known = this.trust.get(topic) ?? { value: 1, moved: 1 };
    this.trust.set(topic, known);
    return known;
  }

  shares({ topic, answers }: SearchLesson): number[] {
    const { value } = this.trustIn(topic);
    return softmax(
      answers.map(({ parts, hint }) => parts.reduce((sum, place) => sum + numberAt(this.weights, place), value * hint)),
      1,
    );
  }

  learn(lesson: SearchLesson, { rate, modesty }: PolicySettings): void {
    const shares = this.shares(lesson);
    const trust = this.trustIn(lesson.topic);
    lesson.answers.forEach(({ parts, hint }, at) => {
      const slope = numberAt(shares, at) - numberAt(lesson.preferred, at);
      trust.moved += (slope * hint) ** 2;
      trust.value = Math.max(0, trust.value - (rate * slope * hint) / Math.sqrt(trust.moved));
      for (const place of parts) {
        const pull = slope + modesty * numberAt(this.weights, place);
        this.moved[place] = numberAt(this.moved, place) + pull * pull;
        this.weights[place] = numberAt(this.weights, place) - (rate * pull) / Math.sqrt(numberAt(this.moved, place));
      }
    });
  }

  file(): PolicyFile {
    const at: number[] = [];
    const weights: number[] = [];
    this.weights.forEach((weight, place) => {
      if (Math.abs(weight) < SLIGHT) return;
      at.push(place);
      weights.push(short(weight));
    });
    return { at, weights, trust: Object.fromEntries([...this.trust].map(([topic, { value }]) => [topic, short(value)])) };
  }
}

const SLIGHT = 0.01;
const short = (value: number): number => Math.round(value * 100) / 100;

/** How surprised a pupil is by what searches prefer, in nats, and how often it would have given the preferred answer. */
function surpriseOf(pupil: Pupil, lessons: readonly SearchLesson[]): { surprise: number; agreed: number } {
  let surprise = 0;
  let agreed = 0;
  for (const lesson of lessons) {
    const shares = pupil.shares(lesson);
    lesson.preferred.forEach((wanted, at) => {
      if (wanted > 0) surprise -= wanted * Math.log(Math.max(1e-9, numberAt(shares, at)));
    });
    if (shares.indexOf(Math.max(...shares)) === lesson.preferred.indexOf(Math.max(...lesson.preferred))) agreed++;
  }
  const count = Math.max(1, lessons.length);
  return { surprise: surprise / count, agreed: agreed / count };
}

/** What a policy has learned, and how well it foretells searches that it did not learn from: before, by the game's priors alone, and after. */
export interface PolicyLessonResult {
  readonly policy: PolicyFile;
  readonly before: { readonly surprise: number; readonly agreed: number };
  readonly after: { readonly surprise: number; readonly agreed: number };
}

/** Learns a policy from lessons. */
export function learnPolicy(lessons: readonly SearchLesson[], settings: PolicySettings = POLICY_LEARNING): PolicyLessonResult {
  const kept = lessons.filter((_, at) => at % UNSEEN === 0);
  const taught = lessons.filter((_, at) => at % UNSEEN !== 0);
  const pupil = new Pupil();
  const before = surpriseOf(pupil, kept);
  const dice = new QuickDice(`policy/${settings.seed}`);
  for (let epoch = 0; epoch < settings.epochs; epoch++)
    for (const lesson of shuffle(dice, [...taught])) pupil.learn(lesson, { ...settings, rate: settings.rate / (1 + epoch / 2) });
  return { policy: pupil.file(), before, after: surpriseOf(pupil, kept) };
}

/** One lesson of so many is kept back. */
const UNSEEN = 8;

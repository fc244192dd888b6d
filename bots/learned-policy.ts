import { type Answer, exactExp, exactLog, fractionAt, keyOf, PASS, type Question, type Shape, type Simulation } from '@pantheon/kernel';
import type { GameBot, PolicyFile } from './game-bot.ts';

/** The parts of an answer by which a policy knows it again, as places in a table of weights. */
export type Parts = readonly number[];

/** How many places the table has: parts that share one share what is learned of them. */
export const HASH_PLACES = 1 << 13;

/** What searches preferred, as weights of the parts of answers: an answer is the likelier the more its parts weigh together. */
export class LearnedPolicy {
  private readonly weights = new Float32Array(HASH_PLACES);
  /** How much the game's own prior counts, by topic. */
  private readonly trust: ReadonlyMap<string, number>;

  constructor({ at, weights, trust }: PolicyFile) {
    at.forEach((place, index) => {
      this.weights[place] = fractionAt(weights, index);
    });
    this.trust = new Map(Object.entries(trust));
  }

  /** How likely an answer is, up to a factor that all answers to the question share. */
  prior(game: GameBot, play: Simulation<Shape>, question: Question, answer: Answer, hint: number): number {
    let sum = (this.trust.get(question.topic.id) ?? 1) * exactLog(hint);
    for (const place of partsOf(game, play, question, answer)) sum += fractionAt(this.weights, place);
    return exactExp(sum);
  }
}

const compiled = new WeakMap<PolicyFile, LearnedPolicy>();

/** The policy of a file, made ready once. */
export function policyFrom(file: PolicyFile): LearnedPolicy {
  const known = compiled.get(file) ?? new LearnedPolicy(file);
  compiled.set(file, known);
  return known;
}

/** What all answers to a question have in common. */
interface Context {
  readonly topic: number;
  /** The topic at this time of the game. */
  readonly stage: number;
}

const contexts = new WeakMap<Question, Context>();
const STAGES = 3;

function contextOf(game: GameBot, play: Simulation<Shape>, question: Question): Context {
  const known = contexts.get(question);
  if (known !== undefined) return known;
  const topic = mixed(START, question.topic.id);
  const progress = game.progress?.(play) ?? 0;
  const fresh = { topic, stage: mixed(topic, `stage${Math.min(STAGES - 1, Math.floor(progress * STAGES))}`) };
  contexts.set(question, fresh);
  return fresh;
}

/** The parts of an answer: the words of its key and how many of each are meant, alone and at this time of the game. */
export function partsOf(game: GameBot, play: Simulation<Shape>, question: Question, answer: Answer): Parts {
  const { topic, stage } = contextOf(game, play, question);
  return wordsOf(question, answer).flatMap((word) => [mixed(topic, word) % HASH_PLACES, mixed(stage, word) % HASH_PLACES]);
}

/** An answer as words: of a choice its key and the pieces of it, of anything made of several options each of them with its count, and the size. */
function wordsOf(question: Question, answer: Answer): string[] {
  switch (question.kind) {
    case 'choose':
      return answer === question.options.length ? [PASS] : pieces(keyOf(question, answer));
    case 'amount':
      return [`n${Math.min(MANY, answer as number)}`, sizeOf(answer as number, question.min, question.max)];
    case 'pick':
      return [sizeOf((answer as readonly number[]).length, question.min, question.max), ...pieces(keyOf(question, answer))];
    case 'allocate': {
      const total = (answer as readonly number[]).reduce((sum, count) => sum + count, 0);
      return [sizeOf(total, question.min, question.max), ...pieces(keyOf(question, answer))];
    }
    case 'arrange':
      return pieces(keyOf(question, answer)).slice(0, 2);
  }
}

const MANY = 12;

/** How much of what is possible: the least, the most, or between. */
const sizeOf = (size: number, min: number, max: number): string => (size === min ? 'least' : size === max ? 'most' : 'some');

/** The words of a key, and the key itself where it is more than a word. */
function pieces(key: string): string[] {
  const words = key.split(/[^A-Za-z0-9=_]+/).filter((word) => word !== '');
  return words.length > 1 && words.length <= WORDS ? [key, ...words] : words;
}

const WORDS = 4;
const START = 0x811c9dc5;

/** A number that stands for a text that follows another one. */
function mixed(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

import type { AnswerTo, GameContext, Question, QuestionOn, Seat, Shape, TopicName } from '@pantheon/kernel';

/** What features are worth. */
export interface Weights {
  /** The worth of each feature, in points at the end of the game. */
  readonly linear: readonly number[];
  /** The same near the end of the game, where it differs; between the two it moves with the game's `progress`. */
  readonly late?: readonly number[];
  /** The lead in points that makes somebody a clear favourite (about three to one); 10 if left out. */
  readonly scale?: number;
}

/** The layers of a small network as plain numbers: for each layer its weights row by row, then its biases. */
export interface NetFile {
  readonly sizes: readonly number[];
  readonly layers: readonly { readonly weights: readonly number[]; readonly biases: readonly number[] }[];
}

/** A policy over answers as plain numbers: places in its table that are not zero, what they weigh, and by topic how much the hand-made prior counts. */
export interface PolicyFile {
  readonly at: readonly number[];
  readonly weights: readonly number[];
  readonly trust: { readonly [topic: string]: number };
}

/** What a game tells the bots: how a position looks to a seat, and which answers are worth a thought. */
export interface GameBot<T extends Shape = Shape> {
  /** Names of the features, in order; `feature.<name>` in the game's texts says each in words. */
  readonly features: readonly string[];
  /** Features that tell of what others may not know: never named when a bot says why it did something. */
  readonly hiddenFeatures?: readonly string[];
  /** How much each feature is worth, in points at the end of the game, as a good player would guess. */
  readonly weights: readonly number[];
  /** The same as found by self-play. */
  readonly tuned?: Weights;
  /** A value network trained by self-play on the same features. */
  readonly net?: NetFile;
  /** What searches preferred in self-play, as a prior over answers. */
  readonly learnedPolicy?: PolicyFile;
  /** The lead in points that makes somebody a clear favourite; 10 if left out. */
  readonly scale?: number;
  /** What a point of the result counts in the weights, where the game itself has only a few points to tell players apart; 1 if left out. */
  readonly point?: number;
  /** The features of a position for a seat. Only what the state of an imagined fork holds: bots never see a true one. */
  measure(g: GameContext<T>, seat: Seat): number[];
  /** The features for all seats at once, where that is cheaper than one after the other. */
  survey?(g: GameContext<T>): number[][];
  /** How far the game has come, from 0 to 1, where it can be told. */
  progress?(g: GameContext<T>): number;
  /**
   * Whether no action is half done, so that the position can be judged; every checkpoint is taken for such a point if this is left out.
   * Games whose actions go over several phases (pay in one, receive in the next) say here when one is complete.
   */
  quiet?(g: GameContext<T>): boolean;
  /** What a beginner thinks of the answers to a question, by topic. */
  readonly policy?: PolicyByTopic<T>;
  /** The same for topics that have none of their own. */
  readonly otherPolicy?: TopicPolicy<T, Question>;
}

/** What a beginner thinks of the answers to one kind of question. */
export interface TopicPolicy<T extends Shape, Q> {
  /** How likely a beginner is to give this answer, 1 being neutral. */
  prior?(g: GameContext<T>, question: Q, answer: AnswerTo<Q>): number;
  /** The answers worth considering where there are many; all of them where it returns null. */
  candidates?(g: GameContext<T>, question: Q): readonly AnswerTo<Q>[] | null;
}

/** Policies by the name of the topic. */
export type PolicyByTopic<T extends Shape> = { readonly [K in TopicName<T>]?: TopicPolicy<T, QuestionOn<T, K>> };

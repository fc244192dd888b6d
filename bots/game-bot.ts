import type { Answer, Question, Seat, Shape, Table } from '@pantheon/kernel';

/** What a game tells the bots: how a position looks to a seat, and which answers are worth a thought. */
export interface GameBot<T extends Shape = Shape> {
  /** Names of the features, in order; `feature.<name>` in the game's texts says each in words. */
  readonly features: readonly string[];
  /** How much each feature is worth, in points at the end of the game. */
  readonly weights: readonly number[];
  /** The features of a position for a seat. Only what the state of an imagined fork holds: bots never see a true one. */
  measure(g: Table<T>, seat: Seat): number[];
  /** Answers worth considering where there are many; all of them where it returns null. */
  candidates?(g: Table<T>, question: Question): readonly Answer[] | null;
  /** A rule of thumb: how likely a beginner is to give this answer, 1 being neutral. */
  inclination?(g: Table<T>, question: Question, answer: Answer): number;
}

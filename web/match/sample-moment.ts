import type { LogLine, Options, SeatView } from '@pantheon/kernel';

/** The strength of the bots that play samples. */
export const SAMPLE_LEVEL = 'shepherd';

/** A match that weak bots play among themselves, to show what a game looks like. */
export interface SampleWish {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
  /** How many answers are given. */
  readonly answers: number;
  /** How many of the last moments are wanted. */
  readonly keep: number;
}

/** A position as everybody may see it, and what has just led to it. */
export interface SampleMoment {
  readonly sight: SeatView;
  readonly lines: readonly LogLine[];
}

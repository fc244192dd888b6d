import { type Message, say } from './message.ts';
import type { Seat } from './seat.ts';

/** How one seat did. */
export interface Score {
  readonly seat: Seat;
  /** 1 for the best; tied seats share the better rank. */
  readonly rank: number;
  readonly total: number;
  /** Where the points came from, in the order of scoring; the names are in the text catalogues under `score.<source>`. */
  readonly parts: readonly { readonly source: string; readonly points: number }[];
}

/** The outcome of a match. */
export interface Result {
  /** The way it ended; `end.<how>` in the text catalogues. `agreed`: the people ended it before the rules did. */
  readonly how: string;
  /** The same in a sentence that names who won with what, where the game has one. */
  readonly told?: Message;
  /** By seat. */
  readonly scores: readonly Score[];
}

/** Ranks with ties from what each seat is compared by, the first figure that differs deciding. */
export function ranked(standing: readonly (readonly number[])[]): number[] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (b[i] as number) - (a[i] as number);
    return 0;
  };
  return standing.map((mine) => 1 + standing.filter((other) => compare(other, mine) < 0).length);
}

/** How a match ended, in a sentence. */
export const ending = ({ how, told }: Result): Message => told ?? say(`end.${how}`);

/** The seats that won: one, or several that share the victory. */
export const winners = (result: Result): Seat[] => result.scores.filter((score) => score.rank === 1).map((score) => score.seat);

import { levelAnswer } from '@pantheon/bots';
import type { GameModule } from '@pantheon/catalog';
import { type LogLine, Match, type Options, type SeatView } from '@pantheon/kernel';

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

const LEVEL = 'shepherd';

/** Plays a match as far as is wished. The same wish gives the same match. Returns its last moments, each of them somebody's deed. */
export function playSample({ rules, bot }: GameModule, { seats, seed, options, answers, keep }: SampleWish): SampleMoment[] {
  const match = Match.start(rules, { seats, seed, ...(options === undefined ? {} : { options }) });
  const moments: SampleMoment[] = [{ sight: match.seatView(null), lines: [] }];
  let told = match.log.length;
  while (match.number < answers && !match.over) {
    const [next] = match.waiting;
    if (next === undefined) break;
    match.answer(next.seat, levelAnswer(match, next.seat, LEVEL, bot, { seed }));
    const lines = match.logFor(null, told);
    if (!lines.some(({ level }) => level === 'action')) continue;
    told = match.log.length;
    moments.push({ sight: match.seatView(null), lines });
    if (moments.length > keep) moments.shift();
  }
  return moments;
}

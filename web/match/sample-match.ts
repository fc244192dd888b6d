import { levelAnswer } from '@pantheon/bots';
import type { GameModule } from '@pantheon/catalog';
import { Match } from '@pantheon/kernel';
import { SAMPLE_LEVEL, type SampleMoment, type SampleWish } from './sample-moment.ts';

/** Plays a match as far as is wished. The same wish gives the same match. Returns its last moments, each of them somebody's deed. */
export function playSample({ rules, bot }: GameModule, { seats, seed, options, answers, keep }: SampleWish): SampleMoment[] {
  const match = Match.start(rules, { seats, seed, ...(options === undefined ? {} : { options }) });
  const moments: SampleMoment[] = [{ sight: match.seatView(null), lines: [] }];
  let told = match.log.length;
  while (match.number < answers && !match.over) {
    const [next] = match.waiting;
    if (next === undefined) break;
    match.answer(next.seat, levelAnswer(match, next.seat, SAMPLE_LEVEL, bot, { seed }));
    const lines = match.logFor(null, told);
    if (!lines.some(({ level }) => level === 'action')) continue;
    told = match.log.length;
    moments.push({ sight: match.seatView(null), lines });
    if (moments.length > keep) moments.shift();
  }
  return moments;
}

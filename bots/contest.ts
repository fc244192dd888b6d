import { type AnyGame, botSeedOf, type Match, type MatchRecord, type Options, replay, sameJson, seatOf, verify } from '@pantheon/kernel';
import { usualEvaluation } from './evaluation.ts';
import type { GameBot } from './game-bot.ts';
import { levelAnswer } from './levels.ts';
import { isQuiet } from './policy.ts';
import { chancesIn } from './review.ts';

/** A match that everybody plays once from the same start: one person at the first seat, bots that think by tries at all others. */
export interface Contest {
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly level: string;
  readonly seed: string;
}

/** What came out when a record of a contest was checked: what is wrong with it, or how the person stood along the way. */
export type ContestCheck = { readonly problem: string } | { readonly curve: readonly number[]; readonly ownAnswers: number };

/** The seat of the person in a contest. */
const PERSON = 0;
/** Into so many stretches a match is divided, to compare long ones with short ones. */
const STRETCHES = 40;

/**
 * Plays a record of a contest again and checks all of it: that it is this contest and came to its end by the rules, that chance is the
 * seed's, and that every bot answered what it had to answer.
 */
export function checkContest(rules: AnyGame, game: GameBot, record: MatchRecord, contest: Contest): ContestCheck {
  const problem = foreignIn(record, contest) ?? verify(rules, record)[0];
  if (problem !== undefined) return { problem };
  const match = replay(rules, record, 0);
  const seed = botSeedOf(contest.seed);
  const points = [{ at: 0, chance: chanceAt(match, game, 0) }];
  for (const [at, [index, key, ...outcomes]] of record.answers.entries()) {
    const seat = seatOf(index);
    if (index !== PERSON && levelAnswer(match, seat, contest.level, game, { seed, byTries: true }) !== key)
      return { problem: `answer ${at + 1} is not what the bot at seat ${index} answers` };
    match.rig(outcomes);
    match.answer(seat, key);
    if (match.number === at + 1 && isQuiet(game, match)) points.push({ at: at + 1, chance: chanceAt(match, game, at + 1) });
  }
  return { curve: contestCurve(points, record.answers.length), ownAnswers: record.answers.filter(([seat]) => seat === PERSON).length };
}

function foreignIn(record: MatchRecord, contest: Contest): string | undefined {
  const { rules, seats, options, seed } = record;
  if (!sameJson({ rules, seats, options, seed }, { ...contest, level: undefined })) return 'it is a match of something else';
  if (record.entropy.length > 0 || record.pack !== undefined || record.start !== undefined) return 'it does not begin where all begin';
  if (record.agreed === true || record.result === null) return 'it did not come to its end by the rules';
  return undefined;
}

const chanceAt = (match: Match, game: GameBot, at: number): number =>
  Math.round(100 * (chancesIn(match, usualEvaluation(game), `contest/${at}`)[PERSON] ?? 0));

/** Chances after some answers as a line of equal steps, from the start to the end. */
export const contestCurve = (points: readonly { readonly at: number; readonly chance: number }[], length: number): number[] =>
  Array.from({ length: STRETCHES + 1 }, (_, step) => {
    const at = Math.round((step * length) / STRETCHES);
    return points.findLast((point) => point.at <= at)?.chance ?? 0;
  });

import { commitment, mixedSeed } from './dice.ts';
import type { AnyGame } from './game.ts';
import { sameJson } from './json.ts';
import { type MatchRecord, replay } from './record.ts';

/** What was checked of a record by playing it again, and how each check came out. */
export interface Verification {
  /** The seed is the one whose hash was announced. */
  readonly announced: boolean;
  /** The match began with the set-up of the game, not in a position of its own. */
  readonly fromTheStart: boolean;
  /** Its dice run on the seed and what the players added to it. */
  readonly ownDice: boolean;
  /** The answers that the rules allowed, all of them, up to the position that the record names. */
  readonly answers: number;
  /** The outcomes of chance, and those among them that do not come from the seed. */
  readonly outcomes: number;
  readonly foreignOutcomes: number;
  /** The result is the one that the answers lead to. */
  readonly result: boolean;
}

/** Plays a record again and says what was checked. What the rules do not allow is thrown. */
export function verification(game: AnyGame, record: MatchRecord): Verification {
  const match = replay(game, record);
  return {
    announced: commitment(record.seed) === record.commitment,
    fromTheStart: record.start === undefined,
    ownDice: record.start === undefined || record.start.dice.seed === mixedSeed(record.seed, record.entropy),
    answers: record.answers.length,
    outcomes: record.opening.length + record.answers.reduce((sum, answer) => sum + answer.length - 2, 0),
    foreignOutcomes: match.foreignOutcomes,
    result: sameJson(match.result, record.result),
  };
}

/** What checking a record found; empty when everything is as it should be. */
export function verify(game: AnyGame, record: MatchRecord): string[] {
  const found = verification(game, record);
  const problems: string[] = [];
  if (!found.announced) problems.push('the seed is not the one that was announced');
  if (!found.fromTheStart) problems.push('it begins in a position of its own, and how that came about cannot be checked');
  if (!found.ownDice) problems.push('its dice run on another seed');
  if (found.foreignOutcomes > 0) {
    const seed = mixedSeed(record.seed, record.entropy);
    problems.push(`${found.foreignOutcomes} outcomes of chance do not come from the seed ${seed.slice(0, 12)}…`);
  }
  if (!found.result) problems.push('the result is not the one that the answers lead to');
  return problems;
}

import type { MatchRecord } from '@pantheon/kernel';
import { notFound, Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import type { ChallengeRow } from '../store/challenge-schema.ts';
import type { ContestOutcome } from '../workers/protocol.ts';
import { isFault, isRefusal } from '../workers/worker-pool.ts';
import { phaseOf } from './challenges.ts';

/** The seat of the person in every challenge. */
const PERSON = 0;

/**
 * Takes somebody's record of a challenge, once. It is played again here: the seed, chance and every answer of the bots must be those of the
 * challenge. What nobody can see from here is what somebody tried out before on a device of their own; that is why it counts from when it
 * was begun, and only once.
 */
export async function handIn(services: Services, challenge: ChallengeRow, person: string, record: MatchRecord): Promise<void> {
  const { db, now, config } = services;
  const { day, game } = challenge;
  const begun = await db
    .selectFrom('challenge_tries')
    .select(['started_at', 'finished_at'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();
  if (begun === undefined) throw notFound();
  if (begun.finished_at !== null) throw new Refusal('played-already', 'you have handed this challenge in');
  if (phaseOf(day, now()) === 'closed') throw new Refusal('too-late', 'that day is closed');
  const taken = now() - begun.started_at.getTime();
  if (taken < ownAnswersIn(record) * config.challengePace) throw new Refusal('too-fast', 'nobody decides that fast');
  const { result, curve, ownAnswers } = await checked(services, challenge, person, record);
  const own = result.scores.find(({ seat }) => seat === PERSON);
  const { numUpdatedRows } = await db
    .updateTable('challenge_tries')
    .set({
      finished_at: new Date(now()),
      place: own?.rank ?? challenge.seats,
      score: own?.total ?? 0,
      answers: ownAnswers,
      curve: JSON.stringify(curve),
      record: JSON.stringify(record),
    })
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('played-already', 'you have handed this challenge in');
}

// What somebody sends may be anything; whether it is a record is for the rules to say.
function ownAnswersIn(record: unknown): number {
  const answers: unknown = typeof record === 'object' && record !== null && 'answers' in record ? record.answers : null;
  return Array.isArray(answers) ? answers.filter((answer: unknown) => Array.isArray(answer) && answer[0] === PERSON).length : 0;
}

function checked(
  { checkers }: Services,
  { game, rules, seats, options, level, seed }: ChallengeRow,
  person: string,
  record: MatchRecord,
): Promise<ContestOutcome> {
  return checkers.contest(person, { game, contest: { rules, seats, options, level, seed }, record }).catch((error: unknown) => {
    if (isRefusal(error)) throw new Refusal('bad-record', error.message);
    if (isFault(error)) throw new Refusal('bad-record', 'the rules cannot replay this record');
    throw error;
  });
}

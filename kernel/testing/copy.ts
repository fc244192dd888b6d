import { sampleAnswer } from '../answers.ts';
import type { Dice } from '../dice.ts';
import type { LogLine, Shape } from '../game-context.ts';
import type { MatchSetup, StoredCheckpoint } from '../history.ts';
import { clone } from '../json.ts';
import { Match } from '../match.ts';
import { answerOf, keyOf, type Question } from '../question.ts';
import type { Seat } from '../seat.ts';

/** The setup that a match was started with. */
export const setupOf = ({ origin, seats }: Match<Shape>): MatchSetup => ({
  seats: seats.length,
  options: origin.options,
  seed: origin.seed,
  entropy: origin.entropy,
  pack: origin.pack,
});

function resumed(match: Match<Shape>, from: StoredCheckpoint): Match<Shape> {
  const past = { opening: match.opening, given: match.history.slice(0, from.at) };
  return Match.resume(match.game, setupOf(match), from, past);
}

/** The answers since a checkpoint and the sealed ones, given again. */
function catchUp(copy: Match<Shape>, match: Match<Shape>, from: StoredCheckpoint): void {
  for (const { seat, key } of match.history.slice(from.at)) copy.answer(seat, key);
  for (const { seat, key } of match.waitingAnswers) copy.answer(seat, key);
}

/** The same match again, from its last checkpoint as a file would hold it. Its log begins there. */
export function copyOf(match: Match<Shape>): Match<Shape> {
  const from = JSON.parse(JSON.stringify(match.lastCheckpoint())) as StoredCheckpoint;
  const copy = resumed(match, from);
  catchUp(copy, match, from);
  return copy;
}

/** Whether nothing at all has happened since the last checkpoint, no chance either. */
export function isAtCheckpoint(match: Match<Shape>): boolean {
  const { at, chance } = match.lastCheckpoint();
  return at === match.number && chance === (match.history.at(-1)?.chance ?? match.opening).length;
}

/** The match as it might be for all that a seat knows: the counterpart of `copyOf`, with another truth. */
export function twinOf(match: Match<Shape>, seat: Seat | null, dice: Dice): Match<Shape> {
  const twin = copyOf(match);
  if (!isAtCheckpoint(match)) {
    match.game.determinize(twin, seat, dice);
    return twin;
  }
  const from = match.lastCheckpoint();
  twin.s = clone(from.state);
  match.game.determinize(twin, seat, dice);
  const fresh = resumed(match, { ...from, state: twin.s });
  for (const sealed of match.waitingAnswers) {
    const question = fresh.question(sealed.seat) as Question;
    const answer = sealed.seat === seat ? null : sampleAnswer(question, dice);
    fresh.answer(sealed.seat, answer === null ? sealed.key : keyOf(question, answer));
  }
  return fresh;
}

/** All that a seat or a spectator receives of a match. */
export interface Outlook {
  readonly sight: object;
  readonly log: readonly LogLine[];
}

/** What a reader receives, as it goes over the wire. */
export const outlook = (match: Match<Shape>, reader: Seat | null): Outlook =>
  JSON.parse(JSON.stringify({ sight: match.seatView(reader), log: match.logFor(reader) })) as Outlook;

/**
 * Everything about a match that may never differ between two copies of it. Whether others than the given seat may undo can be left out:
 * an answer that was given and taken back still ends the undo of the seat before.
 */
export function portrait(match: Match<Shape>, undoOf: Seat | 'all' = 'all'): object {
  const sights = [...match.seats, null].map((reader) => {
    const sight = match.seatView(reader);
    return undoOf === 'all' || reader === undoOf ? sight : { ...sight, canUndo: null };
  });
  const { phase, s, waitingAnswers } = match;
  return JSON.parse(JSON.stringify({ hash: match.hash(), phase, s, waitingAnswers, sights })) as object;
}

/** Whether a key is an answer to the question that a seat is asked. */
export function offers(match: Match<Shape>, seat: Seat, key: string): boolean {
  const question = match.question(seat);
  return question !== null && answerOf(question, key) !== null;
}

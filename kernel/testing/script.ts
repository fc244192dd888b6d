import { eachAnswer, sampleAnswer } from '../answers.ts';
import { QuickDice } from '../dice.ts';
import type { Game } from '../game.ts';
import type { Shape } from '../game-context.ts';
import type { MatchSetup } from '../history.ts';
import { clone } from '../json.ts';
import { Match } from '../match.ts';
import { keyOf, type Question } from '../question.ts';
import type { Seat } from '../seat.ts';

/** A match that stands at the beginning of a phase, in a position that a test has arranged. */
export function staged<T extends Shape>(
  game: Game<T>,
  setup: MatchSetup,
  phase: string,
  edit: (s: T['state'], match: Match<T>) => void,
): Match<T> {
  const fresh = Match.start(game, setup);
  const checkpoint = fresh.lastCheckpoint();
  const state = clone(fresh.s);
  edit(state, fresh);
  return Match.resume(game, setup, { ...checkpoint, phase, state, chance: 0 });
}

/** The keys of all answers to a seat's question, up to a thousand. */
export function keysOf<T extends Shape>(match: Match<T>, seat: Seat): string[] {
  const question = match.question(seat);
  if (question === null) return [];
  const keys: string[] = [];
  for (const answer of eachAnswer(question)) {
    if (keys.length === 1000) break;
    keys.push(keyOf(question, answer));
  }
  return keys;
}

/** The only question that is open. */
export function onlyQuestion<T extends Shape>(match: Match<T>): Question {
  const [waiting, ...others] = match.waiting;
  if (waiting === undefined || others.length > 0) throw new Error(`${match.waiting.length} questions are open`);
  return match.question(waiting.seat) as Question;
}

/** Gives answers one after the other to whoever is asked, each as `topic=key`, so that a test reads like a script. */
export function script<T extends Shape>(match: Match<T>, ...lines: readonly string[]): void {
  for (const line of lines) {
    const { seat, topic } = onlyQuestion(match);
    const [expected, key] = [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];
    if (topic.id !== expected) throw new Error(`expected the question "${expected}", but seat ${seat} is asked "${topic.id}"`);
    match.answer(seat, key);
  }
}

/** Plays on at random, to the end or until the condition holds. */
export function playOn<T extends Shape>(match: Match<T>, seed: string | number, until: (match: Match<T>) => boolean = () => false): void {
  const dice = new QuickDice(seed);
  while (!match.over && !until(match)) {
    for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
  }
}

/** How far a match is played on at random, and after how many rounds of answers each time it is looked at. */
export interface Walk {
  readonly seed: string | number;
  readonly answers: number;
  readonly every?: number;
}

/** Plays on at random, and looks at the match on the way and at the end. */
export function lookAlong<T extends Shape>(match: Match<T>, { seed, answers, every = 1 }: Walk, look: () => void): void {
  let rounds = 0;
  playOn(match, seed, ({ number }) => {
    if (rounds > 0 && rounds % every === 0) look();
    rounds++;
    return number >= answers;
  });
  look();
}

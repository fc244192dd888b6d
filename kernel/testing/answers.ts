import { allAnswers, sampleAnswer } from '../answers.ts';
import { QuickDice } from '../dice.ts';
import { PantheonError } from '../errors.ts';
import { canonical } from '../json.ts';
import { type Answer, answerOf, keyOf, type Question, type Topic } from '../question.ts';
import { type Seat, seatOf } from '../seat.ts';
import { copyOf, offers, portrait } from './copy.ts';
import { difference } from './difference.ts';
import { finding, type Scene, within } from './subject.ts';

const MANY = 24;

/** Every answer to a question, or some where there are many. */
function someAnswers(question: Question, dice: QuickDice): readonly Answer[] {
  const all = allAnswers(question, 400);
  if (all !== null && all.length <= MANY) return all;
  const pool = all ?? Array.from({ length: MANY }, () => sampleAnswer(question, dice));
  return Array.from({ length: MANY }, () => pool[dice.below(pool.length)] as Answer);
}

/** Every answer that is offered is taken, on forks, and leaves a sound position; the match itself does not notice. */
export function checkAccepted(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  const before = canonical(match.s);
  match.open.forEach((question, at) => {
    for (const answer of someAnswers(question, dice)) {
      const key = keyOf(question, answer);
      const same = answerOf(question, key);
      if (same === null || canonical(same) !== canonical(answer))
        throw finding(scene, `the key "${key}" of "${question.topic.id}" does not lead back to its answer`);
      within(scene, `"${question.topic.id}" offers "${key}", but the rules fail on it`, () => {
        const fork = match.fork(new QuickDice(key));
        fork.play(match.open.map((other, place) => (place === at ? answer : sampleAnswer(other, dice))));
        const broken = match.game.invariants(fork);
        if (broken.length > 0) throw new Error(broken.join('; '));
      });
    }
  });
  if (canonical(match.s) !== before) throw finding(scene, 'playing on a fork changed the match');
}

/** A fork that gets the same answers ends up in the same place. */
export function checkFork(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  const fork = within(scene, 'the match cannot be forked', () => match.fork());
  const differs = difference(match.s, fork.s);
  if (differs !== null) throw finding(scene, `a fork differs: ${differs}`);
  const copy = within(scene, 'the match does not go on from its checkpoint', () => copyOf(match));
  for (const { seat } of copy.waitingAnswers) copy.undo(seat);
  for (let step = 0; step < 8 && !copy.over; step++) {
    const { open } = copy;
    const answers = open.map((question) => sampleAnswer(question, dice));
    fork.play(answers);
    open.forEach(({ seat }, at) => {
      copy.give(seat, answers[at] as Answer);
    });
    const apart = difference(copy.s, fork.s);
    if (apart !== null) throw finding(scene, `a fork went another way after the same answers: ${apart}`);
  }
}

/** Answers that somebody might send to do harm or by mistake. */
function hostileKeys(question: Question, dice: QuickDice): string[] {
  const legal = keyOf(question, sampleAnswer(question, dice));
  const topic = question.topic as Topic<unknown>;
  const keys = question.kind === 'amount' ? [] : question.options.map((option) => topic.key(option));
  const one = keys[0] ?? '0';
  const last = keys.at(-1) ?? '1';
  return [
    '',
    ' ',
    'pass',
    'none',
    '__proto__',
    'constructor',
    'undefined',
    'null',
    '-1',
    '1e3',
    '0x1',
    '99999999999',
    `${legal} `,
    `${legal}+${legal}`,
    `${legal}>${legal}`,
    `${legal},${legal}`,
    `${legal}=1`,
    `${one}=0`,
    `${one}=-1`,
    `${one}=1=1`,
    `${last}+${one}`,
    `${last}>${one}`,
    `${one}+${one}`,
    keys.join('+'),
    keys.join('>'),
    legal.toUpperCase() === legal ? `${legal}x` : legal.toUpperCase(),
    'x'.repeat(10_000),
  ].filter((key) => answerOf(question, key) === null);
}

const HOSTILE_ANSWERS: readonly unknown[] = [
  -1,
  0.5,
  Number.NaN,
  1e9,
  '0',
  null,
  undefined,
  {},
  [-1],
  [0.5],
  [0, 0],
  ['0'],
  [1e9],
  [[0]],
  true,
];

/** What is not offered is refused with a typed error, and nothing changes by it. */
export function checkRefused(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  const before = portrait(match);
  const { number } = match;
  for (const { seat } of match.waiting) {
    const question = match.question(seat) as Question;
    for (const key of hostileKeys(question, dice))
      expectRefusal(scene, `the key "${key.slice(0, 60)}"`, 'not-offered', () => match.answer(seat, key));
    for (const answer of HOSTILE_ANSWERS)
      if (!isOffered(question, answer))
        expectRefusal(scene, `the answer ${JSON.stringify(answer)}`, 'not-offered', () => match.give(seat, answer as Answer));
  }
  for (const seat of match.seats)
    if (match.question(seat) === null) expectRefusal(scene, 'an answer out of turn', 'not-your-question', () => match.answer(seat, 'pass'));
  for (const seat of [-1, match.seats.length, 0.5, Number.NaN])
    expectRefusal(scene, `an answer of seat ${seat}`, 'unknown-seat', () => match.answer(seatOf(seat), 'pass'));
  const changed = match.number === number ? difference(before, portrait(match)) : 'it counts one more answer';
  if (changed !== null) throw finding(scene, `a refused answer changed the match: ${changed}`);
}

function isOffered(question: Question, answer: unknown): boolean {
  const all = allAnswers(question, 2000);
  const text = JSON.stringify(answer);
  if (all === null) return typeof answer === 'number' || (Array.isArray(answer) && answer.every((item) => typeof item === 'number'));
  return typeof answer !== 'string' && all.some((legal) => JSON.stringify(legal) === text);
}

function expectRefusal(scene: Scene, what: string, code: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof PantheonError && error.code === code) return;
    throw finding(scene, `${what} was refused, but not as "${code}"`, error);
  }
  throw finding(scene, `${what} was taken, though it is not offered`);
}

/** The words with which a match refuses what a seat may not answer; two matches that a seat cannot tell apart refuse alike. */
export function refusals(match: Scene['match'], seat: Seat, keys: readonly string[]): string[] {
  return keys.filter((key) => !offers(match, seat, key)).map((key) => refusal(() => match.answer(seat, key)));
}

const refusal = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    return error instanceof PantheonError ? `${error.code}: ${error.message}` : `a fault: ${String(error)}`;
  }
  return 'taken';
};

import { sampleAnswer } from '../answers.ts';
import type { QuickDice } from '../dice.ts';
import { PantheonError } from '../errors.ts';
import type { Shape } from '../game-context.ts';
import type { Match } from '../match.ts';
import { keyOf, type Question } from '../question.ts';
import type { Seat } from '../seat.ts';
import { copyOf, portrait } from './copy.ts';
import { difference } from './difference.ts';
import { finding, type Scene, within } from './subject.ts';

/** The first answer that a seat might take back, by what is plainly forbidden: chance, a sealed round, another seat's answer. */
function earliest(match: Match<Shape>, seat: Seat, sealedUpTo: number): number {
  const foreign = match.history.findLastIndex((given) => given.seat !== seat);
  const chance = match.history.findLastIndex((given) => given.chance.length > 0);
  return Math.max(foreign + 1, chance + 1, sealedUpTo);
}

/** Nothing before a barrier can be taken back, by anybody. */
export function checkBarriers(scene: Scene, sealedUpTo: number): void {
  const { match } = scene;
  for (const seat of match.seats) {
    const limit = match.over ? match.number : earliest(match, seat, sealedUpTo);
    const sealed = match.waitingAnswers.some((given) => given.seat === seat);
    if (!sealed && limit >= match.number && match.canUndo(seat)) throw finding(scene, `seat ${seat} could undo across a barrier`);
    if (sealed) continue;
    for (let number = Math.max(-1, limit - 4); number < limit; number++) {
      try {
        match.undoTo(seat, number);
      } catch (error) {
        if (error instanceof PantheonError && error.code === 'cannot-undo') continue;
        throw error;
      }
      throw finding(scene, `seat ${seat} undid to answer ${number}, across a barrier at ${limit}`);
    }
  }
}

/** Taking an answer back restores everything, and giving it again leads to the same place. Works on copies. */
export function checkUndo(scene: Scene, dice: QuickDice): void {
  const copy = within(scene, 'the match does not go on from its checkpoint', () => copyOf(scene.match));
  const { seat } = copy.waiting[dice.below(copy.waiting.length)] as { seat: Seat };
  const question = copy.question(seat) as Question;
  const key = keyOf(question, sampleAnswer(question, dice));
  const before = portrait(copy, seat);
  copy.answer(seat, key);
  const after = portrait(copy, seat);
  if (!copy.canUndo(seat)) return;
  within(scene, `"${key}" cannot be undone`, () => copy.undo(seat));
  same(scene, `undoing "${key}" of "${question.topic.id}" does not restore the match`, before, portrait(copy, seat));
  within(scene, `"${key}" cannot be given again`, () => copy.answer(seat, key));
  same(scene, `"${key}" of "${question.topic.id}", undone and given again, leads elsewhere`, after, portrait(copy, seat));
  within(scene, 'the turn cannot be started again', () => copy.restartTurn(seat));
}

/** All answers of a turn taken back at once and given again. */
export function checkRestart(scene: Scene): void {
  const { match } = scene;
  const seat = match.history.at(-1)?.seat;
  if (seat === undefined || !match.canUndo(seat) || match.waitingAnswers.length > 0) return;
  const before = portrait(match);
  const { number, history } = match;
  const given = [...history];
  within(scene, 'the turn cannot be started again', () => match.restartTurn(seat));
  if (match.canUndo(seat)) throw finding(scene, 'after a restart of the turn more could be taken back');
  for (const entry of given.slice(match.number, number))
    within(scene, 'a turn cannot be repeated after its restart', () => match.answer(entry.seat, entry.key));
  same(scene, 'a turn started again and repeated leads elsewhere', before, portrait(match));
}

function same(scene: Scene, what: string, a: object, b: object): void {
  const differs = difference(a, b);
  if (differs !== null) throw finding(scene, `${what}: ${differs}`);
}

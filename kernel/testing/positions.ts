import { eachAnswer } from '../answers.ts';
import { copyOfState } from '../game.ts';
import type { AmountQuestion, Question, Topic } from '../question.ts';
import { difference, notPlain, sharedWith } from './difference.ts';
import { finding, type Scene, within } from './subject.ts';

const GOOD_KEY = /^[A-Za-z0-9][A-Za-z0-9:.-]*$/;
const RESERVED = new Set(['pass', 'none']);

/** What must hold after every single answer. */
export function checkPosition(scene: Scene): void {
  const { match } = scene;
  const broken = within(scene, 'the invariants cannot be checked', () => match.game.invariants(match));
  if (broken.length > 0) throw finding(scene, `broken: ${broken.join('; ')}`);
  const odd = notPlain(match.s, 's');
  if (odd !== null) throw finding(scene, `the state is not plain JSON: ${odd}`);
  checkCopy(scene);
  if (match.number > match.game.stepCap) throw finding(scene, `more answers than the cap of ${match.game.stepCap}`);
  if (match.over) return;
  if (match.waiting.length === 0) throw finding(scene, 'nobody is asked, and the match is not over');
  for (const question of match.open) checkQuestion(scene, question);
  const asked = match.open.map(({ seat }) => seat);
  if (new Set(asked).size < asked.length) throw finding(scene, 'a seat is asked twice at once');
}

/** A copy is the same all over, and shares nothing that a rule could change. */
function checkCopy(scene: Scene): void {
  const { game, s } = scene.match;
  const copy = within(scene, 'the state cannot be copied', () => copyOfState(game, s));
  const other = JSON.stringify(s) === JSON.stringify(copy) ? null : difference(s, copy, 's');
  if (other !== null) throw finding(scene, `a copy of the state is another one: ${other}`);
  const shared = sharedWith(copy, s, 's');
  if (shared !== null) throw finding(scene, `a copy of the state shares ${shared} with it`);
}

function checkQuestion(scene: Scene, question: Question): void {
  const { id } = question.topic;
  if (!scene.match.seats.includes(question.seat)) throw finding(scene, `"${id}" asks seat ${question.seat}, who is not there`);
  if (eachAnswer(question).next().done === true) throw finding(scene, `"${id}" has no answer to give`);
  if (question.kind !== 'amount') checkKeys(scene, question);
}

function checkKeys(scene: Scene, question: Exclude<Question, AmountQuestion>): void {
  const topic = question.topic as Topic<unknown>;
  const keys = question.options.map((option) => topic.key(option));
  const bad = keys.find((key) => !GOOD_KEY.test(key) || RESERVED.has(key));
  if (bad !== undefined) throw finding(scene, `"${topic.id}" has an option with the key "${bad}"`);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw finding(scene, `"${topic.id}" has two options with the key "${twice}"`);
}

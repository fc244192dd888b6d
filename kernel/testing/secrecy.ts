import { sampleAnswer } from '../answers.ts';
import type { Dice } from '../dice.ts';
import { QuickDice } from '../dice.ts';
import { PantheonError } from '../errors.ts';
import type { Shape } from '../game-context.ts';
import { Match } from '../match.ts';
import { type Answer, keyOf, type Question, type Topic } from '../question.ts';
import { blockedIn } from '../question-dto.ts';
import type { Seat } from '../seat.ts';
import type { Simulation } from '../simulation.ts';
import { refusals } from './answers.ts';
import { copyOf, isAtCheckpoint, offers, outlook, setupOf, twinOf } from './copy.ts';
import { difference, sharedWith } from './difference.ts';
import { called, finding, readersOf, type Scene, within } from './subject.ts';

const STEPS = 6;
/** Up to this number of answers it is likely that another outcome of chance has gone unseen. */
const EARLY = 30;

/** What a seat receives stays the same whatever it cannot know, now and after its own next answers. */
export function checkSecrecy(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  for (const reader of readersOf(match)) {
    const base = within(scene, 'the match does not go on from its checkpoint', () => copyOf(match));
    const twin = within(scene, `no twin can be imagined for ${called(reader)}`, () => twinOf(match, reader, dice));
    const broken = match.game.invariants(twin);
    if (broken.length > 0) throw finding(scene, `what ${called(reader)} imagines is broken: ${broken.join('; ')}`);
    const seen = difference(outlook(base, reader), outlook(twin, reader));
    if (seen !== null) throw finding(scene, `${called(reader)} can see what is hidden: ${seen}`);
    const shared = sharedWith(match.game.view(match, reader), match.s, 'view');
    if (shared !== null) throw finding(scene, `${called(reader)} is handed a part of the state itself, not a copy: ${shared}`);
    if (reader !== null) {
      compareRefusals(scene, reader, base, twin, dice);
      goOn(scene, reader, base, twin, dice);
    }
  }
}

function compareRefusals(scene: Scene, seat: Seat, base: Match<Shape>, twin: Match<Shape>, dice: QuickDice): void {
  const keys = ['', 'pass', 'none', 'nonsense', ...likelyKeys(base, dice), ...likelyKeys(twin, dice)];
  const differs = difference(refusals(base, seat, keys), refusals(twin, seat, keys));
  if (differs !== null) throw finding(scene, `seat ${seat} is refused in words that give away what is hidden: ${differs}`);
}

/** Keys that somebody who guesses would try: those of all open questions, and of what they name as blocked. */
function likelyKeys(match: Match<Shape>, dice: QuickDice): string[] {
  return match.open.flatMap((question) => {
    const topic = question.topic as Topic<unknown>;
    const blocked = blockedIn(question, match).map(({ option }) => topic.key(option));
    return [...blocked, ...Array.from({ length: 4 }, () => keyOf(question, sampleAnswer(question, dice)))];
  });
}

const usedChance = (match: Match<Shape>, since: number): boolean => match.history.slice(since).some(({ chance }) => chance.length > 0);

/** The seat gives the same answers in both worlds. As long as nothing hidden is shown, they look the same; else there is no way back. */
function goOn(scene: Scene, seat: Seat, base: Match<Shape>, twin: Match<Shape>, dice: QuickDice): void {
  const said: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const question = base.question(seat);
    if (question === null || base.open.length > 1) return;
    const key = keyOf(question, sampleAnswer(question, dice));
    said.push(`${question.topic.id}=${key}`);
    const since = base.number;
    within(scene, `seat ${seat} answers ${said.join(' ')}`, () => base.answer(seat, key));
    within(scene, `seat ${seat} answers ${said.join(' ')} in a world that it cannot tell apart`, () => twin.answer(seat, key));
    const chance = [usedChance(base, since), usedChance(twin, since)];
    if (chance[0] && chance[1]) return;
    if (base.over || twin.over) return;
    const seen = chance[0] === chance[1] ? difference(outlook(base, seat), outlook(twin, seat)) : 'chance was needed in only one of them';
    if (seen === null) continue;
    if (base.canUndo(seat) || twin.canUndo(seat))
      throw finding(scene, `seat ${seat} learns something by ${said.join(' ')} and could undo it (g.reveal is missing): ${seen}`);
    return;
  }
}

/** What others have sealed changes nothing for a seat, whatever it is. */
export function checkSealed(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  if (match.open.length < 2) return;
  for (const reader of readersOf(match)) {
    const others = match.open.filter((question) => question.seat !== reader);
    const hidden = others.length === match.open.length ? others.slice(1) : others;
    const [one, two] = [copyOf(match), copyOf(match)];
    for (const world of [one, two]) {
      for (const { seat } of world.waitingAnswers) world.undo(seat);
      for (const { seat } of hidden) world.give(seat, sampleAnswer(world.question(seat) as Question, dice));
    }
    const seen = difference(outlook(one, reader), outlook(two, reader));
    if (seen !== null) throw finding(scene, `${called(reader)} can see a sealed answer: ${seen}`);
  }
}

/**
 * What bots think with: the same view and question, and a game that can be played to its end. In the middle of a phase that holds for the
 * seat that is asked; another's open question was made from what that other one knows.
 */
export function checkImagined(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  const thinkers = readersOf(match).filter((reader) => isAtCheckpoint(match) || match.open.every((question) => question.seat === reader));
  const thinker = thinkers[dice.below(thinkers.length)];
  for (const reader of readersOf(match)) {
    const play = within(scene, `${called(reader)} cannot imagine the game`, () => match.sampleWorld(reader, dice.copy()));
    const seen = difference(match.game.view(match, reader), match.game.view(play, reader));
    if (seen !== null) throw finding(scene, `${called(reader)} imagines another view: ${seen}`);
    const [real, imagined] = [match.open, play.open].map((open) => open.find((question) => question.seat === reader));
    const asked = difference(real && gist(real), imagined && gist(imagined));
    if (asked !== null) throw finding(scene, `${called(reader)} imagines another question: ${asked}`);
    checkWorld(scene, reader, dice);
    if (reader === thinker) within(scene, `what ${called(reader)} imagines cannot be played to the end`, () => playToEnd(play, dice));
  }
}

function playToEnd(play: Simulation<Shape>, dice: QuickDice): void {
  for (let step = 0; !play.over; step++) {
    if (step > play.game.stepCap) throw new Error('it does not end');
    play.play(play.open.map((question): Answer => sampleAnswer(question, dice)));
    const broken = play.game.invariants(play);
    if (broken.length > 0) throw new Error(`broken after ${step + 1} answers: ${broken.join('; ')}`);
  }
}

/** An imagined world stays the same in its forks, and imagining from it is as good as imagining from the truth. */
function checkWorld(scene: Scene, reader: Seat | null, dice: QuickDice): void {
  const { match } = scene;
  const world = within(scene, `${called(reader)} cannot imagine the game`, () => match.sampleWorld(reader, dice.copy(), true));
  const forked = difference(world.s, world.fork().s);
  if (forked !== null) throw finding(scene, `a fork of what ${called(reader)} imagines is another world: ${forked}`);
  const other = new QuickDice(dice.below(1_000_000));
  const again = difference(match.sampleWorld(reader, other.copy()).s, world.sampleWorld(reader, other.copy()).s);
  if (again !== null) throw finding(scene, `${ORDER} for ${called(reader)}: ${again}`);
}

const ORDER = 'determinize depends on what its seat cannot know (gather what is hidden and sort it before you deal it out again)';

const gist = (question: Question): object => ({
  kind: question.kind,
  topic: question.topic.id,
  about: question.about,
  keys: question.kind === 'amount' ? [question.min, question.max] : question.options.map((question.topic as Topic<unknown>).key),
});

/** The same match, had one outcome of chance been another one; null where it could not have been. */
function otherwise(match: Match<Shape>, dice: Dice): Match<Shape> | null {
  const rigged = [...match.opening, ...match.history.flatMap(({ chance }) => chance)];
  const opening = match.opening.length;
  const at = opening > 0 && dice.below(2) === 0 ? dice.below(opening) : dice.below(rigged.length);
  const outcome = rigged[at];
  if (outcome === undefined) return null;
  rigged[at] = outcome === 0 || dice.below(2) === 0 ? outcome + 1 : outcome - 1;
  try {
    const other = Match.start(match.game, { ...setupOf(match), rigged });
    for (const { seat, key } of [...match.history, ...match.waitingAnswers])
      if (offers(other, seat, key)) other.answer(seat, key);
      else return null;
    return other;
  } catch (error) {
    if (error instanceof PantheonError && error.code === 'bad-record') return null;
    throw error;
  }
}

/**
 * What a seat cannot know is drawn from what it knows, and from nothing else: two positions that it cannot tell apart are resampled
 * alike by the same dice. Finds what `determinize` forgets, which would let bots cheat. Returns how many pairs were compared.
 */
export function checkIgnorance(scene: Scene, dice: QuickDice): number {
  const attempts = scene.match.number < EARLY ? 6 : 1;
  return Array.from({ length: attempts }, () => comparePairs(scene, dice)).reduce((sum, pairs) => sum + pairs);
}

function comparePairs(scene: Scene, dice: QuickDice): number {
  const { match } = scene;
  const other = within(scene, 'the match cannot be replayed with another outcome', () => otherwise(match, dice));
  if (other === null) return 0;
  let pairs = 0;
  for (const reader of readersOf(match)) {
    if (difference(outlook(match, reader), outlook(other, reader)) !== null) continue;
    if (difference(match.s, other.s) === null) continue;
    pairs++;
    const seed = dice.below(1_000_000);
    const [one, two] = [match, other].map((world) => {
      const copy = copyOf(world);
      match.game.determinize(copy, reader, new QuickDice(seed));
      return copy.s;
    });
    const differs = difference(one, two);
    if (differs !== null) throw finding(scene, `${ORDER} for ${called(reader)}: ${differs}`);
  }
  return pairs;
}

import { sampleAnswer } from '../answers.ts';
import { QuickDice } from '../dice.ts';
import { PantheonError } from '../errors.ts';
import { type AnyGame, optionSets } from '../game.ts';
import type { Options, Shape } from '../game-context.ts';
import { Match } from '../match.ts';
import type { Question } from '../question.ts';
import { checkAccepted, checkFork, checkRefused } from './answers.ts';
import { checkPosition } from './positions.ts';
import { checkAgreedEnd, checkRecord, checkReplay } from './records.ts';
import { checkIgnorance, checkImagined, checkSealed, checkSecrecy } from './secrecy.ts';
import { checkLog, checkResult, checkSentences } from './sentences.ts';
import { type GameTrial, type Scene, type Subject, seatCounts, within } from './subject.ts';
import { checkBarriers, checkRestart, checkUndo } from './undo.ts';

/** What was looked at in one match. */
export interface Examined {
  readonly answers: number;
  readonly looks: number;
  /** Pairs of positions that a seat could not tell apart, found by chance and compared. */
  readonly pairs: number;
  readonly how: string;
}

/** A match is ended by agreement, and replayed from its start, at one look of so many. */
const AGREEMENTS = 4;

/** Plays one match at random to its end and checks all that every game promises. Throws the first finding. */
export function examine(subject: Subject, trial: GameTrial): Examined {
  const dice = new QuickDice(`kit ${trial.seed}`);
  const match = start(subject, trial);
  const scene: Scene = { subject, trial, match };
  const hashes = [match.hash()];
  const expected = Math.max(1, Math.floor(expectedAnswers(match) / Math.max(1, trial.looks)));
  let looks = 0;
  let pairs = 0;
  let sealedUpTo = 0;
  while (!match.over) {
    checkPosition(scene);
    if (looks < 2 * trial.looks && (match.number === 0 || dice.below(expected) === 0)) {
      if (looks++ % AGREEMENTS === 0) within(scene, 'its end by agreement', () => checkAgreedEnd(scene));
      pairs += lookClosely(scene, new QuickDice(`${trial.seed} ${match.number}`), sealedUpTo);
    }
    const sealed = match.open.length > 1;
    const { number } = match;
    answerAtRandom(scene, dice);
    if (sealed && match.number > number) sealedUpTo = match.number;
    hashes[match.number] = match.hash();
  }
  checkPosition(scene);
  checkBarriers(scene, sealedUpTo);
  checkLog(scene);
  checkResult(scene);
  checkRecord(scene);
  checkReplay(scene, hashes);
  return { answers: match.number, looks, pairs, how: match.result?.how ?? '' };
}

function start({ game }: Subject, { seats, options, seed }: GameTrial): Match<Shape> {
  return Match.start(game, { seats, options, seed });
}

/** How long random matches of this kind are, from a few that are played quickly. */
function expectedAnswers(match: Match<Shape>): number {
  const lengths = [1, 2].map((seed) => lengthOf(match, new QuickDice(`length ${seed}`)));
  return lengths.reduce((sum, length) => sum + length) / lengths.length;
}

/** How long one of them is or, should the rules fail in it, how far it comes. */
function lengthOf(match: Match<Shape>, dice: QuickDice): number {
  const play = match.fork(dice);
  let answers = 0;
  try {
    for (; !play.over && answers <= match.game.stepCap; answers++) play.play(play.open.map((question) => sampleAnswer(question, dice)));
  } catch {
    return answers;
  }
  return answers;
}

function answerAtRandom(scene: Scene, dice: QuickDice): void {
  const { match } = scene;
  const { waiting } = match;
  const { seat, topic } = waiting[dice.below(waiting.length)] as (typeof waiting)[number];
  const question = match.question(seat) as Question;
  within(scene, `seat ${seat} answers "${topic}"`, () => match.give(seat, sampleAnswer(question, dice)));
}

function lookClosely(scene: Scene, dice: QuickDice, sealedUpTo: number): number {
  within(scene, 'its sentences', () => checkSentences(scene));
  within(scene, 'what it refuses', () => checkRefused(scene, dice));
  within(scene, 'what it accepts', () => checkAccepted(scene, dice));
  within(scene, 'its forks', () => checkFork(scene, dice));
  within(scene, 'its barriers', () => checkBarriers(scene, sealedUpTo));
  within(scene, 'undo', () => checkUndo(scene, dice));
  within(scene, 'the restart of a turn', () => checkRestart(scene));
  within(scene, 'its record', () => checkRecord(scene));
  within(scene, 'sealed answers', () => checkSealed(scene, dice));
  within(scene, 'its secrets', () => checkSecrecy(scene, dice));
  within(scene, 'what is imagined', () => checkImagined(scene, dice));
  return within(scene, 'what is not known', () => checkIgnorance(scene, dice));
}

/** A way to set up a game, and whether the game allows it. */
export interface SetupCase {
  readonly seats: number;
  readonly options: Options;
  readonly refused: boolean;
}

/** Every player count with every set of options. */
export function allSetups(game: AnyGame): SetupCase[] {
  return seatCounts(game).flatMap((seats) =>
    optionSets(game).map((options) => ({ seats, options, refused: (game.refuses?.(seats, options) ?? null) !== null })),
  );
}

/** A set-up that the game refuses is refused with a typed error. */
export function checkRefusedSetup(game: AnyGame, { seats, options }: SetupCase): void {
  try {
    Match.start(game, { seats, options, seed: 'refused' });
  } catch (error) {
    if (error instanceof PantheonError && error.code === 'bad-setup') return;
    throw error;
  }
  throw new Error(`${game.id} takes ${seats} seats with ${JSON.stringify(options)}, though it refuses them`);
}

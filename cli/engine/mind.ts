import { type Bot, situationOf } from '@pantheon/bots';
import {
  type Dice,
  type ImaginedTrail,
  keyOf,
  Match,
  type Options,
  type Question,
  type QuestionDto,
  QuickDice,
  questionOfDto,
  sampleAnswer,
  seatIn,
} from '@pantheon/kernel';
import type { LoadedModule } from '../files.ts';

/** Where a mind plays. */
export interface MindPlace {
  readonly seats: number;
  readonly seat: number;
  readonly options: Options;
}

/** What a bot of ours answers, in a world that a table has imagined for it. */
export function answerInTrail(game: LoadedModule, bot: Bot, place: MindPlace, trail: ImaginedTrail, ms: number, dice: Dice): string {
  const { phase, state, answers, chance } = trail;
  const { seats, options } = place;
  const start = { phase, state, dice: { seed: 'imagined', word: 0 } };
  const match = Match.startFrom(game.rules, { seats, options, seed: 'imagined', rigged: chance }, start);
  const seat = seatIn(match, place.seat);
  for (const key of answers) match.answer(seat, key);
  const { answer } = bot.decide(situationOf(match, seat, dice, { ...bot.limits, ms }));
  return keyOf(match.question(seat) as Question, answer);
}

/** An answer from the question alone, where no world can be had: one that the game suggests, or any. */
export function answerAtSight(question: QuestionDto, sampled: readonly string[], dice: Dice): string {
  const [suggested] = question.suggest ?? [];
  return suggested ?? sampled[0] ?? keyOf(questionOfDto(question), sampleAnswer(questionOfDto(question), dice));
}

/** Dice for one question of a game. */
export const diceFor = (seed: string, id: number): Dice => new QuickDice(`${seed}/${id}`);

import { type Dice, type Play, type Question, type Seat, type Shape, who } from '@pantheon/kernel';
import { inclined } from './candidates.ts';
import type { GameBot } from './game-bot.ts';

/** Whether no action is half done, so that the position can be judged. */
export const isQuiet = (game: GameBot, play: Play<Shape>): boolean => play.over || (play.settled && (game.quiet?.(play) ?? true));

/** Everybody who is asked answers by inclination. */
export function playByInclination(game: GameBot, play: Play<Shape>, dice: Dice): void {
  play.play(play.open.map((question) => inclined(game, play, question, dice)));
}

/** Plays on by inclination until no action is half done. */
export function completeAction(game: GameBot, play: Play<Shape>, dice: Dice): void {
  for (let steps = 0; steps < LONGEST && !isQuiet(game, play); steps++) playByInclination(game, play, dice);
}

/** A seat's question, if nobody else is asked. */
export function questionOf(play: Play<Shape>, seat: Seat): Question | null {
  const [question, ...others] = play.open;
  return question !== undefined && others.length === 0 && question.seat === seat ? question : null;
}

/** Whether it is still the turn of a seat, others only breaking into it. */
export const isTurnOf = (play: Play<Shape>, seat: Seat): boolean => play.open.length === 1 && play.game.stage(play).acting === who(seat);

/** No action takes more answers. */
const LONGEST = 60;

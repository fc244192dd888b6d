import { type Answer, answerOf, type Dice, type Question, type Seat, type Shape, type Simulation, who } from '@pantheon/kernel';
import type { Planned } from './bot.ts';
import type { Budget } from './budget.ts';
import { candidateAnswers, sampleByPrior } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import type { GameBot } from './game-bot.ts';

/** Whether no action is half done, so that the position can be judged. */
export const isQuiet = (game: GameBot, play: Simulation<Shape>): boolean => play.over || (play.settled && (game.quiet?.(play) ?? true));

/** Everybody who is asked answers by prior. */
export function playByPrior(game: GameBot, play: Simulation<Shape>, dice: Dice): void {
  play.play(play.open.map((question) => sampleByPrior(game, play, question, dice)));
}

/** Whoever is asked takes the best answer at a glance; several who are asked at once answer by prior. */
export function playOnePly(evaluation: Evaluation, play: Simulation<Shape>, width: number, dice: Dice, budget: Budget): void {
  const [question, ...others] = play.open;
  if (question === undefined || others.length > 0) playByPrior(evaluation.game, play, dice);
  else play.play([glance(evaluation, play, question, width, dice, budget)]);
}

/** Of a few answers the one after which the seat leads by most. The dice that judge an answer are not those that will fall. */
function glance(evaluation: Evaluation, play: Simulation<Shape>, question: Question, width: number, dice: Dice, budget: Budget): Answer {
  const choice = candidateAnswers(evaluation.game, play, question, width, dice);
  if (choice.length === 1) return choice[0] as Answer;
  const leads = choice.map((answer) => {
    dice.below(2);
    const fork = play.fork(dice.copy());
    fork.play([answer]);
    completeAction(evaluation.game, fork, dice);
    budget.think();
    return evaluation.leadIn(fork, question.seat);
  });
  return choice[leads.indexOf(Math.max(...leads))] as Answer;
}

/** A seat answers as planned, as long as it is asked what it foresaw. */
export function follow(play: Simulation<Shape>, seat: Seat, plan: readonly Planned[]): void {
  for (const { topic, key } of plan) {
    const question = questionOf(play, seat);
    const answer = question?.topic.id === topic ? answerOf(question, key) : null;
    if (answer === null) return;
    play.play([answer]);
  }
}

/** Plays on by prior until no action is half done. */
export function completeAction(game: GameBot, play: Simulation<Shape>, dice: Dice): void {
  for (let steps = 0; steps < LONGEST && !isQuiet(game, play); steps++) playByPrior(game, play, dice);
}

/** A seat's question, if nobody else is asked. */
export function questionOf(play: Simulation<Shape>, seat: Seat): Question | null {
  const [question, ...others] = play.open;
  return question !== undefined && others.length === 0 && question.seat === seat ? question : null;
}

/** Whether it is still the turn of a seat, others only breaking into it. */
export const isTurnOf = (play: Simulation<Shape>, seat: Seat): boolean =>
  play.open.length === 1 && play.game.phaseStrip(play, play.phase).acting === who(seat);

/** The number of the round, where rounds are numbered. */
export function roundOf(play: Simulation<Shape>): number | null {
  const number = play.game.phaseStrip(play, play.phase).round.args?.n;
  return typeof number === 'number' ? number : null;
}

/** No action takes more answers. */
const LONGEST = 60;

import {
  type Answer,
  answerOf,
  type Dice,
  keyOf,
  Match,
  type Question,
  QuickDice,
  type Seat,
  type Shape,
  type Simulation,
} from '@pantheon/kernel';
import type { Bot, Planned, Situation } from './bot.ts';
import { Budget, type Limits } from './budget.ts';

/** Tells a bot what it may know of a match, or of a play that saves its checkpoints, and nothing else. */
export function situationOf(source: Simulation<Shape>, seat: Seat, dice: Dice, limits: Limits = {}): Situation {
  const world = source.sampleWorld(seat, dice.copy(), true);
  const question = world.open.find((open) => open.seat === seat);
  if (question === undefined) throw new Error(`seat ${seat} has no question to answer`);
  return {
    seat,
    question,
    world,
    get view() {
      return source.game.view(source, seat);
    },
    get log() {
      return source instanceof Match ? source.logFor(seat) : [];
    },
    imagine: (future) => source.sampleWorld(seat, future, true),
    trail: (future) => source.imaginedTrail(seat, future),
    dice,
    budget: new Budget(limits),
  };
}

/** A bot at a table: it keeps its plan for the turn, and has dice of its own. */
export class Player {
  readonly bot: Bot;
  readonly seat: Seat;
  private readonly limits: Limits;
  private readonly seed: string;
  /** Whether the last answer took thinking, or was foreseen. */
  thought = false;
  private asked = 0;
  private plan: readonly Planned[] = [];

  constructor(bot: Bot, seat: Seat, seed: string, limits: Limits = bot.limits ?? {}) {
    this.bot = bot;
    this.seat = seat;
    this.seed = seed;
    this.limits = limits;
  }

  /** The answer to the question that the seat is asked in a play, which is left as it is. */
  answer(source: Simulation<Shape>): Answer {
    const question = source.open.find((open) => open.seat === this.seat) as Question;
    const foreseen = this.foreseen(question);
    this.thought = foreseen === null;
    if (foreseen !== null) return foreseen;
    const dice = new QuickDice(`${this.seed}/${this.seat}/${this.asked++}`);
    const { answer, plan } = this.bot.decide(situationOf(source, this.seat, dice, this.limits));
    this.plan = plan ?? [];
    return answer;
  }

  private foreseen(question: Question): Answer | null {
    const [next, ...rest] = this.plan;
    this.plan = rest;
    if (next === undefined || next.topic !== question.topic.id) return this.forget();
    return answerOf(question, next.key) ?? this.forget();
  }

  private forget(): null {
    this.plan = [];
    return null;
  }
}

/** An answer as a step of a plan. */
export const planned = (question: Question, answer: Answer): Planned => ({ topic: question.topic.id, key: keyOf(question, answer) });

import { type Answer, type Dice, type Play, type Question, type Seat, type Shape, who } from '@pantheon/kernel';
import type { Planned } from './bot.ts';
import type { Budget } from './budget.ts';
import { candidates, inclined } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { planned } from './player.ts';

/** How widely and how deeply a turn is thought through. */
export interface TurnLimits {
  /** Lines kept after each action. */
  readonly beam: number;
  /** Actions looked ahead within the turn. */
  readonly actions: number;
  /** Positions looked at from one line for its next action. */
  readonly leaves: number;
  /** Answers considered to one question. */
  readonly width: number;
  /** How often dice are rolled to judge an action that rolls some. */
  readonly rolls: number;
}

/** A way to go on: own answers, and where they lead. */
export interface Line {
  readonly play: Play<Shape>;
  readonly first: Answer;
  /** The answers after the first one, as far as nothing but them decides. */
  readonly plan: readonly Planned[];
  readonly value: number;
  /** The turn is over, or the dice have fallen. */
  readonly ended: boolean;
}

interface Step {
  readonly play: Play<Shape>;
  readonly path: readonly Answer[];
  readonly plan: readonly Planned[];
}

/** Dice that tell whether they were rolled. */
class WatchedDice implements Dice {
  rolled = 0;
  private readonly dice: Dice;
  constructor(dice: Dice) {
    this.dice = dice;
  }
  below(sides: number): number {
    this.rolled++;
    return this.dice.below(sides);
  }
  copy(): WatchedDice {
    return new WatchedDice(this.dice.copy());
  }
}

/** Thinks the rest of a seat's turn through, in one imagined world. */
export class TurnSearch {
  private readonly evaluation: Evaluation;
  private readonly limits: TurnLimits;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly budget: Budget;

  constructor(evaluation: Evaluation, limits: TurnLimits, seat: Seat, dice: Dice, budget: Budget) {
    this.evaluation = evaluation;
    this.limits = limits;
    this.seat = seat;
    this.dice = dice;
    this.budget = budget;
  }

  /** The lines from a position in which the seat is asked: those followed to the end of the turn, the best first, then those given up. */
  lines(world: Play<Shape>): Line[] {
    const { beam, actions, leaves } = this.limits;
    let open = this.act({ play: world, path: [], plan: [] }, leaves);
    const ended: Line[] = [];
    const dropped: Line[] = [];
    for (let action = 1; ; action++) {
      ended.push(...open.filter((line) => line.ended));
      open = best(open.filter((line) => !line.ended));
      if (open.length === 0 || action === actions || this.budget.spent) break;
      dropped.push(...open.slice(beam));
      open = open.slice(0, beam).flatMap((line) => this.goOn(line, leaves));
    }
    const followed = best([...ended, ...open]);
    const ceiling = followed[0]?.value ?? Number.POSITIVE_INFINITY;
    return [...followed, ...best(dropped).map((line) => ({ ...line, value: Math.min(line.value, ceiling) }))];
  }

  private goOn(line: Line, leaves: number): Line[] {
    if (this.budget.spent) return [{ ...line, ended: true }];
    const further = this.act({ play: line.play, path: [line.first], plan: line.plan }, leaves);
    return further.length > 0 ? further : [{ ...line, ended: true }];
  }

  /** All that one action can be: answers until it is complete, until somebody else is asked, or until dice have fallen. */
  private act(from: Step, leaves: number): Line[] {
    const question = this.asked(from.play);
    if (question === null) return [];
    const game = this.evaluation.game;
    const choice = candidates(game, from.play, question, Math.min(this.limits.width, Math.max(1, leaves)), this.dice);
    const share = Math.floor(leaves / choice.length);
    const lines: Line[] = [];
    for (const answer of choice) {
      if (lines.length > 0 && this.budget.spent) break;
      lines.push(...this.try(from, question, answer, share));
    }
    return lines;
  }

  private try(from: Step, question: Question, answer: Answer, leaves: number): Line[] {
    const path = [...from.path, answer];
    const plan = from.path.length === 0 ? [] : [...from.plan, planned(question, answer)];
    const dice = new WatchedDice(this.dice.copy());
    const play = from.play.fork(dice, true);
    play.play([answer]);
    const first = path[0] as Answer;
    if (dice.rolled > 0) return [{ play, first, plan, value: this.averaged(from.play, answer, play), ended: true }];
    this.letOthersReply(play);
    if (play.over || this.asked(play) === null) return [{ play, first, plan, value: this.judge(play), ended: true }];
    if (!play.settled && leaves > 0) return this.act({ play, path, plan }, leaves);
    return [{ play, first, plan, value: this.judge(play), ended: !play.settled }];
  }

  /** What an action with dice is worth: several rolls, each followed by the rest of the turn, quickly. */
  private averaged(before: Play<Shape>, answer: Answer, once: Play<Shape>): number {
    let sum = this.finish(once);
    let rolls = 1;
    for (; rolls < this.limits.rolls && !this.budget.spent; rolls++) {
      const play = before.fork(this.fresh(), true);
      play.play([answer]);
      sum += this.finish(play);
    }
    return sum / rolls;
  }

  /** Goes on to the end of the turn, action by action, and judges. */
  private finish(play: Play<Shape>): number {
    const quick = new TurnSearch(this.evaluation, { ...this.limits, ...QUICK }, this.seat, this.fresh(), this.budget);
    for (let action = 0; action < this.limits.actions && !this.budget.spent; action++) {
      this.letOthersReply(play);
      const question = this.asked(play);
      if (play.over || question === null) break;
      const [line] = best(quick.act({ play, path: [], plan: [] }, QUICK.leaves));
      if (line === undefined) break;
      play.play([line.first]);
    }
    return this.judge(play);
  }

  /** Questions to others that break into the turn are answered for them by inclination. */
  private letOthersReply(play: Play<Shape>): void {
    for (let replies = 0; replies < REPLIES; replies++) {
      const [question, ...others] = play.open;
      if (question === undefined || others.length > 0 || question.seat === this.seat) return;
      if (play.game.stage(play).acting !== who(this.seat)) return;
      play.play([inclined(this.evaluation.game, play, question, this.dice)]);
    }
  }

  private asked(play: Play<Shape>): Question | null {
    const [question, ...others] = play.open;
    return question !== undefined && others.length === 0 && question.seat === this.seat ? question : null;
  }

  private judge(play: Play<Shape>): number {
    this.budget.think();
    return this.evaluation.leadIn(play, this.seat);
  }

  private fresh(): Dice {
    this.dice.below(2);
    return this.dice.copy();
  }
}

const REPLIES = 8;
const QUICK = { beam: 1, actions: 1, leaves: 12, width: 8, rolls: 1 };

const best = (lines: Line[]): Line[] => lines.sort((a, b) => b.value - a.value);

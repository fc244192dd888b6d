import { type Answer, type Dice, isLegal, type Play, type Question, type Seat, type Shape, who } from '@pantheon/kernel';
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
  /** So many of the most promising actions with dice are judged thoroughly, */
  readonly gambles: number;
  /** by so many rolls each. */
  readonly rolls: number;
}

/** A way to go on: own answers, and where they lead. */
export interface Line {
  readonly play: Play<Shape>;
  readonly path: readonly Answer[];
  /** The answers after the first one, as far as nothing but them decides. */
  readonly plan: readonly Planned[];
  readonly value: number;
  /** The turn is over, or the dice have fallen. */
  readonly ended: boolean;
  /** The position before the dice fell, and the answer that made them fall. */
  readonly gamble?: { readonly before: Play<Shape>; readonly answer: Answer };
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
      const gambles = best(open.filter((line) => line.gamble !== undefined));
      ended.push(...gambles.slice(0, this.limits.gambles).map((line) => this.weighed(line)));
      dropped.push(...gambles.slice(this.limits.gambles));
      ended.push(...open.filter((line) => line.ended && line.gamble === undefined));
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
    const further = this.act({ play: line.play, path: line.path, plan: line.plan }, leaves);
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
    if (dice.rolled > 0) return [{ play, path, plan, value: this.judge(play), ended: true, gamble: { before: from.play, answer } }];
    this.letOthersReply(play);
    if (play.over || this.asked(play) === null) return [{ play, path, plan, value: this.judge(play), ended: true }];
    if (!play.settled && leaves > 0) return this.act({ play, path, plan }, leaves);
    return [{ play, path, plan, value: this.judge(play), ended: !play.settled }];
  }

  /** What an action with dice is worth: several rolls, each followed by the rest of the turn, quickly. */
  private weighed(line: Line): Line {
    const { gamble } = line;
    if (gamble === undefined) return line;
    let sum = this.finish(line.play);
    let rolls = 1;
    for (; rolls < this.limits.rolls && !this.budget.spent; rolls++) {
      const play = gamble.before.fork(this.fresh(), true);
      play.play([gamble.answer]);
      sum += this.finish(play);
    }
    return { ...line, value: sum / rolls };
  }

  /** Goes on to the end of the turn, action by action, and judges. */
  private finish(play: Play<Shape>): number {
    const quick = new TurnSearch(this.evaluation, { ...this.limits, ...QUICK }, this.seat, this.fresh(), this.budget);
    for (let action = 0; action < QUICK_ACTIONS && !this.budget.spent; action++) {
      this.letOthersReply(play);
      const question = this.asked(play);
      if (play.over || question === null) break;
      const [line] = best(quick.act({ play, path: [], plan: [] }, QUICK.leaves));
      if (line === undefined) break;
      this.follow(play, line.path);
    }
    return this.judge(play);
  }

  /** Gives answers as long as the seat is asked what was foreseen. */
  private follow(play: Play<Shape>, path: readonly Answer[]): void {
    for (const answer of path) {
      const question = this.asked(play);
      if (question === null || !isLegal(question, answer)) return;
      play.play([answer]);
      this.letOthersReply(play);
    }
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
const QUICK = { leaves: 8, width: 6 };
const QUICK_ACTIONS = 3;

const best = (lines: Line[]): Line[] => lines.sort((a, b) => b.value - a.value);

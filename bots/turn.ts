import { type Answer, type Dice, type Play, type Question, type Seat, type Shape, who } from '@pantheon/kernel';
import type { Planned } from './bot.ts';
import type { Budget } from './budget.ts';
import { candidates, inclined } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { planned } from './player.ts';
import { completeAction, Node, WatchedDice } from './tree.ts';

/** How widely and how deeply a turn is thought through. */
export interface TurnLimits {
  /** How often the turn is played in mind. */
  readonly tries: number;
  /** Answers considered to one question. */
  readonly width: number;
  /** Answers looked ahead. */
  readonly depth: number;
  /** Tries before another world is imagined. */
  readonly perWorld: number;
  /** How much is tried that does not look best, in scales of the evaluation. */
  readonly curiosity: number;
}

/** A way to go on: the first answer, those after it as far as nothing but them decides, and what it is worth. */
export interface Line {
  readonly answer: Answer;
  readonly plan: readonly Planned[];
  readonly value: number;
  readonly visits: number;
}

/**
 * Thinks the rest of a seat's turn through: a tree of its own answers, in which promising ways are tried more often and further. Each try
 * ends where an action is complete, and is judged there. Over dice and others' answers it takes the mean, over its own the best.
 */
export class TurnSearch {
  private readonly evaluation: Evaluation;
  private readonly limits: TurnLimits;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly budget: Budget;
  private readonly imagine: (dice: Dice) => Play<Shape>;
  private readonly root = new Node(-1);
  private world: Play<Shape> | null = null;

  constructor(
    evaluation: Evaluation,
    limits: TurnLimits,
    thinker: { readonly seat: Seat; readonly dice: Dice; readonly budget: Budget; imagine(dice: Dice): Play<Shape> },
  ) {
    this.evaluation = evaluation;
    this.limits = limits;
    this.seat = thinker.seat;
    this.dice = thinker.dice.copy();
    this.budget = thinker.budget;
    this.imagine = (dice) => thinker.imagine(dice);
  }

  /** One line for every answer tried, the best first. */
  lines(): Line[] {
    for (let count = 0; count < this.limits.tries; count++) {
      if (count > 0 && this.budget.spent) break;
      if (count % this.limits.perWorld === 0) this.world = this.imagine(this.fresh());
      this.try(this.world as Play<Shape>);
      if (this.root.choice?.length === 1) break;
    }
    const lines = this.root.children.map((node) => ({
      answer: node.answer,
      plan: this.planAfter(node),
      value: node.value,
      visits: node.visits,
    }));
    return lines.sort((a, b) => b.value - a.value);
  }

  private fresh(): Dice {
    this.dice.below(2);
    return this.dice.copy();
  }

  /** Plays the turn once in mind: down the tree, one step beyond it, and on to the end of the action. */
  private try(world: Play<Shape>): void {
    const dice = new WatchedDice(this.fresh());
    const play = world.fork(dice);
    const path = [this.root];
    let node = this.root;
    let certain = true;
    for (let depth = 0; depth < this.limits.depth; depth++) {
      const question = this.ownQuestion(play);
      if (question === null) break;
      const child = this.select(node, play, question, certain);
      if (child === null) break;
      const rolled = dice.rolled;
      play.play([child.answer]);
      this.letOthersReply(play, dice);
      if (dice.rolled > rolled) {
        child.uncertain = true;
        certain = false;
      }
      node = child;
      path.push(node);
      if (node.visits === 0) break;
    }
    const rolled = dice.rolled;
    completeAction(this.evaluation.game, play, dice);
    this.budget.think();
    this.learn(path, this.evaluation.leadIn(play, this.seat), dice.rolled === rolled);
  }

  private learn(path: readonly Node[], result: number, certain: boolean): void {
    for (let at = path.length - 1; at >= 0; at--) (path[at] as Node).learn(result, certain, at === path.length - 1);
  }

  /** The child to try next: one not tried yet while there is room, else the most promising. Null where the tree does not reach. */
  private select(node: Node, play: Play<Shape>, question: Question, certain: boolean): Node | null {
    if (!certain) return null;
    node.choice ??= candidates(this.evaluation.game, play, question, this.limits.width, this.dice);
    const { children, choice } = node;
    if (children.length < choice.length && children.length < room(node.visits)) {
      const child = new Node(choice[children.length] as Answer);
      children.push(child);
      return child;
    }
    const reach = this.limits.curiosity * this.evaluation.scale;
    const log = Math.log(node.visits + 1);
    let best: Node | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const child of children) {
      const hope = child.value + reach * Math.sqrt(log / child.visits);
      if (hope > most) {
        most = hope;
        best = child;
      }
    }
    return best;
  }

  /** The seat's question, if nobody else is asked and its turn goes on. */
  private ownQuestion(play: Play<Shape>): Question | null {
    const [question, ...others] = play.open;
    return question !== undefined && others.length === 0 && question.seat === this.seat ? question : null;
  }

  /** Questions to others that break into the turn are answered for them by inclination; that counts as a roll of dice. */
  private letOthersReply(play: Play<Shape>, dice: WatchedDice): void {
    for (let replies = 0; replies < REPLIES; replies++) {
      const [question, ...others] = play.open;
      if (question === undefined || others.length > 0 || question.seat === this.seat) return;
      if (play.game.stage(play).acting !== who(this.seat)) return;
      play.play([inclined(this.evaluation.game, play, question, dice)]);
    }
  }

  /** The answers after a first one that look best, as long as they are certain to be asked for. */
  private planAfter(first: Node): Planned[] {
    const world = this.world as Play<Shape>;
    const dice = new WatchedDice(this.fresh());
    const play = world.fork(dice);
    const plan: Planned[] = [];
    for (let node = first; ; ) {
      play.play([node.answer]);
      const question = this.ownQuestion(play);
      if (dice.rolled > 0 || node.uncertain || question === null) return plan;
      const next = node.children.find((child) => child.value === node.value && child.visits >= SURE);
      if (next === undefined) return plan;
      plan.push(planned(question, next.answer));
      node = next;
    }
  }
}

/** How many different answers a node tries: more, the more often it is visited. */
const room = (visits: number): number => 4 + 1.5 * Math.sqrt(visits);

const REPLIES = 8;
/** A planned answer was tried at least so often. */
const SURE = 3;

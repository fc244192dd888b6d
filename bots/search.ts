import { type Answer, type Dice, isLegal, keyOf, type Question, type Seat, type Shape, type Simulation } from '@pantheon/kernel';
import type { Planned } from './bot.ts';
import type { Budget } from './budget.ts';
import { type Choice, candidateAnswers, choiceOf } from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import { planned } from './player.ts';
import { completeAction, isTurnOf, playByPrior, questionOf } from './policy.ts';
import { bestOf, mostPromising, room, TreeNode, WatchedDice } from './tree.ts';

/** How widely and how far a seat thinks its turn through. */
export interface SearchLimits {
  /** How often it plays on in mind, unless the budget ends first. */
  readonly tries: number;
  /** The same for each answer to the present question: few answers need few tries. */
  readonly each: number;
  /** Answers considered to one question. */
  readonly width: number;
  /** Own answers looked ahead. */
  readonly depth: number;
  /** Tries before another world is imagined. */
  readonly perWorld: number;
  /** How much is tried that does not look best, in scales of the evaluation. */
  readonly curiosity: number;
  /** Whether every answer to the present question may be tried in time, and not only those that a beginner would think of. */
  readonly open: boolean;
  /** A planned answer was tried at least so often, unless it is known to the end; any other is thought about when its time is there. */
  readonly sure: number;
}

/** A way to go on: the first answer, what it is worth, and how often it was tried. */
export interface Line {
  readonly answer: Answer;
  readonly value: number;
  readonly visits: number;
  /** Whether it is known to the end of the turn, or was tried more often than luck alone explains. */
  readonly sure: boolean;
  /** The answers after it, as far as nothing but them decides. */
  plan(): readonly Planned[];
}

interface Thinker {
  readonly seat: Seat;
  readonly dice: Dice;
  readonly budget: Budget;
  imagine(dice: Dice): Simulation<Shape>;
}

/**
 * Thinks a turn through on imagined worlds: a tree of the seat's own answers, in which promising ways are tried more often and further. Each try
 * ends where an action is complete, and is judged there. Over dice and others' answers it takes the mean, over its own the best.
 */
export class Search {
  private readonly evaluation: Evaluation;
  private readonly limits: SearchLimits;
  private readonly thinker: Thinker;
  private readonly seat: Seat;
  private readonly dice: Dice;
  private readonly root = new TreeNode(-1, '');
  private world: Simulation<Shape> | null = null;
  private worlds = 0;
  /** The lead before any answer in the present world, and its mean over all: worlds that are better or worse as such change no answer. */
  private base = 0;
  private bases = 0;
  /** Whether hidden things change what answers are worth, so that nothing is known for sure. */
  private doubtful = false;

  constructor(evaluation: Evaluation, limits: SearchLimits, thinker: Thinker) {
    this.evaluation = evaluation;
    this.limits = limits;
    this.thinker = thinker;
    this.seat = thinker.seat;
    this.dice = thinker.dice.copy();
  }

  /** One line for every answer tried, the best first. */
  lines(): Line[] {
    const { budget } = this.thinker;
    let inWorld = this.limits.perWorld;
    for (let count = 0; count === 0 || !(this.isEnough(count) || budget.spent); count++) {
      if (inWorld >= this.limits.perWorld || this.root.known) {
        this.enterWorld();
        inWorld = 0;
        if (this.worlds > 1 && !this.doubtful) this.probe();
      }
      if (this.root.known) continue;
      this.try();
      inWorld++;
    }
    const mean = this.bases / this.worlds;
    const lines = this.root.children.map((node) => ({
      answer: node.answer,
      plan: () => this.planAfter(node),
      value: node.value + mean,
      visits: node.visits,
      sure: node.known || node.visits >= MORE_THAN_LUCK,
    }));
    return lines.sort((a, b) => b.value - a.value);
  }

  /** Whether thinking on would hardly change anything. */
  private isEnough(count: number): boolean {
    const { tries, each } = this.limits;
    const width = this.root.choice?.length ?? 1;
    const { likely } = this.root;
    const others = Math.min(width - likely, 2 * likely + FEWEST);
    if (width === 1 || count >= tries || count >= each * likely + GLANCES * others) return true;
    return this.root.known && this.worlds >= WORLDS;
  }

  private enterWorld(): void {
    this.dice.below(2);
    this.world = this.thinker.imagine(this.dice.copy());
    this.base = this.evaluation.leadIn(this.world, this.seat);
    this.bases += this.base;
    this.worlds++;
  }

  private fork(): [Simulation<Shape>, WatchedDice] {
    const dice = new WatchedDice(this.dice);
    return [(this.world as Simulation<Shape>).fork(dice), dice];
  }

  /** Goes the best way again in a new world: if it is worth something else there, hidden things matter. */
  private probe(): void {
    const [play, dice] = this.fork();
    let node = this.root;
    for (let next = bestOf(node.children); next !== null && node.value !== node.standing; next = bestOf(node.children)) {
      const question = questionOf(play, this.seat);
      if (question === null || !fits(question, next)) break;
      play.play([next.answer]);
      node = next;
    }
    this.thinker.budget.think();
    const result = this.evaluation.leadIn(play, this.seat) - this.base;
    if (dice.rolled > 0 || node.standing === null) return;
    if (Math.abs(result - node.standing) <= SLIGHT * this.evaluation.scale) return;
    this.doubtful = true;
    this.root.forget();
  }

  /** Plays on once in mind: down the tree, one step beyond it, to the end of the action. */
  private try(): void {
    const [play, dice] = this.fork();
    const path = [this.root];
    let node = this.root;
    let ended = false;
    for (let depth = 0; depth < this.limits.depth && !ended; depth++) {
      const question = questionOf(play, this.seat);
      if (question === null) break;
      const [child, answer] = this.select(node, play, question);
      const rolled = dice.rolled;
      play.play([answer]);
      const alone = play.over || questionOf(play, this.seat) !== null;
      ended = !(alone || this.letOthersPlay(play, dice));
      if (node.uncertain || dice.rolled > rolled || !(alone || ended)) {
        child.uncertain = true;
        child.shifting = true;
      }
      node = child;
      path.push(node);
      if (node.visits === 0) break;
    }
    const rolled = dice.rolled;
    completeAction(this.evaluation.game, play, dice);
    this.thinker.budget.think();
    const result = this.evaluation.leadIn(play, this.seat) - this.base;
    const certain = dice.rolled === rolled;
    if (ended && dice.rolled === 0) node.known = !this.doubtful;
    for (let at = path.length - 1; at >= 0; at--) {
      const passed = path[at] as TreeNode;
      passed.learn(result, certain, at === path.length - 1);
      if (!passed.known && !this.doubtful) passed.known = passed.explored;
    }
  }

  /** Others who break into the turn answer by prior until the seat is asked again. Returns false when the turn is over. */
  private letOthersPlay(play: Simulation<Shape>, dice: WatchedDice): boolean {
    for (let steps = 0; steps < FARTHEST && !play.over; steps++) {
      if (questionOf(play, this.seat) !== null) return true;
      if (!isTurnOf(play, this.seat)) return false;
      playByPrior(this.evaluation.game, play, dice);
    }
    return false;
  }

  /** The child to try next: one not tried yet while there is room, else the most promising; and its answer here and now. */
  private select(node: TreeNode, play: Simulation<Shape>, question: Question): [TreeNode, Answer] {
    const curiosity = this.limits.curiosity * this.evaluation.scale;
    if (node.shifting) return this.selectAnew(node, play, question, curiosity);
    const { children } = node;
    if (node.choice === null) {
      const { answers, likely } = this.answersAfter(node, play, question, this.limits.width);
      node.choice = answers;
      node.likely = likely;
    }
    const open = children.length < room(node.visits) || children.every((child) => child.known);
    const untried = open ? node.choice[children.length] : undefined;
    if (untried !== undefined && isLegal(question, untried)) {
      const fresh = new TreeNode(untried, keyOf(question, untried));
      children.push(fresh);
      return [fresh, untried];
    }
    const child = mostPromising(children, node.visits, curiosity);
    if (child !== null && fits(question, child)) return [child, child.answer];
    node.shifting = true;
    return this.selectAnew(node, play, question, curiosity);
  }

  /**
   * The answers after a node: at the question itself all of them, if the search is open, of which the more are tried the longer it thinks, so
   * that no way is ruled out; further on the likely ones.
   */
  private answersAfter(node: TreeNode, play: Simulation<Shape>, question: Question, width: number): Choice {
    const { game } = this.evaluation;
    if (node === this.root && this.limits.open) return choiceOf(game, play, question, width, this.dice);
    const answers = candidateAnswers(game, play, question, width, this.dice);
    return { answers, likely: answers.length };
  }

  /** The same where the answers differ from try to try, because chance or others came before, or hidden things were shown. */
  private selectAnew(node: TreeNode, play: Simulation<Shape>, question: Question, curiosity: number): [TreeNode, Answer] {
    const width = Math.min(this.limits.width, Math.ceil(room(node.visits)));
    const choice = this.answersAfter(node, play, question, width).answers.slice(0, width);
    const answers = new Map(choice.map((answer) => [keyOf(question, answer), answer]));
    const known = node.children.filter((child) => answers.has(child.key));
    if (known.length < answers.size) {
      const tried = new Set(known.map((child) => child.key));
      const [key, answer] = [...answers].find(([other]) => !tried.has(other)) as [string, Answer];
      const fresh = new TreeNode(answer, key);
      node.children.push(fresh);
      return [fresh, answer];
    }
    const child = mostPromising(known, node.visits, curiosity) as TreeNode;
    return [child, answers.get(child.key) as Answer];
  }

  /** The answers after a first one that look best, as long as they are certain to be asked for. */
  private planAfter(first: TreeNode): Planned[] {
    const [play, dice] = this.fork();
    const plan: Planned[] = [];
    for (let node = first; ; ) {
      play.play([node.answer]);
      const question = questionOf(play, this.seat);
      if (dice.rolled > 0 || node.uncertain || question === null) return plan;
      const next = bestOf(node.children.filter((child) => child.known || child.visits >= this.limits.sure));
      if (next === null || next.value < node.value || !fits(question, next)) return plan;
      plan.push(planned(question, next.answer));
      node = next;
    }
  }
}

/** The lines that do not owe their worth to a lucky try; all of them where there was no time to tell. */
export function soundLines(lines: readonly Line[]): readonly Line[] {
  const sure = lines.filter((line) => line.sure);
  return sure.length > 0 ? sure : lines;
}

/** Whether a node stands for the same answer to this question as to the one that it was made for. */
const fits = (question: Question, { answer, key }: TreeNode): boolean => isLegal(question, answer) && keyOf(question, answer) === key;

/** No try goes on for more answers. */
const FARTHEST = 200;
/** So many tries there are for each answer that no beginner would think of, up to twice as many answers as are likely, and a few. */
const GLANCES = 2;
const FEWEST = 2;
/** An answer that was tried less often may owe its worth to luck. */
const MORE_THAN_LUCK = 3;
/** Worlds in which the best way is looked at before it counts as known. */
const WORLDS = 3;
/** A difference in what an answer is worth, in scales, that does not matter. */
const SLIGHT = 0.02;

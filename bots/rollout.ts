import type { Dice, Seat, Shape, Simulation } from '@pantheon/kernel';
import type { Planned, Situation } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Evaluation } from './evaluation.ts';
import { planned } from './player.ts';
import { completeAction, follow, isTurnOf, playOnePly, roundOf } from './policy.ts';
import type { Line } from './search.ts';
import { mean, spread } from './statistics.ts';

/** How thoroughly the best answers of a turn are compared by what comes after it. */
export interface RolloutLimits {
  /** How often it plays on in mind, unless the budget ends first. */
  readonly tries: number;
  /** So many answers are compared at first; others join one by one, the more worlds have been seen. */
  readonly lines: number;
  /** An answer that looks worse than the best by more, in scales of the evaluation, is not among them. */
  readonly margin: number;
  /** Answers that everybody looks at on the way, at each question. */
  readonly width: number;
  /** How many rollouts the judgement of the turn alone counts for. */
  readonly trust: number;
}

/** The usual way. */
export const ROLLOUT: RolloutLimits = { tries: Number.POSITIVE_INFINITY, lines: 5, margin: 1.5, width: 6, trust: 8 };

/** A line with what came of it, world by world. */
interface Part {
  readonly line: Line;
  /** Its answers for this turn. */
  readonly plan: readonly Planned[];
  /** By the number of the world. */
  readonly results: Map<number, number>;
}

/**
 * Of the best ways through the present turn, the one that still looks best later. All of them are played on in the same worlds with the
 * same dice, everybody by a glance at each answer, and judged when the round and the seat's next turn are over. What the turn alone
 * promised counts too, so that few rollouts change little.
 */
export class Rollout {
  private readonly situation: Situation;
  private readonly evaluation: Evaluation;
  private readonly limits: RolloutLimits;
  private parts: readonly Part[];
  /** Lines that are close enough to be compared too, the best first. */
  private readonly waiting: Part[];
  private worlds = 0;

  constructor(situation: Situation, evaluation: Evaluation, limits: RolloutLimits, lines: readonly Line[]) {
    this.situation = situation;
    this.evaluation = evaluation;
    this.limits = limits;
    const least = (lines[0] as Line).value - limits.margin * evaluation.scale;
    const near = lines.filter((line) => line.value >= least);
    const parts = near.map((line) => ({ line, plan: [planned(situation.question, line.answer), ...line.plan()], results: new Map() }));
    this.parts = parts.slice(0, limits.lines);
    this.waiting = parts.slice(limits.lines);
  }

  /** The line that looks best when there is no more time, or no doubt. */
  best(): Line {
    const { budget } = this.situation;
    for (let tries = 0; tries < this.limits.tries && this.parts.length > 1 && !budget.spent; ) {
      tries += this.parts.length;
      this.enterWorld();
      this.dropHopeless();
      this.letJoin();
    }
    return this.leader().line;
  }

  /** Plays every line on in one more world; when time runs out the rest is left, and so is a try that was not ended. */
  private enterWorld(): void {
    const { dice } = this.situation;
    dice.below(2);
    const world = this.situation.imagine(dice.copy());
    dice.below(2);
    const number = this.worlds++;
    for (const part of this.parts) {
      const result = this.rehearse(world.fork(dice.copy(), true), part, dice.copy());
      if (result === null) return;
      part.results.set(number, result);
    }
  }

  /** Every few worlds one more line is compared, so that with time none is left out. */
  private letJoin(): void {
    const next = this.worlds % ENOUGH === 0 ? this.waiting.shift() : undefined;
    if (next !== undefined) this.parts = [...this.parts, next];
  }

  /** The lead that a line ends in, or null if time runs out. */
  private rehearse(play: Simulation<Shape>, { plan }: Part, dice: Dice): number | null {
    const { seat, budget } = this.situation;
    follow(play, seat, plan);
    if (!playFurther(this.evaluation, play, seat, { width: this.limits.width, rounds: 1 }, dice, budget)) return null;
    completeAction(this.evaluation.game, play, dice);
    return this.evaluation.leadIn(play, seat);
  }

  private leader(): Part {
    const [first, ...others] = this.parts as [Part, ...Part[]];
    let best = first;
    for (const part of others) if (this.gain(part, best) > 0) best = part;
    return best;
  }

  /** How much better a line is than another. */
  private gain(part: Part, other: Part): number {
    const { trust } = this.limits;
    const gains = differences(part, other);
    return (trust * (part.line.value - other.line.value) + gains.length * mean(gains)) / (trust + gains.length);
  }

  private dropHopeless(): void {
    const leader = this.leader();
    this.parts = this.parts.filter((part) => {
      const gains = differences(part, leader);
      if (part === leader || gains.length < ENOUGH) return true;
      const doubt = DOUBT * (spread(gains) / Math.sqrt(gains.length + this.limits.trust));
      return this.gain(part, leader) + doubt > SLIGHT * this.evaluation.scale;
    });
  }
}

/** Worlds before a line can be dropped. */
const ENOUGH = 6;
/** How many standard errors a line must be behind to be dropped. */
const DOUBT = 2;
/** A gain, in scales, that is not worth waiting for. */
const SLIGHT = 0.02;

/** What one line brought above another in the worlds that saw both. */
const differences = (part: Part, other: Part): number[] =>
  [...part.results].flatMap(([world, result]) => {
    const against = other.results.get(world);
    return against === undefined ? [] : [result - against];
  });

/** How others and the seat itself play on in mind. */
interface Onward {
  /** Answers that everybody looks at, at each question. */
  readonly width: number;
  /** Rounds that end on the way; the seat's next turn ends in any case. */
  readonly rounds: number;
}

/** Everybody plays until some rounds and the next turn of a seat are over. Returns false if time ran out first. */
export function playFurther(
  evaluation: Evaluation,
  play: Simulation<Shape>,
  seat: Seat,
  { width, rounds }: Onward,
  dice: Dice,
  budget: Budget,
): boolean {
  let round = roundOf(play);
  let ended = 0;
  let own = true;
  let turns = 0;
  for (let steps = 0; steps < FARTHEST * rounds && !play.over; steps++) {
    const still = isTurnOf(play, seat);
    if (own && !still) turns++;
    own = still;
    if (roundOf(play) !== round) ended++;
    round = roundOf(play);
    if (turns > 1 && ended >= rounds) return true;
    if (budget.spent) return false;
    playOnePly(evaluation, play, width, dice, budget);
  }
  return true;
}

/** No rollout goes on for more answers in a round. */
const FARTHEST = 400;

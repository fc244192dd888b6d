import type { Answer, Dice, Play, Shape } from '@pantheon/kernel';
import { inclined } from './candidates.ts';
import type { GameBot } from './game-bot.ts';

/** An answer that was tried, and what came of it. */
export class Node {
  readonly answer: Answer;
  visits = 0;
  /** What came of it on average. */
  sum = 0;
  /** The best that was reached by own answers alone. */
  best = Number.NEGATIVE_INFINITY;
  /** Dice fell, or others decided, right after this answer: what comes of it is a matter of averages. */
  uncertain = false;
  /** What came of it where chance decided only later, in moves that were not thought about. */
  looseSum = 0;
  looseVisits = 0;
  value = Number.NEGATIVE_INFINITY;
  choice: readonly Answer[] | null = null;
  readonly children: Node[] = [];

  constructor(answer: Answer) {
    this.answer = answer;
  }

  /** Takes a result in, and says anew what the node is worth. */
  learn(result: number, certain: boolean, last: boolean): void {
    this.visits++;
    this.sum += result;
    if (last && certain) this.best = Math.max(this.best, result);
    if (last && !certain) {
      this.looseSum += result;
      this.looseVisits++;
    }
    this.value = this.worth();
  }

  private worth(): number {
    if (this.uncertain) return this.sum / this.visits;
    let value = this.best;
    if (this.looseVisits > 0) value = Math.max(value, this.looseSum / this.looseVisits);
    for (const child of this.children) if (child.value > value) value = child.value;
    return value;
  }
}

/** Dice that tell whether they were rolled. */
export class WatchedDice implements Dice {
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

/** Whether no action is half done, so that the position can be judged. */
export const isQuiet = (game: GameBot, play: Play<Shape>): boolean => play.over || (play.settled && (game.quiet?.(play) ?? true));

/** Plays on by inclination until no action is half done. */
export function completeAction(game: GameBot, play: Play<Shape>, dice: Dice): void {
  for (let steps = 0; steps < LONGEST && !isQuiet(game, play); steps++) {
    play.play(play.open.map((question) => inclined(game, play, question, dice)));
  }
}

const LONGEST = 60;

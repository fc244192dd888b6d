import type { Answer, Dice } from '@pantheon/kernel';

/** An answer that was tried, and what came of it. */
export class Node {
  readonly answer: Answer;
  readonly key: string;
  visits = 0;
  /** What came of it in all. */
  sum = 0;
  /** Dice fell, or others decided, right after this answer: what comes of it is a matter of averages. */
  uncertain = false;
  value = Number.NEGATIVE_INFINITY;
  choice: readonly Answer[] | null = null;
  /** The answers after it are not the same in every world, so they are looked up by key each time. */
  shifting = false;
  readonly children: Node[] = [];
  /** The best that was reached by own answers alone. */
  private best = Number.NEGATIVE_INFINITY;
  /** What came of it where chance decided only later, in moves that were not thought about. */
  private looseSum = 0;
  private looseVisits = 0;

  constructor(answer: Answer, key: string) {
    this.answer = answer;
    this.key = key;
  }

  /** Takes a result in, and says anew what the node is worth: over own answers the best, over everything else the mean. */
  learn(result: number, certain: boolean, last: boolean): void {
    this.visits++;
    this.sum += result;
    if (last && certain) this.best = Math.max(this.best, result);
    if (last && !certain) {
      this.looseSum += result;
      this.looseVisits++;
    }
    this.value = this.uncertain ? this.sum / this.visits : this.bestValue();
  }

  private bestValue(): number {
    let value = this.best;
    if (this.looseVisits > 0) value = Math.max(value, this.looseSum / this.looseVisits);
    for (const child of this.children) if (child.value > value) value = child.value;
    return value;
  }
}

/** The most promising of several nodes: what it is worth, and how little it has been tried. */
export function mostPromising(nodes: readonly Node[], visits: number, curiosity: number): Node | null {
  const log = Math.log(visits + 1);
  let best: Node | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    const doubt = node.uncertain ? DOUBT : 1;
    const hope = node.value + doubt * curiosity * Math.sqrt(log / Math.max(1, node.visits));
    if (hope > most || best === null) {
      most = hope;
      best = node;
    }
  }
  return best;
}

/** A mean of few tries says less than a position that was seen. */
const DOUBT = 3;

/** How many different answers a node tries: more, the more often it is visited. */
export const room = (visits: number): number => 4 + 1.5 * Math.sqrt(visits);

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

import { type Answer, type Dice, exactLog } from '@pantheon/kernel';

/** An answer that was tried, and what came of it. */
export class TreeNode {
  readonly answer: Answer;
  readonly key: string;
  visits = 0;
  /** Dice fell, or others decided, right after this answer: what comes of it is a matter of averages. */
  uncertain = false;
  /** Nothing more can be learned here: all ways on were seen to the end of the turn, and only own answers decide. */
  known = false;
  value = Number.NEGATIVE_INFINITY;
  choice: readonly Answer[] | null = null;
  /** How many answers of the choice are likely ones. */
  likely = 1;
  /** The answers after it are not the same in every world, so they are looked up by key each time. */
  shifting = false;
  readonly children: TreeNode[] = [];
  /** What came of it in all. */
  private sum = 0;
  /** What came of it where no action was left half done. */
  private readonly quiet = new Mean();
  /** What came of it where chance decided only later, in moves that were not thought about. */
  private readonly loose = new Mean();

  constructor(answer: Answer, key: string) {
    this.answer = answer;
    this.key = key;
  }

  /** Takes a result in, and says anew what the node is worth: over own answers the best, over everything else the mean. */
  learn(result: number, certain: boolean, last: boolean): void {
    this.visits++;
    this.sum += result;
    if (last) (certain ? this.quiet : this.loose).add(result);
    this.value = this.uncertain ? this.sum / this.visits : this.bestValue();
  }

  /** What is known of the position right after the answer, before anything else was answered; null if nothing. */
  get standing(): number | null {
    return this.quiet.count > 0 ? this.quiet.value : null;
  }

  /** Whether all answers after it are known. */
  get explored(): boolean {
    return !this.uncertain && !this.shifting && this.choice?.length === this.children.length && this.children.every((child) => child.known);
  }

  /** Nothing is known any more, here and after it. */
  forget(): void {
    this.known = false;
    for (const child of this.children) child.forget();
  }

  private bestValue(): number {
    let value = this.quiet.count > 0 ? this.quiet.value : Number.NEGATIVE_INFINITY;
    if (this.loose.count > 0) value = Math.max(value, this.loose.value);
    for (const child of this.children) if (child.value > value) value = child.value;
    return value;
  }
}

class Mean {
  count = 0;
  private sum = 0;
  add(value: number): void {
    this.sum += value;
    this.count++;
  }
  get value(): number {
    return this.sum / this.count;
  }
}

/** The most promising of several nodes: what it is worth, and how little it has been tried. What is known need not be tried again. */
export function mostPromising(nodes: readonly TreeNode[], visits: number, curiosity: number): TreeNode | null {
  const log = exactLog(visits + 1);
  let best: TreeNode | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    if (node.known) continue;
    const doubt = node.uncertain ? DOUBT : 1;
    const hope = node.value + doubt * curiosity * Math.sqrt(log / Math.max(1, node.visits));
    if (hope > most || best === null) {
      most = hope;
      best = node;
    }
  }
  return best ?? bestOf(nodes);
}

/** The node of the greatest value. */
export function bestOf(nodes: readonly TreeNode[]): TreeNode | null {
  let best: TreeNode | null = null;
  for (const node of nodes) if (best === null || node.value > best.value) best = node;
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

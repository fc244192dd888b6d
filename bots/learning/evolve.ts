import { QuickDice } from '@pantheon/kernel';

/**
 * Looks for the best point of a space by trying clouds of points around a guess, the cloud moving and stretching towards those that did
 * well (CMA-ES with one spread for each direction). Made for noisy judgements: only the order of the points counts.
 */
export class Evolution {
  readonly size: number;
  private centre: number[];
  private readonly spread: number[];
  private step: number;
  private readonly path: number[];
  private readonly stretch: number[];
  private readonly dice: QuickDice;
  private readonly weights: readonly number[];
  private readonly mass: number;

  constructor(start: readonly number[], spread: readonly number[], seed: string) {
    const count = start.length;
    this.size = 4 + Math.floor(3 * Math.log(count));
    this.size += this.size % 2;
    this.centre = [...start];
    this.spread = spread.map((value) => value * value);
    this.step = 1;
    this.path = start.map(() => 0);
    this.stretch = start.map(() => 0);
    this.dice = new QuickDice(`evolve/${seed}`);
    const raw = Array.from({ length: this.size / 2 }, (_, rank) => Math.log(this.size / 2 + 0.5) - Math.log(rank + 1));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    this.weights = raw.map((weight) => weight / total);
    this.mass = 1 / this.weights.reduce((sum, weight) => sum + weight * weight, 0);
  }

  /** The middle of the cloud: the best guess so far. */
  get guess(): readonly number[] {
    return this.centre;
  }

  /** Points to judge. */
  ask(): number[][] {
    return Array.from({ length: this.size }, () =>
      this.centre.map((value, i) => value + this.step * Math.sqrt(this.spread[i] as number) * this.normal()),
    );
  }

  /** Learns from points and how well each did: the more the better. */
  tell(points: readonly (readonly number[])[], merits: readonly number[]): void {
    const order = merits.map((_, at) => at).sort((a, b) => (merits[b] as number) - (merits[a] as number));
    const old = this.centre;
    this.centre = old.map((_, i) =>
      this.weights.reduce((sum, weight, rank) => sum + weight * (points[order[rank] as number]?.[i] as number), 0),
    );
    const moved = this.centre.map((value, i) => (value - (old[i] as number)) / this.step);
    this.stretchSpread(points, order, old, moved);
    this.stretchStep(moved);
  }

  private stretchStep(moved: readonly number[]): void {
    const count = moved.length;
    const learning = (this.mass + 2) / (count + this.mass + 5);
    const damping = 1 + learning + 2 * Math.max(0, Math.sqrt((this.mass - 1) / (count + 1)) - 1);
    const expected = Math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count));
    let length = 0;
    for (let i = 0; i < count; i++) {
      const whitened = (moved[i] as number) / Math.sqrt(this.spread[i] as number);
      this.stretch[i] = (1 - learning) * (this.stretch[i] as number) + Math.sqrt(learning * (2 - learning) * this.mass) * whitened;
      length += (this.stretch[i] as number) ** 2;
    }
    this.step *= Math.exp((learning / damping) * (Math.sqrt(length) / expected - 1));
  }

  private stretchSpread(
    points: readonly (readonly number[])[],
    order: readonly number[],
    old: readonly number[],
    moved: readonly number[],
  ): void {
    const count = moved.length;
    const along = (4 + this.mass / count) / (count + 4 + (2 * this.mass) / count);
    const one = 2 / ((count + 1.3) ** 2 + this.mass);
    const many = Math.min(1 - one, (2 * (this.mass - 2 + 1 / this.mass)) / ((count + 2) ** 2 + this.mass));
    const [rankOne, rankMany] = [one * ((count + 2) / 3), many * ((count + 2) / 3)].map((rate) => Math.min(0.4, rate)) as [number, number];
    for (let i = 0; i < count; i++) {
      this.path[i] = (1 - along) * (this.path[i] as number) + Math.sqrt(along * (2 - along) * this.mass) * (moved[i] as number);
      const seen = this.weights.reduce((sum, weight, rank) => {
        const distance = ((points[order[rank] as number]?.[i] as number) - (old[i] as number)) / this.step;
        return sum + weight * distance * distance;
      }, 0);
      this.spread[i] = (1 - rankOne - rankMany) * (this.spread[i] as number) + rankOne * (this.path[i] as number) ** 2 + rankMany * seen;
    }
  }

  private normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += (this.dice.below(1 << 16) + 0.5) / (1 << 16);
    return sum;
  }
}

/** How long a bot may think, and how much. */
export interface Limits {
  /** Milliseconds; never exceeded by more than one thought. */
  readonly ms?: number;
  /** Positions looked at; makes a bot answer the same on every machine. */
  readonly thoughts?: number;
}

/** Counts down what a bot may still spend on one answer. */
export class Budget {
  readonly ms: number;
  readonly thoughts: number;
  private readonly started: number;
  private readonly deadline: number;
  private used = 0;

  constructor(limits: Limits = {}) {
    this.ms = limits.ms ?? Number.POSITIVE_INFINITY;
    this.thoughts = limits.thoughts ?? Number.POSITIVE_INFINITY;
    this.started = performance.now();
    this.deadline = this.started + this.ms;
  }

  /** Notes that a position was looked at. */
  think(): void {
    this.used++;
  }

  get spent(): boolean {
    return this.used >= this.thoughts || performance.now() >= this.deadline;
  }

  get thought(): number {
    return this.used;
  }

  /** Milliseconds since the question was put. */
  get elapsed(): number {
    return performance.now() - this.started;
  }

  /** How much of the budget is used, from 0 to 1. */
  get share(): number {
    return Math.min(1, Math.max(this.used / this.thoughts, this.elapsed / this.ms));
  }

  /** A budget that ends with this one, or earlier. */
  part(share: number, thoughts = Number.POSITIVE_INFINITY): Budget {
    const ms = Math.max(0, this.deadline - performance.now()) * share;
    return new Budget({ ms, thoughts: Math.min(thoughts, (this.thoughts - this.used) * share) });
  }
}

/** How long a bot may think, and how much. */
export interface Limits {
  /** Milliseconds; a little is kept back, so that the last thought ends in time. */
  readonly ms?: number;
  /** Milliseconds by what is known now, asked again and again, where a host may want the answer sooner than it said at first. */
  atMost?(): number;
  /** Positions looked at; makes a bot answer the same on every machine. */
  readonly thoughts?: number;
}

const RESERVE = 0.06;

/** Counts down what a bot may still spend on one answer. */
export class Budget {
  readonly ms: number;
  readonly thoughts: number;
  private readonly started: number;
  private readonly atMost: () => number;
  private used = 0;

  constructor(limits: Limits = {}) {
    this.ms = limits.ms ?? Number.POSITIVE_INFINITY;
    this.thoughts = limits.thoughts ?? Number.POSITIVE_INFINITY;
    this.started = performance.now();
    this.atMost = () => limits.atMost?.() ?? Number.POSITIVE_INFINITY;
  }

  /** Notes that a position was looked at. */
  think(): void {
    this.used++;
  }

  get spent(): boolean {
    return this.used >= this.thoughts || performance.now() >= this.started + Math.min(this.ms, this.atMost()) * (1 - RESERVE);
  }
}

interface Waiting<T> {
  readonly table: string;
  /** When it is to have thought, if nobody is in its way. */
  readonly due: number;
  done(thought: T): void;
  failed(error: unknown): void;
}

/** How much of its time a bot may use: all of it when nobody waits, the less the more do. */
export interface Share {
  /** Milliseconds, of those that the level may take. */
  of(ms: number): number;
  /** Hears of it when others have come, so that it is less now. */
  onLess(hear: () => void): void;
}

/** However many wait, a bot thinks at least so long if its level does, and while somebody waits at most so long, in milliseconds. */
const LEAST = 250;
const MOST_WHILE_OTHERS_WAIT = 1000;

/**
 * Whose bots think next in a thread. People take turns, so that nobody's hundred tables take another's turn; of one person's tables that
 * comes first whose bot would have answered first. While bots wait, the one that thinks is brief, also if it had begun before they came.
 */
export class BotQueue<T> {
  private readonly think: (table: string, share: Share) => Promise<T>;
  /** By person, in the order in which they come next. */
  private readonly people = new Map<string, Waiting<T>[]>();
  private readonly waiting = new Set<string>();
  private running: { hurry(): void } | null = null;

  constructor(think: (table: string, share: Share) => Promise<T>) {
    this.think = think;
  }

  /** How many tables wait for their bots. */
  get length(): number {
    return this.waiting.size;
  }

  /** Whether a table waits already. */
  has(table: string): boolean {
    return this.waiting.has(table);
  }

  /** Lets a bot of a table think when its turn comes; `ms` is how long it thinks if it may. Returns what it thought. */
  add(table: string, person: string, ms: number): Promise<T> {
    const turn = new Promise<T>((done, failed) => {
      const line = this.people.get(person) ?? [];
      const due = performance.now() + ms;
      const later = line.findIndex((other) => other.due > due);
      line.splice(later < 0 ? line.length : later, 0, { table, due, done, failed });
      this.people.set(person, line);
    });
    this.waiting.add(table);
    if (this.running === null) this.next();
    else this.running.hurry();
    return turn;
  }

  private next(): void {
    const [first] = this.people;
    if (first === undefined) return;
    const [person, line] = first;
    const task = line.shift() as Waiting<T>;
    // Whoever was served goes to the end of the line.
    this.people.delete(person);
    if (line.length > 0) this.people.set(person, line);
    this.waiting.delete(task.table);
    const running = { hurry: (): void => undefined };
    this.running = running;
    const share: Share = {
      of: (ms) => this.shareOf(ms),
      onLess: (hear) => {
        running.hurry = hear;
      },
    };
    this.think(task.table, share)
      .then(task.done, task.failed)
      .finally(() => {
        this.running = null;
        this.next();
      });
  }

  private shareOf(ms: number): number {
    if (this.length === 0) return ms;
    return Math.min(ms, MOST_WHILE_OTHERS_WAIT, Math.max(LEAST, ms / (1 + this.length)));
  }
}

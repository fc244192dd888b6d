interface Waiting {
  readonly table: string;
  done(): void;
  failed(error: unknown): void;
}

/** How much of its time a bot may use: all of it when nobody waits, the less the more do. */
export interface Share {
  /** Milliseconds, of those that the level may take. */
  of(ms: number): number;
}

/** However many wait, a bot thinks at least so long if its level does, and while somebody waits at most so long, in milliseconds. */
const LEAST = 250;
const MOST_WHILE_OTHERS_WAIT = 1000;

/**
 * Whose bots think next. People take turns, each with their own tables in turn, so that nobody's hundred tables take another's turn; and
 * while bots wait, those that think are brief.
 */
export class BotQueue {
  private readonly slots: number;
  private readonly think: (table: string, share: Share) => Promise<void>;
  /** By person, in the order in which they come next. */
  private readonly people = new Map<string, Waiting[]>();
  private readonly waiting = new Map<string, Promise<void>>();
  private running = 0;

  constructor(slots: number, think: (table: string, share: Share) => Promise<void>) {
    this.slots = slots;
    this.think = think;
  }

  /** How many tables wait for their bots. */
  get length(): number {
    return this.waiting.size;
  }

  /** Lets a bot of a table think when its turn comes. A table that waits already waits once. */
  add(table: string, person: string): Promise<void> {
    const known = this.waiting.get(table);
    if (known !== undefined) return known;
    const turn = new Promise<void>((done, failed) => {
      const line = this.people.get(person) ?? [];
      line.push({ table, done, failed });
      this.people.set(person, line);
    });
    this.waiting.set(table, turn);
    this.next();
    return turn;
  }

  private next(): void {
    while (this.running < this.slots) {
      const [first] = this.people;
      if (first === undefined) return;
      const [person, line] = first;
      const task = line.shift() as Waiting;
      // Whoever was served goes to the end of the line.
      this.people.delete(person);
      if (line.length > 0) this.people.set(person, line);
      this.waiting.delete(task.table);
      this.running++;
      this.think(task.table, { of: (ms) => this.shareOf(ms) })
        .then(task.done, task.failed)
        .finally(() => {
          this.running--;
          this.next();
        });
    }
  }

  private shareOf(ms: number): number {
    if (this.length === 0) return ms;
    const fair = ms / (1 + this.length / this.slots);
    return Math.min(ms, MOST_WHILE_OTHERS_WAIT, Math.max(LEAST, fair));
  }
}

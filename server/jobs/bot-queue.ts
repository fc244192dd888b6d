interface Waiting<T> {
  readonly table: string;
  /** When it is to have thought, if nobody is in its way. */
  readonly due: number;
  think(share: Share): Promise<T>;
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

/** While somebody waits a bot thinks at most so long, and however many wait at least so long if its level does, in milliseconds. */
const MOST_WHILE_OTHERS_WAIT = 500;
const LEAST = 250;
/** Whoever has more tables waiting, and other people beside them, is given less. */
const LEAST_OF_MANY = 100;

/**
 * Whose bots think next in a thread. Whoever has had the least of its time comes first, so that nobody's hundred tables take another's turn;
 * of one person's tables that comes first whose bot would have answered first. While bots wait, the one that thinks is brief, also if
 * it had begun before they came.
 */
export class BotQueue<T> {
  private readonly now: () => number;
  private readonly people = new Map<string, Waiting<T>[]>();
  private readonly waiting = new Set<string>();
  /** By person, how much time they have had; whoever comes anew begins with as much as whoever thinks had when their turn came. */
  private readonly had = new Map<string, number>();
  private level = 0;
  private running: { readonly person: string; hurry(): void } | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** How many tables wait for their bots. */
  get length(): number {
    return this.waiting.size;
  }

  /** Whether a table waits already. */
  has(table: string): boolean {
    return this.waiting.has(table);
  }

  /** Lets a bot of somebody's table think when its turn comes; `ms` is how long it thinks if it may. Returns what it thought. */
  add(table: string, person: string, ms: number, think: (share: Share) => Promise<T>): Promise<T> {
    const turn = new Promise<T>((done, failed) => {
      const line = this.people.get(person) ?? [];
      const due = this.now() + ms;
      const later = line.findIndex((other) => other.due > due);
      line.splice(later < 0 ? line.length : later, 0, { table, due, think, done, failed });
      this.people.set(person, line);
    });
    this.had.set(person, Math.max(this.had.get(person) ?? 0, this.level));
    this.waiting.add(table);
    if (this.running === null) this.next();
    else this.running.hurry();
    return turn;
  }

  private next(): void {
    const person = this.nextPerson();
    if (person === null) {
      this.had.clear();
      return;
    }
    const line = this.people.get(person) as Waiting<T>[];
    const task = line.shift() as Waiting<T>;
    if (line.length === 0) this.people.delete(person);
    this.waiting.delete(task.table);
    this.level = this.had.get(person) ?? 0;
    this.forgetIdle(person);
    void this.run(task, person);
  }

  private async run({ think, done, failed }: Waiting<T>, person: string): Promise<void> {
    const running = { person, hurry: (): void => undefined };
    this.running = running;
    const began = this.now();
    const share: Share = {
      of: (ms) => this.shareOf(ms, person),
      onLess: (hear) => {
        running.hurry = hear;
      },
    };
    await think(share).then(done, failed);
    this.had.set(person, this.level + this.now() - began);
    this.running = null;
    this.next();
  }

  private nextPerson(): string | null {
    let next: string | null = null;
    for (const person of this.people.keys()) if (next === null || this.hadBy(person) < this.hadBy(next)) next = person;
    return next;
  }

  private hadBy(person: string): number {
    return this.had.get(person) ?? 0;
  }

  // Whoever wants nothing now, and has had no more than whoever comes anew, need not be remembered.
  private forgetIdle(running: string): void {
    for (const [person, had] of this.had) if (had <= this.level && person !== running && !this.people.has(person)) this.had.delete(person);
  }

  private shareOf(ms: number, person: string): number {
    if (this.length === 0) return ms;
    const own = this.people.get(person)?.length ?? 0;
    const least = own > 0 && own < this.length ? LEAST_OF_MANY : LEAST;
    return Math.min(ms, MOST_WHILE_OTHERS_WAIT, Math.max(least, ms / (1 + this.length)));
  }
}

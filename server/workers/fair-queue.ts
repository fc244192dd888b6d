/** What waits, by whom: people take turns, so that nobody waits for all that one other person wants. */
export class FairQueue<T> {
  private readonly waiting = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many things of a person wait. */
  sizeOf(person: string): number {
    return this.waiting.get(person)?.length ?? 0;
  }

  push(person: string, item: T): void {
    const own = this.waiting.get(person);
    if (own === undefined) this.waiting.set(person, [item]);
    else own.push(item);
    this.count++;
  }

  /** The next thing, of whoever has waited longest for a turn. */
  shift(): T | undefined {
    const [next] = this.waiting;
    if (next === undefined) return undefined;
    const [person, own] = next;
    const item = own.shift();
    this.waiting.delete(person);
    if (own.length > 0) this.waiting.set(person, own);
    this.count--;
    return item;
  }

  /** Takes everything out. */
  clear(): T[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }
}

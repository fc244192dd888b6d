/**
 * What was worked out last, for as long as all that it was worked out from stays the same. Views ask for the same things again and again
 * while little changes. Whoever uses it notes everything that the outcome depends on, numbers, texts and things that never change, in the
 * same order each time; so it does not matter which match or fork they come from.
 */
export class Remembered<T> {
  private readonly noted: unknown[] = [];
  private count = 0;
  private readonly lists: (readonly number[])[] = [];
  private listCount = 0;
  private same = false;
  private outcome: T | null = null;

  /** Begins to note; what is noted first is compared with what was noted first the last time, and so on. */
  begin(): void {
    this.count = 0;
    this.listCount = 0;
    this.same = true;
  }

  note(thing: unknown): void {
    if (this.noted[this.count] !== thing) {
      this.noted[this.count] = thing;
      this.same = false;
    }
    this.count++;
  }

  noteAll(things: readonly unknown[]): void {
    this.note(things.length);
    for (let i = 0; i < things.length; i++) this.note(things[i]);
  }

  noteNumbers(numbers: readonly number[]): void {
    const before = this.lists[this.listCount];
    if (before === undefined || !areSame(before, numbers)) {
      this.lists[this.listCount] = numbers.slice();
      this.same = false;
    }
    this.listCount++;
  }

  /** The outcome: the one of the last time if nothing of what was noted has changed, or worked out now. */
  recall(workOut: () => T): T {
    const complete = this.count === this.noted.length && this.listCount === this.lists.length;
    if (this.same && complete && this.outcome !== null) return this.outcome;
    this.noted.length = this.count;
    this.lists.length = this.listCount;
    this.outcome = null;
    this.outcome = workOut();
    return this.outcome;
  }
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

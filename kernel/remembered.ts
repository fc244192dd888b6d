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
    if (this.noted.length > this.count) this.noted.length = this.count;
    if (this.lists.length > this.listCount) this.lists.length = this.listCount;
    this.outcome = null;
    this.outcome = workOut();
    return this.outcome;
  }
}

/** What was worked out last for each seat. */
export class RememberedBySeat<T> {
  private readonly memories: Remembered<T>[] = [];

  of(seat: number): Remembered<T> {
    while (this.memories.length <= seat) this.memories.push(new Remembered<T>());
    return this.memories[seat] as Remembered<T>;
  }
}

/**
 * The copy of a list that views are given: the same one for as long as the list stays as it was. Whoever works something out from such copies
 * may note the copy itself, one comparison instead of one for every number. Nobody ever changes what a view holds.
 */
export class KeptCopy {
  private copy: readonly number[] | null = null;

  of<N extends number>(list: readonly N[]): readonly N[] {
    if (this.copy === null || !areSame(this.copy, list)) this.copy = list.slice();
    return this.copy as readonly N[];
  }
}

/** The same for lists of texts, flags and gaps: they are compared elsewhere than counts, so that the engine keeps lists of counts as they are. */
export class KeptWords {
  private readonly memory = new Remembered<readonly unknown[]>();

  of<W extends string | boolean | null>(list: readonly W[]): readonly W[] {
    this.memory.begin();
    this.memory.noteAll(list);
    return this.memory.recall(() => list.slice()) as readonly W[];
  }
}

/** The same for a list of such lists: the rows that stayed as they were are the same, and so is the whole if all did. */
export class KeptRows {
  private readonly kept: KeptCopy[] = [];
  private rows: readonly (readonly number[])[] = [];

  of(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
    let same = this.rows.length === lists.length;
    for (let row = 0; row < lists.length; row++) {
      if (row === this.kept.length) this.kept.push(new KeptCopy());
      const copy = (this.kept[row] as KeptCopy).of(lists[row] as readonly number[]);
      if (same && copy !== this.rows[row]) same = false;
    }
    if (!same) this.rows = lists.map((list, row) => (this.kept[row] as KeptCopy).of(list));
    return this.rows;
  }
}

/** The same for a list of things of one kind: a thing is copied anew when it is no longer the same, and the list when one of its things is. */
export class KeptEach<Seen, Thing extends Seen> {
  private readonly same: (kept: Seen, thing: Seen) => boolean;
  private readonly copy: (thing: Thing) => Seen;
  private kept: readonly Seen[] = [];

  constructor(same: (kept: Seen, thing: Seen) => boolean, copy: (thing: Thing) => Seen) {
    this.same = same;
    this.copy = copy;
  }

  of(things: readonly Thing[]): readonly Seen[] {
    const { kept } = this;
    let same = kept.length === things.length;
    for (let i = 0; same && i < things.length; i++) same = this.same(kept[i] as Seen, things[i] as Thing);
    if (!same)
      this.kept = things.map((thing, i) => (i < kept.length && this.same(kept[i] as Seen, thing) ? (kept[i] as Seen) : this.copy(thing)));
    return this.kept;
  }
}

/** Something made of a view when somebody first asks for it, once for each view. */
export function oncePerView<V extends object, D, T>(make: (view: V, data: D) => T): (view: V, data: D) => T {
  const made = new WeakMap<V, T>();
  return (view, data) => {
    const known = made.get(view) ?? make(view, data);
    made.set(view, known);
    return known;
  };
}

/** Whether two lists hold the same numbers. Eight a round: half the time of a loop that looks at one, and most views begin with this. */
export function areSame(one: readonly number[], other: readonly number[]): boolean {
  const { length } = one;
  if (other.length !== length) return false;
  let i = 0;
  for (; i + 7 < length; i += 8) {
    if (one[i] !== other[i] || one[i + 1] !== other[i + 1] || one[i + 2] !== other[i + 2] || one[i + 3] !== other[i + 3]) return false;
    if (one[i + 4] !== other[i + 4] || one[i + 5] !== other[i + 5] || one[i + 6] !== other[i + 6] || one[i + 7] !== other[i + 7])
      return false;
  }
  for (; i < length; i++) if (one[i] !== other[i]) return false;
  return true;
}

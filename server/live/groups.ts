/** Things by what they have in common, so that those of one kind are found without looking through all. */
export class Groups<T> {
  private readonly groups = new Map<string, Set<T>>();

  add(name: string, thing: T): void {
    const group = this.groups.get(name);
    if (group === undefined) this.groups.set(name, new Set([thing]));
    else group.add(thing);
  }

  delete(name: string, thing: T): void {
    const group = this.groups.get(name);
    if (group?.delete(thing) && group.size === 0) this.groups.delete(name);
  }

  /** Those of a name as they are now: whoever goes through them may change them. */
  of(name: string): T[] {
    return [...(this.groups.get(name) ?? [])];
  }

  /** How many names there are. */
  get size(): number {
    return this.groups.size;
  }
}

// What a game's state and its `copyState` are made of. The lists that are made here grow one by one: one that is made in its full length has holes to the
// engine for as long as it lives, and is read more slowly.

/** A copy of a list of plain values, of the same type: tuples stay tuples. */
export const copyList = <L extends unknown[]>(list: L): L => list.slice() as L;

/** A copy of a list of lists of plain values. */
export function copyLists<L extends unknown[]>(lists: readonly L[]): L[] {
  const copy: L[] = [];
  for (let i = 0; i < lists.length; i++) copy.push(copyList(lists[i] as L));
  return copy;
}

/** A copy of a list whose items are copied in a way of their own. */
export function copyEach<T>(list: readonly T[], copyItem: (item: T) => T): T[] {
  const copy: T[] = [];
  for (let i = 0; i < list.length; i++) copy.push(copyItem(list[i] as T));
  return copy;
}

/** A list of so many equal numbers, such as counts that are all zero. */
export function equalNumbers<N extends number>(length: number, value: N): N[] {
  const list: N[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

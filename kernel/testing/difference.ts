const brief = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where two JSON values first differ, as a path and the two values, or null. The order of keys counts: it would be seen, too. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${path || 'the whole'}: ${brief(a)} ≠ ${brief(b)}`;
  const [mine, theirs] = [Object.keys(a), Object.keys(b)];
  const alike = mine.length === theirs.length && mine.every((key, at) => key === theirs[at]);
  for (const key of alike ? mine : new Set([...mine, ...theirs])) {
    if (Object.is(a[key], b[key])) continue;
    const inner = difference(a[key], b[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return alike ? null : `${path || 'the whole'}: its keys stand in another order`;
}

/** Where a value holds an object that is also part of another one, as a path, or null. */
export function sharedWith(value: unknown, other: unknown, path = ''): string | null {
  const parts = new Set<object>();
  const gather = (part: unknown): void => {
    if (!isObject(part) || parts.has(part)) return;
    parts.add(part);
    for (const key of Object.keys(part)) gather(part[key]);
  };
  const search = (part: unknown, at: string): string | null => {
    if (!isObject(part)) return null;
    if (parts.has(part)) return at;
    for (const key of Object.keys(part)) {
      const found = search(part[key], `${at}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
  gather(other);
  return search(value, path);
}

/** What keeps a value from being plain JSON, as a path, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (!isObject(value)) return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const inner = notPlain(value[index], `${path}[${index}]`);
      if (inner !== null) return inner;
    }
    return null;
  }
  if (prototype !== Object.prototype && prototype !== null) return `${path} is no plain object`;
  for (const key of Object.keys(value)) {
    const inner = notPlain(value[key], `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}

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

const partsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.values(value));

/** Where a value holds an object that is also part of another one, as a path, or null. */
export function sharedWith(value: unknown, other: unknown, path = ''): string | null {
  const parts = new Set<object>();
  const gather = (part: object): void => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const inner of partsOf(part)) if (isObject(inner)) gather(inner);
  };
  const search = (part: object, at: string): string | null => {
    if (parts.has(part)) return at;
    for (const [key, inner] of partsOf(part).entries()) {
      const found = isObject(inner) ? search(inner, `${at}.${Array.isArray(part) ? key : Object.keys(part)[key]}`) : null;
      if (found !== null) return found;
    }
    return null;
  };
  if (isObject(other)) gather(other);
  return isObject(value) ? search(value, path) : null;
}

const isBare = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'boolean';

const hasPlainMembers = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

// Nearly every value is plain, so that the path to what is not is put into words only then.
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isObject(value)) return isBare(value);
  if (!hasPlainMembers(value)) return false;
  const parts = partsOf(value);
  for (let at = 0; at < parts.length; at++) if (!isPlain(parts[at])) return false;
  return true;
}

/** What keeps a value from being plain JSON, as a path, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (isPlain(value)) return null;
  if (typeof value === 'number') return `${path} is ${value}`;
  if (!isObject(value)) return `${path} is ${typeof value}`;
  if (!hasPlainMembers(value)) return `${path} is no plain object`;
  const at = partsOf(value).findIndex((part) => !isPlain(part));
  const key = Array.isArray(value) ? `[${at}]` : `.${Object.keys(value)[at]}`;
  return notPlain(partsOf(value)[at], `${path}${key}`);
}

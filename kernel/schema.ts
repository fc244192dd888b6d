import { PantheonError } from './errors.ts';

/** Reads an unknown value as a `T`, or says where it is wrong. */
export type Schema<T> = (value: unknown, path: string) => T;

/** The type that a schema reads. */
export type Read<S> = S extends Schema<infer T> ? T : never;

// What was found is shown in passing: it may be huge, and so deep that no recursion reaches its end.
const GLIMPSE = 60;
function glimpse(value: unknown, depth = 4): unknown {
  if (typeof value === 'string') return value.slice(0, GLIMPSE + 1);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, GLIMPSE).map((item) => glimpse(item, depth - 1));
  const entries = Object.entries(value).slice(0, GLIMPSE);
  return Object.fromEntries(entries.map(([key, item]) => [key.slice(0, GLIMPSE), glimpse(item, depth - 1)]));
}

const wrong = (path: string, expected: string, value: unknown): PantheonError => {
  const seen = JSON.stringify(glimpse(value)) ?? String(value);
  return new PantheonError(
    'bad-data',
    `${path || 'the data'}: expected ${expected}, found ${seen.length > GLIMPSE ? `${seen.slice(0, GLIMPSE)}…` : seen}`,
  );
};

/** What a text, a list and a table hold at most where nothing else is said. */
const USUAL = { letters: 1000, items: 300, names: 100 } as const;

/** A text of at most so many letters. */
export const textUpTo =
  (letters: number): Schema<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw wrong(path, 'a text', value);
    if (value.length > letters) throw wrong(path, `a text of at most ${letters} letters`, value);
    return value;
  };

/** A text of a usual length. */
export const text: Schema<string> = textUpTo(USUAL.letters);

/** True or false. */
export const flag: Schema<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw wrong(path, 'true or false', value);
  return value;
};

/** A number within bounds. */
export const number =
  (min: number, max: number): Schema<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) throw wrong(path, `a number from ${min} to ${max}`, value);
    return value;
  };

/** A whole number within bounds. */
export const whole =
  (min: number, max: number): Schema<number> =>
  (value, path) => {
    if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max)
      throw wrong(path, `a whole number from ${min} to ${max}`, value);
    return value as number;
  };

/** One of the given words. */
export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Schema<T> =>
  (value, path) => {
    if (!allowed.includes(value as T)) throw wrong(path, `one of ${allowed.join(', ')}`, value);
    return value as T;
  };

/** A list, each item of the same shape. */
export const list =
  <T>(item: Schema<T>, { min = 0, max = USUAL.items }: { readonly min?: number; readonly max?: number } = {}): Schema<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw wrong(path, 'a list', value);
    if (value.length < min || value.length > max) throw wrong(path, `a list of ${min} to ${max} items`, value);
    return value.map((entry, index) => item(entry, `${path}[${index}]`));
  };

/** A table from any name to values of one shape. */
export const dictionary =
  <T>(item: Schema<T>, { max = USUAL.names }: { readonly max?: number } = {}): Schema<Record<string, T>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
    const entries = Object.entries(value);
    if (entries.length > max || entries.some(([key]) => key.length > USUAL.letters)) throw wrong(path, `at most ${max} short names`, value);
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${path}.${key}`)]));
  };

/** How deep and how large a JSON value may be; every value in it and all letters count. */
export interface JsonBounds {
  readonly depth: number;
  readonly size: number;
}

/** What is left of the size after a value; negative where it is too large or too deep. */
function rest(value: unknown, left: number, depth: number): number {
  if (typeof value === 'string') return left - value.length - 1;
  if (typeof value !== 'object' || value === null) return left - 1;
  if (depth === 0) return -1;
  let after = left - 1;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && after >= 0; at++) after = rest(value[at], after, depth - 1);
    return after;
  }
  for (const [key, item] of Object.entries(value)) {
    if (after < 0) return after;
    after = rest(item, after - key.length, depth - 1);
  }
  return after;
}

/** Any JSON value within bounds, for what only the rules understand. */
export const json =
  ({ depth, size }: JsonBounds): Schema<unknown> =>
  (value, path) => {
    if (rest(value, size, depth) < 0) throw wrong(path, `at most ${size} letters and values, ${depth} deep`, value);
    return value;
  };

/** A JSON object within bounds. */
export const jsonObject = (bounds: JsonBounds): Schema<object> => {
  const within = json(bounds);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
    return within(value, path) as object;
  };
};

/** A value that may be absent. */
export const optional =
  <T>(item: Schema<T>): Schema<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : item(value, path);

type Fields = { readonly [name: string]: Schema<unknown> };
type Shape<F extends Fields> = { [K in keyof F as undefined extends Read<F[K]> ? never : K]: Read<F[K]> } & {
  [K in keyof F as undefined extends Read<F[K]> ? K : never]?: Exclude<Read<F[K]>, undefined>;
};

/** An object with these fields. Other fields (provenance, notes) are allowed and dropped. */
export const shape =
  <F extends Fields>(fields: F): Schema<Shape<F>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
    const source = value as Record<string, unknown>;
    const read = Object.entries(fields).map(([name, schema]) => [name, schema(source[name], path ? `${path}.${name}` : name)] as const);
    const present = Object.fromEntries(read.filter(([, found]) => found !== undefined));
    // What grows key by key to more than a dozen becomes a table that is looked up by text: rules read the data too often for that.
    return (read.length === Object.keys(present).length ? Object.assign({ ...fields }, present) : present) as Shape<F>;
  };

/** A value checked further: the test returns what is wrong, or nothing. */
export const checked =
  <T>(item: Schema<T>, problem: (value: T) => string | null): Schema<T> =>
  (value, path) => {
    const read = item(value, path);
    const found = problem(read);
    if (found !== null) throw new PantheonError('bad-data', `${path || 'the data'}: ${found}`);
    return read;
  };

/** A text in both languages. */
export const bilingual = shape({ en: text, it: text });

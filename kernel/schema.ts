import { PantheonError } from './errors.ts';

/** Reads an unknown value as a `T`, or says where it is wrong. */
export type Schema<T> = (value: unknown, path: string) => T;

/** The type that a schema reads. */
export type Read<S> = S extends Schema<infer T> ? T : never;

const wrong = (path: string, expected: string, value: unknown): PantheonError => {
  const seen = JSON.stringify(value) ?? String(value);
  return new PantheonError(
    'bad-data',
    `${path || 'the data'}: expected ${expected}, found ${seen.length > 60 ? `${seen.slice(0, 60)}…` : seen}`,
  );
};

/** Any text. */
export const text: Schema<string> = (value, path) => {
  if (typeof value !== 'string') throw wrong(path, 'a text', value);
  return value;
};

/** True or false. */
export const flag: Schema<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw wrong(path, 'true or false', value);
  return value;
};

/** A finite number. */
export const number: Schema<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(path, 'a number', value);
  return value;
};

/** A whole number within bounds. */
export const whole =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema<number> =>
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
  <T>(item: Schema<T>, size: { readonly min?: number; readonly max?: number } = {}): Schema<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw wrong(path, 'a list', value);
    if (value.length < (size.min ?? 0) || value.length > (size.max ?? Number.POSITIVE_INFINITY))
      throw wrong(path, `a list of ${size.min ?? 0} to ${size.max ?? 'any number of'} items`, value);
    return value.map((entry, index) => item(entry, `${path}[${index}]`));
  };

/** A table from any name to values of one shape. */
export const dictionary =
  <T>(item: Schema<T>): Schema<Record<string, T>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, item(entry, `${path}.${key}`)]));
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
    const result: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(fields)) {
      const read = schema(source[name], path ? `${path}.${name}` : name);
      if (read !== undefined) result[name] = read;
    }
    return result as Shape<F>;
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

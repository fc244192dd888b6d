import type { OutlineJson } from './steps.ts';

/** What somebody looks at in data, written down while they do. */
export interface Following {
  /** The data of a file to look at. */
  follow(file: string, data: OutlineJson): OutlineJson;
  /** Looks no longer, and says what part of each file was looked at. Lists are whole, and so is what was taken without a look inside. */
  done(): { readonly [file: string]: OutlineJson };
}

/** Follows what is looked at in data. */
export function following(): Following {
  const files = new Map<string, OutlineJson>();
  const looks = new Map<object, Set<string>>();
  let ends = false;
  const look = (target: object, names: readonly string[]): void => {
    if (ends || Array.isArray(target)) return;
    const seen = looks.get(target) ?? new Set();
    for (const name of names) seen.add(name);
    looks.set(target, seen);
  };
  const shown = (value: OutlineJson): OutlineJson =>
    typeof value !== 'object' || value === null
      ? value
      : (new Proxy(value, {
          get: (target, name) => {
            if (typeof name === 'string') look(target, [name]);
            return shown(Reflect.get(target, name) as OutlineJson);
          },
          has: (target, name) => {
            look(target, [String(name)]);
            return Reflect.has(target, name);
          },
          ownKeys: (target) => {
            look(target, Object.keys(target));
            return Reflect.ownKeys(target);
          },
        }) as OutlineJson);
  const seenOf = (value: OutlineJson): OutlineJson => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(seenOf);
    const names = looks.get(value);
    if (names === undefined) return value;
    return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (names.has(name) ? [[name, seenOf(part)]] : [])));
  };
  return {
    follow: (file, data) => {
      files.set(file, data);
      return shown(data);
    },
    done: () => {
      ends = true;
      return Object.fromEntries([...files].map(([file, data]) => [file, seenOf(data)]));
    },
  };
}

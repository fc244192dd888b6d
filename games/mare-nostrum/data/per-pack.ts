import type { Data } from './read.ts';

/**
 * Something worked out once for a data pack. Only that of the pack that was asked for last is kept: nearly always it is the same one, and
 * such things are asked for very often.
 */
export function perPack<T>(make: (data: Data) => T): (data: Data) => T {
  let latest: { readonly data: Data; readonly made: T } | null = null;
  return (data) => {
    if (latest === null || latest.data !== data) latest = { data, made: make(data) };
    return latest.made;
  };
}

/** A place at which two JSON values differ; what is not there is left out. */
export interface Difference {
  readonly place: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

type Parts = { readonly [name: string]: unknown };

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** What a list is made of: by the ids of its items, where all have one of their own, else by their numbers. */
function partsOf(value: Parts): Parts {
  if (!Array.isArray(value)) return value;
  const ids = value.map((item: unknown) => (isParts(item) && typeof item.id === 'string' ? item.id : null));
  const named = ids.every((id) => id !== null) && new Set(ids).size === ids.length;
  return Object.fromEntries(value.map((item: unknown, at) => [named ? (ids[at] as string) : String(at + 1), item]));
}

/** Where two JSON values differ, in the order of the first, up to a limit. Items of lists are known by their ids. */
export function differences(before: unknown, after: unknown, limit = 200, place = ''): Difference[] {
  if (before === after || limit <= 0) return [];
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return [{ place, before, after }];
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const found: Difference[] = [];
  for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const inner = place === '' ? name : `${place} › ${name}`;
    if (!(name in fresh)) found.push({ place: inner, before: old[name] });
    else if (!(name in old)) found.push({ place: inner, after: fresh[name] });
    else found.push(...differences(old[name], fresh[name], limit - found.length, inner));
    if (found.length >= limit) break;
  }
  return found;
}

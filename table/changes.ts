/**
 * What is different in a JSON value: `[value]` takes the place of what was there, `[]` takes it away, and an object names the members (of
 * a list: the places) in which something is different, each with its own change.
 */
export type JsonChange = readonly [] | readonly [unknown] | { readonly [member: string]: JsonChange };

type Members = { readonly [member: string]: unknown };

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** What leads from one JSON value to another; null where they are equal. */
export function changeBetween(before: unknown, after: unknown): JsonChange | null {
  if (before === after) return null;
  if (!isMembers(before) || !isMembers(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (!Array.isArray(before) || !Array.isArray(after)) return changeOfMembers(before, after);
  return before.length === after.length ? changeOfPlaces(before, after) : [after];
}

function changeOfMembers(before: Members, after: Members): JsonChange | null {
  const change = nothing();
  for (const member in after) {
    if (after[member] === undefined) continue;
    const inside = has(before, member) ? changeBetween(before[member], after[member]) : ([after[member]] as const);
    if (inside !== null) change[member] = inside;
  }
  for (const member in before) if (has(before, member) && !has(after, member)) change[member] = [];
  return isEmpty(change) ? null : change;
}

// A short list of numbers is told sooner as a whole than place by place.
function changeOfPlaces(before: readonly unknown[], after: readonly unknown[]): JsonChange | null {
  const change = nothing();
  let plain = 0;
  for (let place = 0; place < after.length; place++) {
    const inside = changeBetween(before[place], after[place]);
    if (inside === null) continue;
    change[place] = inside;
    if (!isMembers(after[place])) plain++;
  }
  if (isEmpty(change)) return null;
  return plain * 3 > after.length ? [after] : change;
}

// Without a prototype, so that every name is a name like any other.
const nothing = (): { [member: string]: JsonChange } => Object.create(null);

const has = (members: Members, name: string): boolean => Object.hasOwn(members, name) && members[name] !== undefined;

function isEmpty(members: object): boolean {
  for (const _ in members) return false;
  return true;
}

/** A JSON value after a change. What is not different stays the same object. */
export function withChange(before: unknown, change: JsonChange): unknown {
  if (Array.isArray(change)) return change[0];
  const inside = change as { readonly [member: string]: JsonChange };
  if (Array.isArray(before))
    return before.map((item, place) => (Object.hasOwn(inside, place) ? withChange(item, inside[place] as JsonChange) : item));
  const members = isMembers(before) ? before : {};
  const names = new Set([...Object.keys(members), ...Object.keys(inside)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const own = Object.hasOwn(inside, name) ? (inside[name] as JsonChange) : null;
      if (own === null) return [[name, members[name]]];
      return Array.isArray(own) && own.length === 0 ? [] : [[name, withChange(members[name], own)]];
    }),
  );
}

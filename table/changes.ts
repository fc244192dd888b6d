/**
 * What is different in a JSON value: `[value]` takes the place of what was there, `[]` takes it away, and an object names the members (of
 * a list: the places) in which something is different, each with its own change.
 */
export type JsonChange = readonly [] | readonly [unknown] | { readonly [member: string]: JsonChange };

type Members = { readonly [member: string]: unknown };
type Changes = { [member: string]: JsonChange };

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** What leads from one JSON value to another; null where they are equal. */
export function changeBetween(before: unknown, after: unknown): JsonChange | null {
  if (before === after) return null;
  if (!isMembers(before) || !isMembers(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (!Array.isArray(before) || !Array.isArray(after)) return changeOfMembers(before, after);
  return before.length === after.length ? changeOfPlaces(before, after) : [after];
}

function changeOfMembers(before: Members, after: Members): JsonChange | null {
  let change: Changes | null = null;
  let common = 0;
  for (const member in after) {
    const now = after[member];
    if (now === undefined) continue;
    let then = before[member];
    if (then !== undefined && then !== now) then = memberOf(before, member);
    if (then !== undefined) common++;
    if (then === now) continue;
    const inside = then === undefined ? ([now] as const) : changeBetween(then, now);
    if (inside === null) continue;
    change ??= nothing();
    change[member] = inside;
  }
  return countOf(before) === common ? change : withoutGone(before, after, change);
}

/** How many members an object has. */
function countOf(members: Members): number {
  let count = 0;
  for (const _member in members) count++;
  return count;
}

// Members are seldom taken away, and those that are there are looked at once more only then.
function withoutGone(before: Members, after: Members, change: Changes | null): JsonChange | null {
  let gone = change;
  for (const member in before) {
    if (memberOf(after, member) !== undefined || before[member] === undefined) continue;
    gone ??= nothing();
    gone[member] = [];
  }
  return gone;
}

// A short list of numbers is told sooner as a whole than place by place.
function changeOfPlaces(before: readonly unknown[], after: readonly unknown[]): JsonChange | null {
  let change: Changes | null = null;
  let plain = 0;
  for (let place = 0; place < after.length; place++) {
    const now = after[place];
    if (now === before[place]) continue;
    const inside = changeBetween(before[place], now);
    if (inside === null) continue;
    change ??= nothing();
    change[place] = inside;
    if (!isMembers(now)) plain++;
  }
  return change !== null && plain * 3 > after.length ? [after] : change;
}

// Without a prototype, so that every name is a name like any other.
const nothing = (): Changes => Object.create(null);

/** A member of an object's own. What every object has besides is a function, which no JSON value is, and `__proto__`. */
function memberOf(members: Members, name: string): unknown {
  const value = members[name];
  if (typeof value === 'function' || (name === '__proto__' && !Object.hasOwn(members, name))) return undefined;
  return value;
}

/** A JSON value after a change. What is not different stays the same object. */
export function withChange(before: unknown, change: JsonChange): unknown {
  if (Array.isArray(change)) return change[0];
  const inside = change as { readonly [member: string]: JsonChange };
  if (Array.isArray(before)) return withPlaces(before, inside);
  const members: { [member: string]: unknown } = isMembers(before) ? { ...before } : {};
  for (const name of Object.keys(inside)) {
    const own = inside[name] as JsonChange;
    if (Array.isArray(own) && own.length === 0) delete members[name];
    else setMember(members, name, withChange(memberOf(members, name), own));
  }
  return members;
}

function withPlaces(before: readonly unknown[], inside: { readonly [place: string]: JsonChange }): readonly unknown[] {
  const list = before.slice();
  for (const name of Object.keys(inside)) {
    const place = Number(name);
    if (place in before) list[place] = withChange(before[place], inside[name] as JsonChange);
  }
  return list;
}

// To give a value to `__proto__` would do something else.
function setMember(members: { [member: string]: unknown }, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
  else members[name] = value;
}

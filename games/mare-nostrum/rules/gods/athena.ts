import { chooseOrPass, type Rule, type Topic, who } from '@pantheon/kernel';
import { roleRef } from '../refs.ts';
import type { Blessing } from '../roles.ts';
import type { G, Role } from '../types.ts';
import { favouredBy, spendGod } from './favour.ts';

const ALL_ROLES: readonly Role[] = [0, 1, 2, 3];

const athenaTopic: Topic<Role, G> = {
  id: 'athena',
  key: (role) => String(role),
  text: (role, g) => roleRef(g, role),
  focus: (role, g) => [roleRef(g, role)],
};

/** Before the counts, the holder of Athena may name a role that counts two more for him. */
export function* athena(g: G): Rule<Blessing | null> {
  const seat = favouredBy(g, 'athena');
  if (seat === null) return null;
  const role = yield* chooseOrPass(seat, athenaTopic, ALL_ROLES);
  if (role === null) return null;
  spendGod(g, seat, 'athena');
  g.also('athena', { seat: who(seat), role: roleRef(g, role) });
  return { seat, role };
}

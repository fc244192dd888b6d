import { type Rule, who } from '@pantheon/kernel';
import { roleRef } from '../refs.ts';
import type { Blessing } from '../roles.ts';
import { chooseThingOrPass, thingTopic } from '../things.ts';
import type { G, Role } from '../types.ts';
import { favouredBy, spendGod } from './favour.ts';

const ALL_ROLES: readonly Role[] = [0, 1, 2, 3];

const athenaTopic = thingTopic('athena');

/** Before the counts, the holder of Athena may name a role that counts two more for him. */
export function* athena(g: G): Rule<Blessing | null> {
  const seat = favouredBy(g, 'athena');
  if (seat === null) return null;
  const role = (yield* chooseThingOrPass(seat, athenaTopic, g.data.roles, ALL_ROLES)) as Role | null;
  if (role === null) return null;
  spendGod(g, seat, 'athena');
  g.emitEffect('athena', { seat: who(seat), role: roleRef(g, role) });
  return { seat, role };
}

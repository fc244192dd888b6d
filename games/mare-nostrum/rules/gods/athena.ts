import { type Rule, who } from '@pantheon/kernel';
import { roleRef } from '../refs.ts';
import type { Blessing } from '../roles.ts';
import { aboutThings, chooseThingOrPass } from '../things.ts';
import type { G, Role, TopicFor } from '../types.ts';
import { favouredBy, spendGod } from './favour.ts';

const ALL_ROLES: readonly Role[] = [0, 1, 2, 3];

const athenaTopic: TopicFor<'athena'> = { id: 'athena', ...aboutThings };

/** Before the counts, the holder of Athena may name a role that counts two more for him. @rules MAR-3.7, MAR-3.12, MAR-16.1 */
export function* athena(g: G): Rule<Blessing | null> {
  const seat = favouredBy(g, 'athena');
  if (seat === null) return null;
  const chosen = yield* chooseThingOrPass(seat, athenaTopic, g.data.roles, ALL_ROLES);
  const role = ALL_ROLES.find((candidate) => candidate === chosen);
  if (role === undefined) return null;
  spendGod(g, seat, 'athena');
  g.emitEffect('athena', { seat: who(seat), role: roleRef(g, role) });
  return { seat, role };
}

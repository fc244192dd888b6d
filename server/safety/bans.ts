import { noteAct } from '../admin/audit.ts';
import { notFound, Refusal } from '../failure.ts';
import { leaveTables } from '../identity/leave-tables.ts';
import type { Services } from '../services.ts';
import type { PersonRow } from '../store/schema.ts';

/** Until further notice. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');
const DAY = 86_400_000;
/** Whoever is shut out for longer than so many days keeps nobody waiting: their seats go to bots at once. */
const LONG = 7;

/** Until when somebody is shut out, and why; null for everybody else. */
export function banOf({
  banned_until,
  ban_reason,
}: Pick<PersonRow, 'banned_until' | 'ban_reason'>): { until: string; reason: string } | null {
  if (banned_until === null || banned_until.getTime() <= Date.now()) return null;
  return { until: banned_until.toISOString(), reason: ban_reason ?? '' };
}

/** Refuses somebody who is shut out. */
export function requireNotBanned(person: PersonRow | undefined): void {
  if (person !== undefined && banOf(person) !== null) throw new Refusal('banned', 'you are shut out of this server for now');
}

/** How somebody is shut out. */
export interface Ban {
  /** For how long; null until further notice. */
  readonly days: number | null;
  readonly reason: string;
  /** Whether all that they said goes too. */
  readonly removeChat: boolean;
}

/** Shuts somebody out, on all nodes at once. Nobody who runs the server can be shut out of it. */
export async function ban(services: Services, admin: string, person: string, { days, reason, removeChat }: Ban): Promise<void> {
  const { db, bus } = services;
  const until = days === null ? FOR_GOOD : new Date(services.now() + days * DAY);
  const found = await db.selectFrom('people').select('admin').where('id', '=', person).where('deleted_at', 'is', null).executeTakeFirst();
  if (found === undefined) throw notFound();
  if (found.admin) throw new Refusal('forbidden', 'whoever runs the server cannot be shut out of it');
  await noteAct(services, admin, { act: 'somebody is shut out', about: `${person}: ${days ?? 'no'} days, ${reason}` });
  await db.updateTable('people').set({ banned_until: until, ban_reason: reason }).where('id', '=', person).execute();
  await bus.confirm({ kind: 'signed-out', person });
  if (removeChat) await removeAllSaid(services, person);
  if (days === null || days > LONG) await leaveTables(services, person);
}

/** Lets somebody in again. */
export async function unban(services: Services, admin: string, person: string): Promise<void> {
  const { numUpdatedRows } = await services.db
    .updateTable('people')
    .set({ banned_until: null, ban_reason: null })
    .where('id', '=', person)
    .where('banned_until', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  await noteAct(services, admin, { act: 'somebody is let in again', about: person });
  await services.bus.confirm({ kind: 'signed-out', person });
}

async function removeAllSaid({ db, bus }: Services, person: string): Promise<void> {
  const gone = await db.deleteFrom('chat').where('person', '=', person).returning(['id', 'table_id']).execute();
  for (const { id, table_id: table } of gone) bus.publish({ kind: 'chat', table, id });
}

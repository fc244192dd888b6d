import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { leaveTables } from './leave-tables.ts';

/** What is somebody's alone, and goes with them. */
const OWN = [
  'sessions',
  'passkeys',
  'known_devices',
  'ceremonies',
  'chat',
  'notes',
  'notices',
  'notice_settings',
  'devices',
  'watchers',
  'engines',
  'presence',
  'recoveries',
  'seekers',
  'blocks',
  'vacations',
] as const;

/**
 * Deletes an account. Matches that are over stay, under a made-up name; in running and frozen ones a bot takes over; tables that wait
 * lose a player. What was said in chats, written in notes and left as orders goes.
 */
export async function deleteAccount(services: Services, person: string): Promise<void> {
  const { db, bus } = services;
  await leaveTables(services, person);
  await db.transaction().execute(async (trx) => {
    for (const table of OWN) await trx.deleteFrom(table).where('person', '=', person).execute();
    await trx.deleteFrom('blocks').where('other', '=', person).execute();
    await trx
      .deleteFrom('complaints')
      .where((eb) => eb.or([eb('person', '=', person), eb('about', '=', person)]))
      .execute();
    await trx.deleteFrom('tables').where('host', '=', person).where('status', '=', 'waiting').execute();
    await trx
      .updateTable('people')
      .set({
        name: `Departed ${newId().slice(0, 4)}`,
        login: null,
        skeleton: null,
        looks_alike: false,
        password: null,
        admin: false,
        preferences: '{}',
        hidden: true,
        deleted_at: new Date(),
      })
      .where('id', '=', person)
      .execute();
  });
  await bus.confirm({ kind: 'signed-out', person });
}

import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { resign, standInLevel } from '../tables/moves.ts';
import { readTable } from '../tables/rows.ts';
import { seatOfPerson } from '../tables/shown.ts';

/**
 * Deletes an account. Matches that are over stay, under a made-up name; in running and frozen ones a bot takes over; tables that wait
 * lose a player. What was said in chats, written in notes and left as orders goes.
 */
export async function deleteAccount(services: Services, person: string): Promise<void> {
  const { db, lobby, bus } = services;
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.status'])
    .where('seats.person', '=', person)
    .where('tables.status', 'in', ['waiting', 'running', 'frozen'])
    .execute();
  for (const { id, status } of seats) {
    const state = await readTable(db, id);
    const seat = seatOfPerson(state, person);
    if (status === 'waiting') await lobby.leave(state, person);
    else if (seat !== null && status === 'running') await resign(services, { state, seat }, { person, request: null, because: 'left' });
    else if (seat !== null)
      await db
        .updateTable('seats')
        .set({ stand_in: standInLevel(services, state), stand_in_because: 'left' })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
  }
  await db.transaction().execute(async (trx) => {
    await sql`delete from orders using seats
      where seats.person = ${person} and orders.table_id = seats.table_id and orders.seat = seats.seat`.execute(trx);
    for (const table of [
      'sessions',
      'passkeys',
      'ceremonies',
      'chat',
      'notes',
      'notices',
      'notice_settings',
      'devices',
      'watchers',
      'presence',
    ] as const)
      await trx.deleteFrom(table).where('person', '=', person).execute();
    await trx.deleteFrom('tables').where('host', '=', person).where('status', '=', 'waiting').execute();
    await trx
      .updateTable('people')
      .set({
        name: `Departed ${newId().slice(0, 4)}`,
        login: null,
        password: null,
        admin: false,
        preferences: '{}',
        deleted_at: new Date(),
      })
      .where('id', '=', person)
      .execute();
  });
  bus.publish({ kind: 'signed-out', person });
}

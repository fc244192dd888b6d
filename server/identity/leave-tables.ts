import { STAND_IN_LEVEL } from '@pantheon/table';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';

/** Takes somebody from all tables that have not come to an end: a bot takes over in running and frozen ones, those that wait lose a player. */
export async function leaveTables(services: Services, person: string): Promise<void> {
  const { db, lobby } = services;
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.status'])
    .where('seats.person', '=', person)
    .where('tables.status', 'in', ['waiting', 'running', 'frozen'])
    .execute();
  for (const { id, status } of seats) {
    const table = await readTable(db, id);
    if (status === 'waiting') await lobby.leave(table, person);
    else if (status === 'running') await leaveSeat(services, id, person);
    else await leaveFrozen(services, table, person);
  }
}

// Whoever gave the seat up before has nothing more to leave.
async function leaveSeat({ registry }: Services, table: string, person: string): Promise<void> {
  try {
    await registry.actor(table).submit({ person, command: { kind: 'resign', because: 'left' } });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'forbidden') throw error;
  }
}

// A table that stands still takes no entry; whoever plays on there once it goes on is a bot.
async function leaveFrozen({ db, bus, registry }: Services, { row, seats }: StoredTable, person: string): Promise<void> {
  const seat = seats.find((one) => one.person === person)?.seat;
  if (seat === undefined || row.state === null) return;
  const standIn = { level: STAND_IN_LEVEL, because: 'left' } as const;
  const { state } = row;
  const left = {
    ...state,
    seats: state.seats.map((one, at) => (at === seat ? { ...one, standIn } : one)),
    orders: state.orders.filter((order) => order.seat !== seat),
  };
  await db
    .updateTable('tables')
    .set({ state: JSON.stringify(left) })
    .where('id', '=', row.id)
    .execute();
  await db
    .updateTable('seats')
    .set({ stand_in: standIn.level, stand_in_because: standIn.because })
    .where('table_id', '=', row.id)
    .where('seat', '=', seat)
    .execute();
  await registry.invalidate(row.id);
  bus.publish({ kind: 'void', table: row.id });
}

import type { SeatPlan } from '@pantheon/server/api';
import { call } from '../app/api.ts';
import { USUAL_LEVEL } from '../app/levels.ts';
import { beSomebody } from '../app/me.ts';
import type { TableSession } from './session.ts';
import { dropTable } from './store.ts';

/** Moves a table of this device to the server, where it goes on at the same position. Returns its name there. */
export async function bringOnline(session: TableSession): Promise<string> {
  const { players, eyes } = session.current();
  const record = await session.record();
  if (record === null) throw new Error('there is nothing to bring');
  const mine = eyes ?? players.find(({ kind }) => kind === 'person')?.seat ?? 0;
  await beSomebody(players[mine]?.name ?? '');
  const seats = players.map(({ seat, level }): SeatPlan => (seat === mine ? { kind: 'me' } : { kind: 'bot', level: level ?? USUAL_LEVEL }));
  const table = await call('POST /api/tables/import', { body: { record, seats, title: session.title, spectators: true } });
  session.leave();
  await dropTable(session.id);
  return table.id;
}

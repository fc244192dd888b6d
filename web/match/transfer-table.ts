import type { SeatPlan } from '@pantheon/server/api';
import { call } from '../app/api.ts';
import { USUAL_LEVEL } from '../app/levels.ts';
import { ensureGuest } from '../app/me.ts';
import type { TableSession } from './session.ts';
import { dropTable } from './store.ts';

/** Moves a table of this device to the server, where it goes on without a difference. Returns its name there. */
export async function bringOnline(session: TableSession): Promise<string> {
  const { players, eyes, hands } = session.current();
  const file = await session.link.file();
  if (file === null) throw new Error('there is nothing to bring');
  const mine = eyes ?? hands[0] ?? 0;
  await ensureGuest(players[mine]?.name ?? '');
  const seats = players.map(({ seat, level }): SeatPlan => (seat === mine ? { kind: 'me' } : { kind: 'bot', level: level ?? USUAL_LEVEL }));
  const table = await call('POST /api/tables/import', { body: { file, seats, title: session.title, spectators: true } });
  session.leave();
  await dropTable(session.id);
  return table.id;
}

/** Moves a table of the server that nobody else plays at to this device; at the server it is closed. Returns its name here. */
export async function bringHome(session: TableSession): Promise<string> {
  const file = await session.link.file();
  if (file === null) throw new Error('there is nothing to bring');
  const { keepFile } = await import('./near-tables.ts');
  const id = await keepFile(file);
  await session.send({ kind: 'propose', what: 'abandon' });
  session.leave();
  return id;
}

import { LocalSession } from './local.ts';
import { RemoteSession } from './remote.ts';
import type { TableSession } from './session.ts';

/** Opens a table by where it is and its name, or null if there is none. */
export async function openTable(where: string, id: string): Promise<TableSession | null> {
  return where === 'local' ? LocalSession.open(id) : RemoteSession.open(id);
}

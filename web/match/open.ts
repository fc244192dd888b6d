import type { TableLink } from './link.ts';
import { TableSession } from './session.ts';

const linkTo = async (where: string, id: string): Promise<TableLink | null> =>
  where === 'local' ? (await import('./near-link.ts')).NearLink.open(id) : (await import('./far-link.ts')).FarLink.open(id);

/** Opens a table by where it is and its name, or null if there is none. */
export async function openSession(where: string, id: string): Promise<TableSession | null> {
  const link = await linkTo(where, id);
  return link === null ? null : new TableSession(link);
}

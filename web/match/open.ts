import type { TableLink } from './link.ts';
import { TableSession } from './session.ts';

const linkTo = async (where: string, id: string, onGame: (game: string) => void): Promise<TableLink | null> =>
  where === 'local' ? (await import('./near-link.ts')).NearLink.open(id, onGame) : (await import('./far-link.ts')).FarLink.open(id, onGame);

/** Opens a table by where it is and its name, or null if there is none. Tells which game it is as soon as that is known. */
export async function openSession(where: string, id: string, onGame: (game: string) => void): Promise<TableSession | null> {
  const link = await linkTo(where, id, onGame);
  return link === null ? null : new TableSession(link);
}

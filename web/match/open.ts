import { errorCodeOf } from '../app/error-text.ts';
import { loadBoard } from '../boards.ts';
import type { AnyBoard } from '../kit/index.ts';
import { bringShape } from '../table/shape.tsx';
import type { TableLink } from './link.ts';
import { TableSession } from './session.ts';

/** A table that is open, with the board of its game. */
export interface OpenTable {
  readonly session: TableSession;
  readonly board: AnyBoard;
}

/** Why a table or a match cannot be shown: a word that `errorText` knows, or that there is none. */
export interface NotOpened {
  readonly trouble: string;
}

export const MISSING: NotOpened = { trouble: 'missing' };

export const isNotOpened = (opened: object): opened is NotOpened => 'trouble' in opened;

type Opening = Promise<OpenTable | NotOpened>;

const linkTo = async (where: string, id: string, onGame: (game: string) => void): Promise<TableLink | null> =>
  where === 'local' ? (await import('./near-link.ts')).NearLink.open(id, onGame) : (await import('./far-link.ts')).FarLink.open(id, onGame);

/** Opens a table by where it is and its name. The board comes while the rules do, and while they bring back the match. */
async function open(where: string, id: string): Opening {
  try {
    const boards = new Map<string, Promise<AnyBoard>>();
    const shape = bringShape();
    const link = await linkTo(where, id, (game) => boards.set(game, loadBoard(game)));
    if (link === null) return MISSING;
    const [board] = await Promise.all([boards.get(link.gameId) ?? loadBoard(link.gameId), shape]);
    return { session: new TableSession(link), board };
  } catch (error) {
    return { trouble: errorCodeOf(error) };
  }
}

let begun: { readonly where: string; readonly id: string; readonly opening: Opening } | null = null;

/** Begins to open a table before the screen is there that shows it. */
export function openAhead(where: string, id: string): void {
  begun = { where, id, opening: open(where, id) };
}

/** Opens a table, or goes on with what was begun. Whoever asks for it leaves it. */
export function openTable(where: string, id: string): Opening {
  const ahead = begun;
  begun = null;
  return ahead?.where === where && ahead.id === id ? ahead.opening : open(where, id);
}

import type { AnyBoard, GameCover } from './kit/index.ts';

/** The board of every game that has one, each loaded when it is wanted. A new board is added here. */
const boards: { readonly [game: string]: () => Promise<AnyBoard> } = {
  bomarzo: async () => (await import('@pantheon/bomarzo/board')).board,
  cyclades: async () => (await import('@pantheon/cyclades/board')).board,
  'mare-nostrum': async () => (await import('@pantheon/mare-nostrum/board')).board,
  diluvio: async () => (await import('@pantheon/diluvio/board')).board,
  anunnaki: async () => (await import('@pantheon/anunnaki/board')).board,
  isles: async () => (await import('@pantheon/isles/board')).board,
};

/** The covers, which need no rules. */
const covers: { readonly [game: string]: () => Promise<GameCover> } = {
  bomarzo: async () => (await import('@pantheon/bomarzo/cover')).cover,
  cyclades: async () => (await import('@pantheon/cyclades/cover')).cover,
  'mare-nostrum': async () => (await import('@pantheon/mare-nostrum/cover')).cover,
  diluvio: async () => (await import('@pantheon/diluvio/cover')).cover,
  anunnaki: async () => (await import('@pantheon/anunnaki/cover')).cover,
  isles: async () => (await import('@pantheon/isles/cover')).cover,
};

/** The games that can be played on the web. */
export const boardIds: readonly string[] = Object.keys(boards);

/** The board of a game. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = boards[game];
  if (load === undefined) throw new Error(`there is no board for "${game}"`);
  return load();
}

/** The cover of a game. */
export async function loadCover(game: string): Promise<GameCover> {
  const load = covers[game];
  if (load === undefined) throw new Error(`there is no cover for "${game}"`);
  return load();
}

import type { AnyBoard, GameCover } from './kit/index.ts';

// Boards and covers are found by their place in the folder of a game, and each is loaded when it is wanted; which games there are says the
// catalog.
const boards = import.meta.glob('../games/*/board/index.tsx', { import: 'board' }) as Record<string, () => Promise<AnyBoard>>;
const covers = import.meta.glob('../games/*/board/cover.tsx', { import: 'cover' }) as Record<string, () => Promise<GameCover>>;

/** The board of a game. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = boards[`../games/${game}/board/index.tsx`];
  if (load === undefined) throw new Error(`there is no board for "${game}"`);
  return load();
}

/** The cover of a game, which needs no rules. */
export async function loadCover(game: string): Promise<GameCover> {
  const load = covers[`../games/${game}/board/cover.tsx`];
  if (load === undefined) throw new Error(`there is no cover for "${game}"`);
  return load();
}

import { catalog } from '@pantheon/catalog';
import { useEffect } from 'react';
import { painted } from './app/painted.ts';
import type { AnyBoard, GameCover } from './kit/index.ts';

// Boards and covers are found by their place in the folder of a game, ours or one that a host brings; which games there are says the catalog. A board is loaded when it is
// wanted, covers are a few words and the address of a picture.
const boards = import.meta.glob(['../games/*/board/index.tsx', '../outside/*/board/index.tsx'], { import: 'board' }) as Record<
  string,
  () => Promise<AnyBoard>
>;
const found = import.meta.glob(['../games/*/board/cover.ts', '../outside/*/board/cover.ts'], { import: 'cover', eager: true }) as Record<
  string,
  GameCover
>;

/** The board of a game, without its pictures. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = boards[`../games/${game}/board/index.tsx`] ?? boards[`../outside/${game}/board/index.tsx`];
  if (load === undefined) throw new Error(`there is no board for "${game}"`);
  return load();
}

/** Brings the pictures of a board once what is on the screen has been painted. They are as large as all the rest, and nobody waits for them. */
export function usePictures(board: AnyBoard | null): void {
  useEffect(() => {
    if (board?.art === undefined) return;
    let current = true;
    void painted().then(() => (current ? board.art?.load() : undefined));
    return () => {
      current = false;
    };
  }, [board]);
}

/** The covers of the games in the order of the catalog. */
export const covers: readonly GameCover[] = catalog.flatMap(
  ({ id }) => found[`../games/${id}/board/cover.ts`] ?? found[`../outside/${id}/board/cover.ts`] ?? [],
);

const examples = new Set(catalog.filter(({ example }) => example).map(({ id }) => id));

/** The covers of the games that are there to be played, without those that only show how a game is written. */
export const playedCovers: readonly GameCover[] = covers.filter(({ id }) => !examples.has(id));

/** The cover of a game; null where there is no such game. */
export const coverOf = (game: string): GameCover | null => covers.find(({ id }) => id === game) ?? null;

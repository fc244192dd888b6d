import { loadPack } from '@pantheon/kernel';
import type { MessageFormatter } from '@pantheon/text';
import { useEffect, useMemo, useState } from 'react';
import { coverOf, loadBoard, usePictures } from '../boards.ts';
import type { AnyBoard, Seat } from '../kit/index.ts';
import { formatterOf } from './formatter.ts';
import { loadGame, type PageGame } from './game-module.ts';
import { useSettings } from './settings.ts';

/** A game with its board, outside a match. */
export interface LoadedGame {
  readonly game: PageGame;
  readonly board: AnyBoard;
  readonly data: object;
}

/** Loads a game and its board; null while they come. */
export function useGame(id: string | null): LoadedGame | null {
  const [loaded, setLoaded] = useState<(LoadedGame & { readonly id: string }) | null>(null);
  useEffect(() => {
    if (id === null) return;
    let current = true;
    if (coverOf(id) === null) return;
    void Promise.all([loadGame(id), loadBoard(id)]).then(([game, board]) => {
      if (current) setLoaded({ id, game, board, data: loadPack(game.rules).data });
    });
    return () => {
      current = false;
    };
  }, [id]);
  usePictures(loaded?.board ?? null);
  return loaded !== null && loaded.id === id ? loaded : null;
}

/** The sentences of a game for one of those who sit at a table, without its board; null while they come, or where none are wanted. */
export function useSentences(id: string | null, names: readonly string[], reader: Seat | null): MessageFormatter | null {
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: PageGame; readonly data: object } | null>(null);
  useEffect(() => {
    if (id === null || coverOf(id) === null) return;
    let current = true;
    void loadGame(id).then((game) => current && setLoaded({ id, game, data: loadPack(game.rules).data }));
    return () => {
      current = false;
    };
  }, [id]);
  const list = names.join('\n');
  return useMemo(() => {
    if (loaded === null || loaded.id !== id) return null;
    const { game, data } = loaded;
    return formatterOf({ text: game.text, words: { en: {}, it: {} }, data, language, names: list.split('\n'), reader });
  }, [loaded, id, language, list, reader]);
}

/** The sentences of a game for somebody who does not sit at a table. */
export function useFormatter(loaded: LoadedGame | null, names: readonly string[] = []): MessageFormatter | null {
  const { language } = useSettings();
  const list = names.join('\n');
  return useMemo(() => {
    if (loaded === null) return null;
    return formatterOf({ text: loaded.game.text, words: loaded.board.words, data: loaded.data, language, names: list.split('\n') });
  }, [loaded, language, list]);
}

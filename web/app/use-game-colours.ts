import { useLayoutEffect } from 'react';

/** The page wears the colours of a game while it is shown, before anything is painted: no button begins in other colours. */
export function useGameColours(game: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game;
    return () => {
      document.documentElement.dataset.game = 'pantheon';
    };
  }, [game]);
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import type { GameCover } from '../../kit/index.ts';

/** The ways to sit down at once: against bots, or at a first game with lessons. */
export function useStart(cover: GameCover): { readonly busy: boolean; play(): void; learn(): void } {
  const words = useWords();
  const { strength } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const begin = async (guided: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { playFirst, playNow } = await import('../../match/start-match.ts');
      const you = words('home.you');
      go(`/table/local/${guided ? await playFirst(cover, you) : await playNow(cover, strength, you)}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, play: () => void begin(false), learn: () => void begin(true) };
}

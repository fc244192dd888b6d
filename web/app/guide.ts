import type { Language } from '@pantheon/text';
import { useEffect, useState } from 'react';
import { type Chapter, readLedger } from './ledger.ts';

const guides = import.meta.glob('../../games/*/guide/{rules,how-to-play}*.md', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

async function guide(game: string, ...names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const load = guides[`../../games/${game}/guide/${name}.md`];
    if (load !== undefined) return load();
  }
  return null;
}

/** The numbered rules of a game, or null while they come. */
export function useLedger(game: string, language: Language): readonly Chapter[] | null {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  useEffect(() => {
    let current = true;
    void guide(game, `rules.${language}`, 'rules').then((text) => {
      if (current) setChapters(text === null ? [] : readLedger(text));
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return chapters;
}

/** The page that teaches a game, as Markdown; empty where there is none. */
export function useHowTo(game: string, language: Language): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void guide(game, `how-to-play.${language}`, 'how-to-play').then((found) => {
      if (current) setText(found ?? '');
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return text;
}

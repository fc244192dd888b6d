import type { Language } from '@pantheon/text';
import { useEffect, useState } from 'react';

/** A numbered rule. */
export interface Rule {
  readonly number: string;
  readonly text: string;
}

/** A chapter of the numbered rules. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

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

const plain = (text: string): string =>
  text
    .replace(/\*\*|`/g, '')
    .replace(/\s+\(l\.[^)]*\)/g, '')
    .replace(/\[R\.\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the numbered rules out of the ledger. */
export function readLedger(markdown: string): Chapter[] {
  const chapters: { title: string; rules: { number: string; text: string }[] }[] = [];
  let last: { number: string; text: string } | null = null;
  for (const line of markdown.split('\n')) {
    const heading = /^##+\s+(.*)$/.exec(line);
    const rule = /^\s*-\s+\*\*([A-Z]+-[\w.]+)\*\*\s*(.*)$/.exec(line);
    if (heading !== null) {
      chapters.push({ title: plain(heading[1] as string), rules: [] });
      last = null;
    } else if (rule !== null) {
      last = { number: rule[1] as string, text: rule[2] as string };
      if (chapters.length === 0) chapters.push({ title: '', rules: [] });
      chapters.at(-1)?.rules.push(last);
    } else if (last !== null && /^\s+\S/.test(line)) {
      last.text += ` ${line.trim().replace(/^-\s+/, '')}`;
    }
  }
  return chapters
    .filter((chapter) => chapter.rules.length > 0)
    .map(({ title, rules }) => ({ title, rules: rules.map(({ number, text }) => ({ number, text: plain(text) })) }));
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

import type { LanguageCode } from '@pantheon/text';
import { useEffect, useState } from 'react';

/** A lesson of a first game: what it is called, when it matters, and what it says. */
export interface GuidedStep {
  readonly title: string;
  /** Ids of questions and phases at which it is read; `start` for the very beginning, `again:` before a phase for every time but the first that one is asked in it. */
  readonly when: readonly string[];
  readonly text: string;
  /** What it speaks of: parts of the table by their names, or things by their references. */
  readonly places: readonly string[];
}

/** The word for the very beginning. */
export const START = 'start';

/** What stands before a phase in which the reader is asked, and was before it came to its end for the first time. */
export const AGAIN = 'again:';

/** Which moments it is: the phase, whether the reader is asked in it again, and the question; `ended` are the phases in which the reader was asked. */
export const momentsAt = (phase: string, topic: string | null, ended: ReadonlySet<string>): string[] => [
  START,
  phase,
  ...(topic === null ? [] : [topic, ...(ended.has(phase) ? [AGAIN + phase] : [])]),
];

const pages = import.meta.glob('../../{games,outside}/*/guide/first-game.*.md', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

const listed = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((word) => word.trim() || []);

/** Reads lessons out of a page: each heading ends with the moments at which it is read, in brackets, and what it speaks of, in braces. */
export function readGuidedSteps(markdown: string): GuidedStep[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [, title, when, places, text] = /^(.*?)\s*\[([^\]]*)\](?:\s*\{([^}]*)\})?\s*\n([\s\S]*)$/.exec(section) ?? [];
      if (title === undefined || when === undefined || text === undefined) return [];
      return [{ title, when: listed(when), places: listed(places), text: text.trim() }];
    });
}

const pageIn = (game: string, language: LanguageCode): (() => Promise<string>) | undefined =>
  pages[`../../games/${game}/guide/first-game.${language}.md`] ?? pages[`../../outside/${game}/guide/first-game.${language}.md`];

/** Whether a game has lessons in a language. */
export const teachesIn = (game: string, language: LanguageCode): boolean => pageIn(game, language) !== undefined;

/** The lessons of a game's first game; none where the game has no such page. */
export function useGuidedSteps(game: string | null, language: LanguageCode): readonly GuidedStep[] {
  const [lessons, setLessons] = useState<readonly GuidedStep[]>([]);
  useEffect(() => {
    const load = game === null ? undefined : (pageIn(game, language) ?? pageIn(game, 'en'));
    if (load === undefined) return;
    let current = true;
    void load().then((text) => current && setLessons(readGuidedSteps(text)));
    return () => {
      current = false;
    };
  }, [game, language]);
  return lessons;
}

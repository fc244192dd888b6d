import type { LanguageCode } from '@pantheon/text';
import { useEffect, useState } from 'react';
import { type Chapter, readLedger } from './ledger.ts';

const pages = import.meta.glob('../../{games,outside}/*/guide/{rules,how-to-play,rulings,designed}*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** A page of a game's guide: the numbered rules, how it is played, how open questions were decided, what was designed for Pantheon. */
export type GuidePage = 'rules' | 'how-to-play' | 'rulings' | 'designed';

/** The text of a page of a guide as Markdown, in English where it is not translated; empty where the game has no such page. */
export async function readGuide(game: string, page: GuidePage, language: LanguageCode): Promise<string> {
  for (const name of [`${page}.${language}`, `${page}.en`, page]) {
    const load = pages[`../../games/${game}/guide/${name}.md`] ?? pages[`../../outside/${game}/guide/${name}.md`];
    if (load !== undefined) return load();
  }
  return '';
}

/** A page of a guide, followed as game and language change; null while it comes. */
export function useGuide(game: string, page: GuidePage, language: LanguageCode): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void readGuide(game, page, language).then((found) => current && setText(found));
    return () => {
      current = false;
    };
  }, [game, page, language]);
  return text;
}

/** The numbered rules of a game, or null while they come. */
export function useLedger(game: string, language: LanguageCode): readonly Chapter[] | null {
  const text = useGuide(game, 'rules', language);
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  useEffect(() => setChapters(text === null ? null : readLedger(text)), [text]);
  return chapters;
}

/**
 * What a page says about each step of a round, in a sentence, by the name of the step: steps stand in bold at the beginning of a line, with a
 * full stop, and what they are follows.
 */
export function stepsOf(markdown: string): ReadonlyMap<string, string> {
  const steps = markdown.matchAll(/^(?:\d+\. )?\*\*(?:\d+\. )?([^*]+?)\.?\*\*\.? (.+(?:\n(?! *[-\d*#|]|\n).+)*)/gm);
  return new Map([...steps].map(([, name = '', text = '']) => [name.toLowerCase(), firstSentence(text.replaceAll(/\s+/g, ' '))]));
}

const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/** A part of a page, with its heading. */
export interface GuideSection {
  readonly title: string;
  readonly text: string;
}

/** Splits a page at its headings of the second level. What stands before the first is a section without a title. */
export function sectionsOf(markdown: string): GuideSection[] {
  const [before = '', ...rest] = markdown.replace(/^# .*\n/, '').split(/^## /m);
  const first = before.trim() === '' ? [] : [{ title: '', text: before.trim() }];
  return [
    ...first,
    ...rest.map((section) => {
      const end = section.indexOf('\n');
      return { title: section.slice(0, end).trim(), text: section.slice(end + 1).trim() };
    }),
  ];
}

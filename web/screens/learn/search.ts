import type { LanguageCode } from '@pantheon/text';
import { useEffect, useState } from 'react';
import { readGuide, sectionsOf } from '../../app/guide.ts';
import { readLedger } from '../../app/ledger.ts';

/** Something that was found in the guide of a game. */
export interface Found {
  /** Where on the page of the game it stands. */
  readonly anchor: string;
  /** The number of the rule, or the heading it stands under. */
  readonly title: string;
  readonly rule?: true;
  readonly text: string;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replace(/[*`|#]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text speaks of every word that is looked for, whatever their accents and capitals. */
export const speaksOf = (text: string, wanted: string): boolean => {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

const LONGEST = 260;

/** The part of a text around the first word that is looked for. */
export function excerptOf(text: string, wanted: string): string {
  const bare = plain(text);
  if (bare.length <= LONGEST) return bare;
  const at = Math.max(0, fold(bare).indexOf(fold(wanted).split(/\s+/)[0] ?? '') - LONGEST / 3);
  const from = at === 0 ? 0 : bare.indexOf(' ', at) + 1;
  const until = bare.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${bare.slice(from, until)} …`;
}

/** Everything in the guide of a game that speaks of something. */
async function lookFor(game: string, wanted: string, language: LanguageCode): Promise<Found[]> {
  const [howTo, rulings, designed, rules] = await Promise.all(
    (['how-to-play', 'rulings', 'designed', 'rules'] as const).map((page) => readGuide(game, page, language)),
  );
  const inSections = (markdown: string | undefined, anchor: (at: number) => string): Found[] =>
    sectionsOf(markdown ?? '').flatMap(({ title, text }, at) =>
      speaksOf(`${title} ${text}`, wanted) ? [{ anchor: anchor(at), title, text: excerptOf(text, wanted) }] : [],
    );
  const inRules = readLedger(rules ?? '')
    .flatMap((chapter) => chapter.rules)
    .filter(({ number, text }) => speaksOf(`${number} ${text}`, wanted))
    .map(({ number, text }) => ({ anchor: 'rules', title: number, rule: true as const, text }));
  return [
    ...inSections(howTo, (at) => `how-${at}`),
    ...inSections(rulings, () => 'rulings'),
    ...inSections(designed, () => 'designed'),
    ...inRules,
  ];
}

/** What the guide of a game says about something; empty while nothing is looked for, null while it is. */
export function useSearch(game: string, wanted: string, language: LanguageCode): readonly Found[] | null {
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const words = wanted.trim();
  useEffect(() => {
    let current = true;
    if (words === '') setFound([]);
    else void lookFor(game, words, language).then((all) => current && setFound(all));
    return () => {
      current = false;
    };
  }, [game, words, language]);
  return found;
}

import type { Args } from '@pantheon/kernel';
import { type Language, MessageFormatter } from '@pantheon/text';
import { catalogues } from '../text/index.ts';
import { useSettings } from './settings.ts';

/** Says a sentence of the client in the reader's language. */
export type Words = (id: string, args?: Args) => string;

const formatters = new Map<Language, Words>();

/** The client's own sentences in a language. */
export function wordsIn(language: Language): Words {
  const known = formatters.get(language);
  if (known !== undefined) return known;
  const text = { catalogues, name: (thing: string) => thing };
  const formatter = new MessageFormatter({ text, data: {}, language, seatName: (seat) => String(seat + 1) });
  const words: Words = (id, args) => formatter.id(id, args);
  formatters.set(language, words);
  return words;
}

/** The client's own sentences in the language of the settings. */
export const useWords = (): Words => wordsIn(useSettings().language);

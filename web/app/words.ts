import type { Args } from '@pantheon/kernel';
import { type LanguageCode, MessageFormatter, type Written, writtenFor } from '@pantheon/text';
import { catalogues } from '../text/index.ts';
import { useSettings } from './settings.ts';
import { page, translationOf } from './translations.ts';

/** Says a sentence of the client in the reader's language. */
export type Words = (id: string, args?: Args) => string;

interface Voice {
  readonly words: Words;
  readonly formatter: MessageFormatter;
}

const voices = new Map<LanguageCode, Voice>();

function voiceIn(language: LanguageCode): Voice {
  const known = voices.get(language);
  if (known !== undefined) return known;
  const text = { catalogues, name: (thing: string) => thing };
  const translation = translationOf(page, language);
  const formatter = new MessageFormatter({
    text,
    data: {},
    language: writtenFor(language),
    translation,
    seatName: (seat) => String(seat + 1),
  });
  const voice: Voice = { words: (id, args) => formatter.id(id, args), formatter };
  voices.set(language, voice);
  return voice;
}

/** The client's own sentences in a language. */
export const wordsIn = (language: LanguageCode): Words => voiceIn(language).words;

/** Something that stands in code in every written language, such as the name of a game, in any language; nothing if there is none. */
export const printedIn = (text: Written | undefined, language: LanguageCode): string => voiceIn(language).formatter.printed(text);

/** The client's own sentences in the language of the settings. */
export const useWords = (): Words => wordsIn(useSettings().language);

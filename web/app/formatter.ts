import { ending, type Result } from '@pantheon/kernel';
import { type Catalogues, type GameText, type LanguageCode, MessageFormatter, writtenFor } from '@pantheon/text';
import type { Seat } from '../kit/index.ts';
import { translationOf } from './translations.ts';

interface Speech {
  readonly text: GameText;
  /** The words of the board, beside the texts of the game. */
  readonly words: Catalogues;
  readonly data: object;
  readonly language: LanguageCode;
  /** The names of the seats, in order. */
  readonly names: readonly string[];
  readonly reader?: Seat | null;
}

/** The sentences of a game and of its board for one reader. */
export function formatterOf({ text, words, data, language, names, reader = null }: Speech): MessageFormatter {
  const catalogues = { en: { ...words.en, ...text.catalogues.en }, it: { ...words.it, ...text.catalogues.it } };
  return new MessageFormatter({
    text: { ...text, catalogues },
    data,
    language: writtenFor(language),
    translation: translationOf(text, language),
    seatName: (seat) => names[seat] ?? String(seat + 1),
    reader,
  });
}

/** How a match ended in words, or null where the game has none for it. */
export function endingIn(speak: MessageFormatter, result: Result): string | null {
  const sentence = ending(result);
  return speak.has(sentence.id) ? speak.plain(sentence) : null;
}

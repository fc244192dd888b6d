import { type Catalogues, type GameText, type Language, MessageFormatter } from '@pantheon/text';
import type { Seat } from '../kit/index.ts';

interface Speech {
  readonly text: GameText;
  /** The words of the board, beside the texts of the game. */
  readonly words: Catalogues;
  readonly data: object;
  readonly language: Language;
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
    language,
    seatName: (seat) => names[seat] ?? String(seat + 1),
    reader,
  });
}

export { common } from './common.ts';
export { type Language, type LanguageCode, languages, type Written, writtenFor } from './language.ts';
export type { Catalogue, Catalogues, GameText, Outline, SentencePart, TopicTexts } from './message-formatter.ts';
export { MessageFormatter, plainText } from './message-formatter.ts';
export type { Forms, Grammar, Term, Terms } from './term.ts';
export { type Names, termBook } from './term-book.ts';
export { tongues } from './tongues.ts';
export { OFFERED_FROM, shareOf, type Translation, type Translations } from './translation.ts';

export { common } from './common.ts';
export { type Language, languages } from './language.ts';
export type { Catalogue, Catalogues, GameText, Outline, SentencePart, TopicTexts } from './message-formatter.ts';
export { MessageFormatter, plainText } from './message-formatter.ts';
export type { Forms, Grammar, Term, Terms } from './term.ts';
export { type Names, termBook } from './term-book.ts';

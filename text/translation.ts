import type { Catalogue } from './message-formatter.ts';
import type { Term } from './term.ts';

/** A translation of the page, or of one game: one JSON file. Whatever it leaves out is said in English. */
export interface Translation {
  /** The code of the language. */
  readonly language: string;
  /** ICU messages by id, like those of the catalogues. */
  readonly sentences: Catalogue;
  /** The names of things with their grammar, by reference. */
  readonly names?: { readonly [thing: string]: Term };
  /** Whatever stands in data or code in every written language: what is printed on components, covers, strengths. By its English text. */
  readonly printed?: { readonly [english: string]: string };
}

/** The translations of something by language, each loaded when it is wanted. */
export type Translations = { readonly [language: string]: () => Promise<{ readonly default: Translation }> };

/** From this share of its sentences on, a translation is offered to players. */
export const OFFERED_FROM = 0.9;

/** How much of a catalogue a translation says. */
export function shareOf({ sentences }: Pick<Translation, 'sentences'>, english: Catalogue): number {
  const ids = Object.keys(english);
  return ids.length === 0 ? 1 : ids.filter((id) => sentences[id] !== undefined).length / ids.length;
}

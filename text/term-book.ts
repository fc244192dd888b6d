import type { Ref } from '@pantheon/kernel';
import { type Language, languages } from './language.ts';
import type { Term, Terms } from './term.ts';

/** Names in every language. */
export type Names = ReadonlyMap<string, { readonly [L in Language]: string }>;

/**
 * The terms of a game for any data pack. A name that a pack changes loses the grammar of the one that it replaces, since nobody knows
 * that of the new one; all other terms hold as they are. `namesIn` lists the names that stand in a pack, `standard` is the game's own.
 * `today` knows what things are called that lines of earlier versions call otherwise.
 */
export function termBook<Data extends object>(
  terms: Terms,
  namesIn: (data: Data) => Names,
  standard: () => Data,
  today: (thing: Ref) => Ref = (thing) => thing,
) {
  const books = new WeakMap<object, ReadonlyMap<string, { readonly [L in Language]: Term }>>();
  const bookOf = (data: Data): ReadonlyMap<string, { readonly [L in Language]: Term }> => {
    let book = books.get(data);
    if (book === undefined) {
      book = makeBook(terms, namesIn(data), namesIn(standard()));
      books.set(data, book);
    }
    return book;
  };
  return (thing: Ref, language: Language, data: object): Term | null => bookOf(data as Data).get(today(thing))?.[language] ?? null;
}

function makeBook(terms: Terms, names: Names, usual: Names): Map<string, { readonly [L in Language]: Term }> {
  const book = new Map<string, { readonly [L in Language]: Term }>(Object.entries(terms));
  for (const [thing, name] of names) {
    const known = book.get(thing);
    const before = usual.get(thing);
    const changed = before !== undefined && languages.some((language) => before[language] !== name[language]);
    const renamed = changed ? { renamed: 'yes' } : {};
    if (known === undefined || changed) book.set(thing, { en: { name: name.en, ...renamed }, it: { name: name.it, ...renamed } });
  }
  return book;
}

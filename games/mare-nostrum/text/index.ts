import { type Ref, ref } from '@pantheon/kernel';
import { type GameText, type Language, languages, type Names, termBook } from '@pantheon/text';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { type Data, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

type Name = { readonly [L in Language]: string };
type Named = { readonly id: string; readonly name: Name };

/** The names that stand in a data pack. */
function namesIn({ components: { resources, gods, roles, civilisations, creatures }, cards, map: { provinces, seas } }: Data): Names {
  const all = (kind: string, list: readonly Named[]): [Ref, Name][] => list.map(({ id, name }) => [ref(kind, id), name]);
  return new Map([
    ...all('province', provinces),
    ...all('sea', seas),
    ...all('kind', [resources.tax, ...resources.goods]),
    ...all('card', cards),
    ...all('god', gods),
    ...all('role', roles),
    ...all('civ', civilisations),
    ...all('creature', creatures),
    ...all('site', sitesIn(provinces, resources.goods)),
  ]);
}

/** The sites by name: by the city, or by the goods and the province. */
const sitesIn = (provinces: Data['map']['provinces'], goods: readonly Named[]): Named[] =>
  provinces.flatMap((province) =>
    province.sites.map(({ id, name, good }) => {
      const stuff = goods.find((candidate) => candidate.id === good);
      const label = (language: Language): string =>
        stuff === undefined ? (name?.[language] ?? province.name[language]) : `${stuff.name[language]} (${province.name[language]})`;
      return { id, name: Object.fromEntries(languages.map((language) => [language, label(language)])) as Name };
    }),
  );

/** Lines of the first version call a single piece `one:legion`, a single creature `one:kraken`. */
function today(thing: Ref): Ref {
  if (!thing.startsWith('one:')) return thing;
  const id = thing.slice('one:'.length);
  return ref(components.creatures.some((creature) => creature.id === id) ? 'creature' : 'piece', id);
}

const term = termBook(terms, namesIn, () => read({ components, map }), today);

/** How Mare Nostrum speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term,
  name: (thing, language, data) => (thing.startsWith('offer:') ? offerName(thing, language, data as Data) : null),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as Data),
};

/** An offered card by its kind: the seat stands before the word. */
function offerName(offer: Ref, language: Language, data: Data): string | null {
  const kind = data.kinds.find(({ word }) => word === offer.slice(offer.indexOf('-') + 1));
  return kind === undefined ? null : (term(kind.ref, language, data)?.name ?? null);
}

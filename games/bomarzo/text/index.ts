import { type Ref, ref } from '@pantheon/kernel';
import { type GameText, type Names, termBook } from '@pantheon/text';
import standard from '../data/components.json' with { type: 'json' };
import { type BomarzoData, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

type Bilingual = { readonly en: string; readonly it: string };

/** The names that stand in a pack, by what they name. */
function namesIn({ pack }: BomarzoData): Names {
  const named = (kind: string, list: readonly { readonly id: string; readonly name: Bilingual }[]): [Ref, Bilingual][] =>
    list.map(({ id, name }) => [ref(kind, id), name]);
  return new Map<string, Bilingual>([
    ...named('god', pack.gods.list),
    ...named('resource', pack.resources.list),
    ...named('field', pack.fields.list),
    ...named('track', pack.fields.list),
    ...named('village', pack.village.tracks),
    ...named('area', pack.harvestAreas.list),
    ...named('temple', pack.templeSymbols.list),
    ...named('benefit', pack.benefits.list),
    ...named('disc', pack.expansions.seasons.colours),
    ...pack.developmentCards.list.flatMap(({ id, name }): [Ref, Bilingual][] => [
      [ref('card', id), name.level1],
      [ref('card2', id), name.level2],
    ]),
  ]);
}

/** How Bomarzo speaks. */
export const text: GameText = {
  catalogues: { en, it },
  translations: { fr: () => import('./fr.json') },
  term: termBook(terms, namesIn, () => read(standard)),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as BomarzoData),
};

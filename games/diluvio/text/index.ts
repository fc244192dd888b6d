import { type Ref, ref } from '@pantheon/kernel';
import { type GameText, type Names, termBook } from '@pantheon/text';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { type DiluvioData, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const catalogues = { en, it };

function namesIn({ pack }: DiluvioData): Names {
  const named = {
    space: pack.map.spaces,
    landmass: pack.map.landmasses,
    colour: pack.colours,
    resource: pack.resources,
    goods: pack.resources.map(({ id, name }) => ({
      id,
      name: { en: name.en.toLocaleLowerCase('en'), it: name.it.toLocaleLowerCase('it') },
    })),
    building: pack.buildings,
    bonus: pack.bonuses,
  };
  return new Map(Object.entries(named).flatMap(([kind, things]) => things.map(({ id, name }) => [ref(kind, id), name] as const)));
}

/** Lines of the first version call several of a kind `pieces:worker` and `slaves:blue`. */
const today = (thing: Ref): Ref => thing.replace(/^(piece|slave)s:/, '$1:') as Ref;

/** How Diluvio speaks. */
export const text: GameText = {
  catalogues,
  term: termBook(terms, namesIn, () => read({ ...components, map }), today),
  name: (thing, language) =>
    thing.startsWith('offer:') ? (catalogues[language]['name.offer']?.replace('{n}', thing.slice('offer:'.length)) ?? null) : null,
  outline: (view, formatter, _, data) => outline(view as View, formatter, data as DiluvioData),
};

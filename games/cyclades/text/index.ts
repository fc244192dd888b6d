import { type Ref, ref } from '@pantheon/kernel';
import { type GameText, type Language, type Names, type Term, termBook } from '@pantheon/text';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import { type CycladesData, read } from '../data/read.ts';
import type { AreaSheet } from '../data/schema.ts';
import terms from '../data/terms.json' with { type: 'json' };

import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

type Name = { readonly en: string; readonly it: string };
type Named = { readonly id: string; readonly name: Name };

const areasOf = ({ map }: CycladesData): AreaSheet[] => map.tiles.flatMap(({ sides }) => [...sides.A.areas, ...sides.B.areas]);

/** The names that stand in a data pack, by reference. */
function namesIn(data: CycladesData): Names {
  const names = new Map<string, Name>();
  const add = (kind: string, items: readonly Named[]): void => {
    for (const { id, name } of items) names.set(ref(kind, id), name);
  };
  const { components } = data;
  add('god', components.gods);
  add('creature', components.creatures);
  add('hero', components.heroes);
  add('building', components.buildings);
  add('bonus', components.metropolis.bonuses);
  add('piece', [...components.pieces.perFaction, ...components.pieces.shared]);
  add('area', areasOf(data));
  add('tile', data.map.tiles);
  components.colours.forEach(({ name }, faction) => {
    names.set(ref('faction', faction), name);
  });
  for (const [thing, name] of [...bidSpaces(data), ...sites(data)]) names.set(thing, name);
  return names;
}

/** The spaces of the bid tracks, such as "Ares, 5"; Apollo has no track. */
const bidSpaces = ({ components, bids }: CycladesData): [Ref, Name][] =>
  components.gods.flatMap(({ id, name }) =>
    bids[id].map(({ space }): [Ref, Name] => [
      ref('bid', `${id}-${space}`),
      id === 'apollo' ? name : { en: `${name.en}, ${space}`, it: `${name.it}, ${space}` },
    ]),
  );

/** Building sites by their land area and the sea area that they face. */
function sites(data: CycladesData): [Ref, Name][] {
  const areas = areasOf(data);
  return areas.flatMap(({ name, sites: own = [] }) =>
    own.map(({ id, sea }): [Ref, Name] => {
      const faced = areas.find((area) => area.id === sea)?.name ?? name;
      return [ref('site', id), { en: `${name.en} (by ${faced.en})`, it: `${name.it} (su ${faced.it})` }];
    }),
  );
}

const term = termBook(terms, namesIn, () => read({ components, map }));

const UNITS = 'units:';

/** A single unit that a sentence counts, with the grammar of its kind: lines of the first version name victims so. */
function singleUnit(thing: Ref, language: Language, data: object): Term | null {
  const [unit = '', count] = thing.slice(UNITS.length).split('.');
  const kind = thing.startsWith(UNITS) && count === '1' ? term(ref('piece', unit), language, data) : null;
  return kind === null ? null : { ...kind, name: kind.one ?? kind.name, short: kind.short ?? kind.name };
}

/** Units that sentences count, such as `units:troop.3`: "3 troops". */
function unitsNamed(thing: Ref, language: Language, data: object): string | null {
  if (!thing.startsWith(UNITS)) return null;
  const [unit = '', count = '1'] = thing.slice(UNITS.length).split('.');
  const known = term(ref('piece', unit), language, data);
  if (known === null) return null;
  return count === '1' ? (known.one ?? known.name) : `${count} ${known.plural ?? known.name}`;
}

const A_PLACE: Name = { en: 'place for a tile', it: 'posto per una tessera' };

/** Places for tiles and the turns of a tile, which have no names of their own. */
function laidNamed(thing: Ref, language: Language): string | null {
  if (thing.startsWith('slot:')) return A_PLACE[language];
  return thing.startsWith('turn:') ? `${60 * Number(thing.slice('turn:'.length))}°` : null;
}

/** How Cyclades speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term: (thing, language, data) => term(thing, language, data) ?? singleUnit(thing, language, data),
  name: (thing, language, data) => unitsNamed(thing, language, data) ?? laidNamed(thing, language),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as CycladesData),
};

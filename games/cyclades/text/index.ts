import type { Ref } from '@pantheon/kernel';
import type { GameText, Language } from '@pantheon/text';
import type { CycladesData } from '../data/read.ts';
import type { AreaSheet } from '../data/schema.ts';
import type { View } from '../rules/types.ts';
import { articleOf } from './articles.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

type Named = { readonly id: string; readonly name: { readonly en: string; readonly it: string } };

const areasOf = (data: CycladesData): AreaSheet[] => data.map.tiles.flatMap(({ sides }) => [...sides.A.areas, ...sides.B.areas]);

/** The names of a data pack by reference, made once for each pack. */
const namesOf = (() => {
  const known = new WeakMap<CycladesData, Map<string, Named['name']>>();
  return (data: CycladesData): Map<string, Named['name']> => {
    let names = known.get(data);
    if (names === undefined) {
      names = makeNames(data);
      known.set(data, names);
    }
    return names;
  };
})();

function makeNames(data: CycladesData): Map<string, Named['name']> {
  const names = new Map<string, Named['name']>();
  const add = (kind: string, items: readonly Named[]): void => {
    for (const { id, name } of items) names.set(`${kind}:${id}`, name);
  };
  const { components } = data;
  add('god', components.gods);
  add('creature', components.creatures);
  add('hero', components.heroes);
  add('building', components.buildings);
  add('bonus', components.metropolis.bonuses);
  add('piece', [...components.pieces.perFaction, ...components.pieces.shared]);
  add('area', areasOf(data));
  components.colours.forEach(({ name }, faction) => {
    names.set(`faction:${faction}`, name);
  });
  for (const { id, name } of components.gods)
    for (const { space } of data.bids[id])
      names.set(`bid:${id}-${space}`, id === 'apollo' ? name : { en: `${name.en}, ${space}`, it: `${name.it}, ${space}` });
  for (const area of areasOf(data))
    for (const site of area.sites ?? []) {
      const sea = areasOf(data).find(({ id }) => id === site.sea)?.name ?? area.name;
      names.set(`site:${site.id}`, { en: `${area.name.en} (by ${sea.en})`, it: `${area.name.it} (su ${sea.it})` });
    }
  return names;
}

const nameOf = (thing: Ref, language: Language, data: object): string | null =>
  thing.startsWith(UNITS)
    ? unitsNamed(thing.slice(UNITS.length), language)
    : (namesOf(data as CycladesData).get(thing)?.[language] ?? null);

const UNITS = 'units:';

/** Units that sentences count, such as `troop.3`: "3 troops". */
function unitsNamed(units: string, language: Language): string | null {
  const [unit = '', count = '1'] = units.split('.');
  return several(unit, Number(count), language);
}

function several(unit: string, count: number, language: Language): string | null {
  const words = counted[language][unit];
  if (words === undefined) return null;
  return count === 1 ? words.one : `${count} ${words.many}`;
}

const PIECE = 'piece:';

type Counted = { readonly [unit: string]: { readonly one: string; readonly many: string } };

const counted: { readonly [L in Language]: Counted } = {
  en: {
    troop: { one: 'a troop', many: 'troops' },
    mercenary: { one: 'a mercenary', many: 'mercenaries' },
    fleet: { one: 'a fleet', many: 'fleets' },
  },
  it: {
    troop: { one: 'una truppa', many: 'truppe' },
    mercenary: { one: 'un mercenario', many: 'mercenari' },
    fleet: { one: 'una flotta', many: 'flotte' },
  },
};

/** How Cyclades speaks. */
export const text: GameText = {
  catalogues: { en, it },
  name: nameOf,
  article: articleOf,
  counted: (thing, count, language) => (thing.startsWith(PIECE) ? several(thing.slice(PIECE.length), count, language) : null),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as CycladesData),
};

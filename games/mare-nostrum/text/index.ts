import type { Ref } from '@pantheon/kernel';
import type { GameText, Language } from '@pantheon/text';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const catalogues = { en, it };

type Named = { readonly id: string; readonly name: { readonly [L in Language]: string } };

/** The articles of things that carry one in sentences: seas, wonders, and some civilisations in Italian. */
const ITALIAN: { readonly [thing: string]: string } = {
  'card:colossus': 'il',
  'card:hanging_gardens': 'i',
  'card:temple_of_artemis': 'il',
  'card:statue_of_zeus': 'la',
  'card:lighthouse': 'il',
  'card:mausoleum': 'il',
  'card:pyramids': 'le',
  'civ:greece': 'la',
  'civ:egypt': 'l’',
};

function article(thing: Ref, language: Language): string | null {
  if (language === 'it') return thing.startsWith('sea:') ? 'il' : (ITALIAN[thing] ?? null);
  return thing.startsWith('sea:') || (thing.startsWith('card:') && thing in ITALIAN) ? 'the' : null;
}

/** How Mare Nostrum speaks. */
export const text: GameText = {
  catalogues,
  name: (thing, language, data) => {
    const at = thing.indexOf(':');
    return nameOf(thing.slice(0, at), thing.slice(at + 1), language, data as Data);
  },
  article,
  counted: (thing, count, language) => (thing === TAX && count > 1 ? `${count} ${catalogues[language]['kind.taxes']}` : null),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as Data),
};

/** Of all cards only taxes are counted with a plural: goods are named by their stuff. */
const TAX: Ref = 'kind:tax';

function nameOf(kind: string, id: string, language: Language, data: Data): string | null {
  const { components, map } = data;
  const named = (list: readonly Named[]): string | null => list.find((item) => item.id === id)?.name[language] ?? null;
  switch (kind) {
    case 'province':
      return named(map.provinces);
    case 'sea':
      return named(map.seas);
    case 'kind':
      return named([components.resources.tax, ...components.resources.goods]);
    case 'card':
      return named(data.cards);
    case 'god':
      return named(components.gods);
    case 'role':
      return named(components.roles);
    case 'civ':
      return named(components.civilisations);
    case 'creature':
      return named(components.creatures);
    case 'site':
      return siteName(id, language, data);
    case 'offer':
      return offerName(id, language, data);
    default:
      return catalogues[language][`${kind}.${id}`] ?? null;
  }
}

/** An offered card by its kind: the seat stands before the word. */
function offerName(id: string, language: Language, data: Data): string | null {
  const kind = data.kinds.find(({ word }) => word === id.slice(id.indexOf('-') + 1));
  return kind === undefined ? null : nameOf('kind', kind.id, language, data);
}

/** A site by its city, or by its goods and the province. */
function siteName(id: string, language: Language, { map, components }: Data): string | null {
  const province = map.provinces.find(({ sites }) => sites.some((site) => site.id === id));
  const site = province?.sites.find((candidate) => candidate.id === id);
  if (province === undefined || site === undefined) return null;
  const good = components.resources.goods.find((candidate) => candidate.id === site.good);
  return good === undefined ? (site.name?.[language] ?? null) : `${good.name[language]} (${province.name[language]})`;
}

import type { Ref } from '@pantheon/kernel';
import type { GameText, Language } from '@pantheon/text';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const catalogues = { en, it };
type Bilingual = { readonly en: string; readonly it: string };

const ENGLISH = /^(god|area):/;
const ITALIAN: { readonly [thing: Ref]: string } = {
  'god:genius': 'il',
  'god:ogre': 'l’',
  'god:goddess': 'la',
  'god:giant': 'il',
  'god:elephant': 'l’',
  'god:turtle': 'la',
  'god:whale': 'la',
  'god:dragon': 'il',
  'area:fields': 'i',
  'area:quarries': 'le',
  'area:vineyards': 'le',
};

/** How Bomarzo speaks. */
export const text: GameText = {
  catalogues,
  name: (thing, language, data) => {
    const at = thing.indexOf(':');
    return nameOf(thing.slice(0, at), thing.slice(at + 1), language, data as BomarzoData);
  },
  article: (thing, language) => (language === 'en' ? ENGLISH.test(thing) && 'the' : ITALIAN[thing]) || null,
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as BomarzoData),
};

function nameOf(kind: string, id: string, language: Language, { pack }: BomarzoData): string | null {
  const named = (list: readonly { readonly id: string; readonly name: Bilingual }[]): string | null =>
    list.find((item) => item.id === id)?.name[language] ?? null;
  switch (kind) {
    case 'god':
      return named(pack.gods.list);
    case 'resource':
      return named(pack.resources.list);
    case 'track':
    case 'field':
      return named(pack.fields.list);
    case 'village':
      return named(pack.village.tracks);
    case 'area':
      return named(pack.harvestAreas.list);
    case 'temple':
      return named(pack.templeSymbols.list);
    case 'benefit':
      return named(pack.benefits.list);
    case 'disc':
      return named(pack.expansions.seasons.colours);
    case 'card':
    case 'card2':
      return pack.developmentCards.list.find((card) => card.id === id)?.name[kind === 'card' ? 'level1' : 'level2'][language] ?? null;
    case 'worship':
      return catalogues[language]['name.worship']?.replace('{god}', named(pack.gods.list) ?? id) ?? null;
    case 'unit':
      return catalogues[language][`name.${id}`] ?? null;
    case 'deck':
      return catalogues[language][id === 'worship' ? 'name.worshipDeck' : 'name.deck'] ?? null;
    default:
      return null;
  }
}

import type { GameText, Language } from '@pantheon/text';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const catalogues = { en, it };
type Named = { readonly id: string; readonly name: { readonly [L in Language]: string } };

/** How Diluvio speaks. */
export const text: GameText = {
  catalogues,
  name: (thing, language, data) => {
    const at = thing.indexOf(':');
    return nameOf(thing.slice(0, at), thing.slice(at + 1), language, data as DiluvioData);
  },
  outline: (view, formatter, _, data) => outline(view as View, formatter, data as DiluvioData),
};

function nameOf(kind: string, id: string, language: Language, { pack }: DiluvioData): string | null {
  const named = (list: readonly Named[]): string | null => list.find((item) => item.id === id)?.name[language] ?? null;
  switch (kind) {
    case 'space':
      return named(pack.map.spaces);
    case 'landmass':
      return named(pack.map.landmasses);
    case 'colour':
      return named(pack.colours);
    case 'resource':
      return named(pack.resources);
    case 'goods':
      return named(pack.resources)?.toLocaleLowerCase(language) ?? null;
    case 'building':
      return named(pack.buildings);
    case 'bonus':
      return named(pack.bonuses);
    case 'offer':
      return catalogues[language]['name.offer']?.replace('{n}', id) ?? null;
    default:
      return catalogues[language][`name.${kind}.${id}`] ?? null;
  }
}

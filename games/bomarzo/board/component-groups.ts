import { type ComponentGroup, type Ref, refsOf } from '@pantheon/web/kit';
import type { BomarzoData } from '../data/read.ts';
import { RESOURCES } from './drawings.ts';

/** The components by groups. */
export function componentsOf(data: BomarzoData): ComponentGroup[] {
  const cards = data.pack.developmentCards.list;
  return [
    { title: 'group.gods', refs: data.allGods.map((one): Ref => `god:${one}`) },
    ...data.primaries.map((primary) => ({
      title: `group.${primary}`,
      refs: refsOf(
        'card',
        cards.filter((one) => one.symbols[0] === primary),
      ),
    })),
    {
      title: 'group.other',
      refs: [
        ...RESOURCES.map((one): Ref => `resource:${one}`),
        ...data.tracks.map((one): Ref => `track:${one}`),
        ...refsOf('area', data.areas),
        ...refsOf('temple', data.pack.templeSymbols.list),
        ...refsOf('benefit', data.pack.benefits.list),
        ...refsOf('disc', data.pack.expansions.seasons.colours),
      ],
    },
  ];
}

import { type Drawing, type Drawings, drawingByKind, glyph } from '@pantheon/web/kit';
import { art } from './art.ts';

/** The temple signs on the cards. */
export const templeGlyphs: Drawings = {
  moon: glyph('moon'),
  sun: glyph('sun'),
  star: glyph('star-formation'),
  flame: glyph('flame'),
  tree: glyph('pine-tree'),
};

/** The picture of a god, overgrown while it is mossy or asleep. */
export const godOf = (id: string, overgrown = false): Drawing => art.of(overgrown ? `moss:${id}` : `god:${id}`);

/** What a card shows, on both its levels. */
export const cardOf = (id: string): Drawing => art.of(`card:${id}`);

/** The back of the things that have no picture of their own. */
export const otherGlyphs = {
  deck: glyph('card-draw'),
  worship: glyph('prayer'),
  village: glyph('village'),
};

/** Food, Silver, Wine, and anything. */
export const cubeColours = ['#d9a62a', '#8e979f', '#7b2d6b'] as const;

/** The resources, in the order of the rules. */
export const RESOURCES = ['food', 'silver', 'wine'];

/** The colour of a resource, if it is one. */
export const cubeOf = (resource: string): string | undefined => cubeColours[RESOURCES.indexOf(resource)];

/** The development tracks: Culture, Architecture, Science. */
export const trackColours: { readonly [track: string]: string } = { culture: '#a33b2e', architecture: '#3b5f94', science: '#367049' };

/** The kinds of cards. */
export const primaryColours: { readonly [primary: string]: string } = { building: '#6e5a2e', knowledge: '#4a4f9a', character: '#8a3f63' };

/** The drawing of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  god: (id) => godOf(id),
  card: cardOf,
  card2: cardOf,
  temple: (id) => art.of(`temple:${id}`),
  worship: (id) => godOf(id),
  resource: (id) => art.of(`resource:${id}`),
  track: (id) => art.of(`track:${id}`),
  benefit: (id) => art.of(`benefit:${id}`),
  deck: (id) => (id === 'worship' ? otherGlyphs.worship : otherGlyphs.deck),
  village: () => otherGlyphs.village,
});

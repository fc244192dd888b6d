import { type Drawing, type Drawings, drawingByKind, glyph, icons } from '@pantheon/web/kit';
import { art } from './art.ts';

/** The pictures of gods, creatures and heroes. */
export const godOf = (id: string): Drawing => art.of(`god:${id}`);
export const creatureOf = (id: string): Drawing => art.of(`creature:${id}`);
export const heroOf = (id: string): Drawing => art.of(`hero:${id}`);

export const buildings: Drawings = {
  port: glyph('anchor'),
  fortress: glyph('stone-tower'),
  temple: glyph('greek-temple'),
  university: glyph('scroll-unfurled'),
  metropolis: icons.metropolis,
};

export const pieces = {
  troop: icons.troop,
  fleet: icons.ship,
  mercenary: glyph('sword-brandish'),
  priestess: glyph('tarot-02-the-high-priestess'),
  philosopher: glyph('philosopher-bust'),
  symbol: glyph('lotus-flower'),
} as const;

/** The drawing of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  god: godOf,
  creature: creatureOf,
  hero: heroOf,
  building: buildings,
  piece: pieces,
  bonus: () => icons.metropolis,
});

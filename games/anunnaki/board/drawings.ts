import { type Drawing, glyph, signs } from '@pantheon/web/kit';

/** The action tiles, by the first word of their ids. */
const tiles: { readonly [word: string]: Drawing } = {
  portal: glyph('magic-portal'),
  move: glyph('walking-boot'),
  commerce: glyph('scroll-quill'),
  harvest: glyph('wheat'),
  creation: glyph('star-formation'),
  income: glyph('huts-village'),
  domination: glyph('crown'),
  market: glyph('trade'),
};

export const tileOf = (id: string): Drawing => tiles[id.split('-')[0] ?? ''] ?? glyph('star-formation');

export const resources: { readonly [id: string]: Drawing } = {
  food: glyph('wheat'),
  wood: glyph('log'),
  metal: glyph('metal-bar'),
  gold: glyph('gold-bar'),
  mana: signs.crystal,
};

export const pieces: { readonly [id: string]: Drawing } = {
  follower: signs.worker,
  minor: glyph('star-formation'),
  major: glyph('crown'),
  settlement: signs.temple,
};

export const tracks: { readonly [id: string]: Drawing } = {
  war: glyph('crossed-swords'),
  technology: glyph('gears'),
  commerce: glyph('scales'),
};

export const weapon = glyph('gladius');
export const pact = glyph('scroll-quill');
export const culture = glyph('sun');
export const guard = glyph('cracked-mask');
export const laurel = signs.laurel;

/** The drawing of anything that a reference names, or null. */
export function drawingOf(thing: string): Drawing | null {
  const at = thing.indexOf(':');
  const id = thing.slice(at + 1);
  switch (thing.slice(0, at)) {
    case 'tile':
      return tileOf(id);
    case 'resource':
      return resources[id] ?? null;
    case 'piece':
      return pieces[id.split('.')[0] ?? ''] ?? null;
    case 'track':
      return tracks[id] ?? null;
    case 'weapon':
      return weapon;
    case 'pact':
      return pact;
    case 'god':
      return laurel;
    case 'culture':
      return culture;
    case 'civilisation':
      return guard;
    default:
      return null;
  }
}

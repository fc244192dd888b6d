import { type Drawing, glyph, icons } from '@pantheon/web/kit';

export const resources: { readonly [id: string]: Drawing } = {
  wood: glyph('log'),
  gold: glyph('gold-bar'),
  bronze: glyph('sword-mold'),
  marble: glyph('stone-block'),
  granite: glyph('stone-pile'),
  copper: glyph('metal-bar'),
};

export const buildings: { readonly [id: string]: Drawing } = {
  mine: icons.pick,
  dolmen: glyph('dolmen'),
  port: glyph('anchor'),
  barracks: glyph('barracks-tent'),
  monument: glyph('obelisk'),
  granary: glyph('granary'),
  wonder: glyph('mayan-pyramid'),
};

export const pieces: { readonly [id: string]: Drawing } = {
  worker: icons.worker,
  warrior: glyph('sword-brandish'),
  ship: icons.ship,
  fanatic: glyph('torch'),
};

/** A worker who is somebody's slave. */
export const slave = glyph('manacles');
/** Where an army may strike. */
export const threat = glyph('crossed-swords');

export const legacy = icons.laurel;

/** The drawing of anything that a reference names, or null. */
export function drawingOf(thing: string): Drawing | null {
  const at = thing.indexOf(':');
  const id = thing.slice(at + 1);
  switch (thing.slice(0, at)) {
    case 'resource':
    case 'goods':
      return resources[id] ?? null;
    case 'building':
      return buildings[id] ?? null;
    case 'piece':
    case 'pieces':
      return pieces[id] ?? null;
    case 'bonus':
      return legacy;
    default:
      return null;
  }
}

import { type Drawings, drawingByKind, glyph, icons } from '@pantheon/web/kit';
import { art } from './art.ts';

export const resources: Drawings = {
  wood: glyph('log'),
  gold: glyph('gold-bar'),
  bronze: glyph('sword-mold'),
  marble: glyph('stone-block'),
  granite: glyph('stone-pile'),
  copper: glyph('metal-bar'),
};

export const buildings: Drawings = {
  mine: icons.pick,
  dolmen: glyph('dolmen'),
  port: glyph('anchor'),
  barracks: glyph('barracks-tent'),
  monument: glyph('obelisk'),
  granary: glyph('granary'),
  wonder: glyph('mayan-pyramid'),
};

export const pieces = {
  worker: icons.worker,
  warrior: glyph('sword-brandish'),
  ship: icons.ship,
  fanatic: glyph('torch'),
} as const;

/** A worker who is somebody's slave. */
export const slave = glyph('manacles');
/** Where an army may strike. */
export const threat = glyph('crossed-swords');

export const legacy = icons.laurel;

/** The pictures of what is large enough to be looked at: on component cards and in the index. */
export const pictureOf = drawingByKind({
  resource: (id) => art.of(`resource:${id}`),
  goods: (id) => art.of(`resource:${id}`),
  building: (id) => art.of(`building:${id}`),
  bonus: (id) => art.of(`bonus:${id}`),
});

/** The sign of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  resource: resources,
  goods: resources,
  building: buildings,
  piece: pieces,
  pieces,
  bonus: () => legacy,
});

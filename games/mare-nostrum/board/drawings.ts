import { type Drawing, type Drawings, drawingByKind, glyph, glyphLater, icons, readRef } from '@pantheon/web/kit';
import { art } from './art.ts';

/** The goods, and taxes. */
export const kinds: Drawings = {
  tax: glyph('two-coins'),
  livestock: glyph('bull'),
  grain: glyph('wheat'),
  fruit: glyph('shiny-apple'),
  gems: glyph('gems'),
  slaves: glyph('manacles'),
  olive_oil: glyph('olive'),
  metal: glyph('metal-bar'),
  gold: glyph('gold-bar'),
  papyrus: glyph('papyrus'),
  perfume: glyph('delicate-perfume'),
  fish: glyph('double-fish'),
  wine: glyph('grapes'),
  ceramics: glyph('amphora'),
};

/** The colours in which goods are drawn on their cards. */
export const inks: { readonly [id: string]: string } = {
  tax: '#8a6500',
  livestock: '#6d4526',
  grain: '#8a6a12',
  fruit: '#a8321f',
  gems: '#8a2f74',
  slaves: '#4b4b52',
  olive_oil: '#55702a',
  metal: '#4a5a68',
  gold: '#a87900',
  papyrus: '#2f7a4a',
  perfume: '#6b3f8f',
  fish: '#1f6a8f',
  wine: '#7b2d4b',
  ceramics: '#a5522a',
};

export const pieces: Drawings = {
  legion: icons.legion,
  trireme: icons.ship,
  fortress: icons.fort,
  city: glyph('village'),
  caravan: icons.caravan,
  temple: glyph('greek-temple'),
  market: glyph('shop'),
  influence: icons.laurel,
};

/** The signs of creatures, where they stand among pieces. They are drawn where the pictures are, in `creature-signs.ts`. */
const creatureSigns: Drawings = {
  titan: glyphLater('rock-golem'),
  behemoth: glyphLater('elephant'),
  centaur: glyphLater('centaur'),
  phoenix: glyphLater('egyptian-bird'),
  griffin: glyphLater('griffin-symbol'),
  kraken: glyphLater('kraken-tentacle'),
};

/** What stands on the shelf of pieces, by its sign. */
export const pieceSignOf = (thing: string): Drawing => {
  const { id } = readRef(thing);
  return pieces[id] ?? creatureSigns[id] ?? icons.laurel;
};

/** The pictures of creatures. */
export const creatureOf = (id: string): Drawing => art.of(`creature:${id}`);

/** The role cards by what they lead. */
const roles: Drawings = {
  commerce_director: icons.caravan,
  high_priest: glyph('greek-temple'),
  political_leader: glyph('village'),
  military_leader: icons.legion,
};

export const swords = glyph('crossed-swords');
export const laurels = glyph('laurels');
export const goods = icons.caravan;

/** The drawing of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  kind: kinds,
  piece: pieces,
  creature: creatureOf,
  card: (id) => art.of(`card:${id}`),
  god: (id) => art.of(`god:${id}`),
  role: (id) => roles[id] ?? icons.laurel,
  site: (id) => kinds[id.slice(id.indexOf('.') + 1)] ?? pieces.city,
});

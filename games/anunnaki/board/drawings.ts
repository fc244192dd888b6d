import { type Drawing, type Drawings, drawingByKind, drawn, glyph, icons } from '@pantheon/web/kit';
import { art } from './art.ts';

/** Signs for what tiles do, where a picture would be too small. */
const tiles: Drawings = {
  portal: glyph('magic-portal'),
  move: glyph('walking-boot'),
  commerce: glyph('scroll-quill'),
  harvest: glyph('sickle'),
  creation: glyph('sparkles'),
  settlement: glyph('huts-village'),
  domination: glyph('crown'),
  market: glyph('trade'),
};

/** The pictures of tiles, gods, weapons and artefacts. */
export const tileOf = (id: string): Drawing => art.of(`tile:${id}`);
export const godOf = (id: string): Drawing => art.of(`god:${id}`);
export const weaponOf = (id: string): Drawing => art.of(`weapon:${id}`);
export const artefactOf = (id: string): Drawing => art.of(`artefact:${id}`);
/** The picture of an Ancient Civilisation: the same for all. */
export const civilisation: Drawing = art.of('civilisation:guard');

export const resources: Drawings = {
  food: glyph('wheat'),
  wood: glyph('log'),
  metal: glyph('metal-bar'),
  gold: glyph('gold-bar'),
  mana: icons.crystal,
};

export const pieces: Drawings = {
  follower: icons.worker,
  minor: glyph('star-formation'),
  major: glyph('crown'),
  settlement: icons.temple,
};

export const tracks: Drawings = {
  war: glyph('crossed-swords'),
  technology: glyph('gears'),
  commerce: glyph('scales'),
};

const manaActions: Drawings = {
  'activate-red': tracks.war as Drawing,
  'activate-blue': tiles.portal as Drawing,
  arm: glyph('gladius'),
  develop: tracks.technology as Drawing,
  settle: pieces.settlement as Drawing,
  recruit: pieces.follower as Drawing,
};

/** An Altar, as it stands on the Territories. */
export const altar = drawn('altar', 'M12 2.5 22 21H2z');
export const weapon = glyph('gladius');
export const pact = glyph('scroll-quill');
export const culture = glyph('sun');
export const guard = glyph('cracked-mask');
export const domination = glyph('crown');
export const planet = glyph('ringed-planet');
export const laurel = icons.laurel;

const objectives: Drawings = {
  altars: altar,
  settlements: pieces.settlement as Drawing,
  territories: planet,
  units: pieces.follower as Drawing,
};

/** What rewards look like that are neither resources nor steps on a track. */
export const rewards: Drawings = {
  vp: laurel,
  mana: icons.crystal,
  weapon,
  follower: icons.worker,
  pact,
  settlement: icons.temple,
  settlementIncome: tiles.settlement as Drawing,
  domination,
  dominationByObjective: domination,
  move: tiles.move as Drawing,
  portal: tiles.portal as Drawing,
  develop: tracks.technology as Drawing,
  moveCube: glyph('cube'),
};

/** The drawing of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  tile: tileOf,
  resource: resources,
  piece: pieces,
  track: tracks,
  weapon: weaponOf,
  artefact: artefactOf,
  manaAction: manaActions,
  objective: objectives,
  god: godOf,
  pact: () => pact,
  culture: () => culture,
  civilisation: () => civilisation,
  house: (id) => art.of(`house:${id}`),
  planet: () => planet,
  land: () => planet,
});

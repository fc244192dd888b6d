import { type Drawing, type Drawings, drawingByKind, drawn, glyph, icons } from '@pantheon/web/kit';
import { godDrawings } from './gods.ts';

/** The action tiles, by the first word of their ids. */
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

export const tileOf = (id: string): Drawing => tiles[id.split('-')[0] ?? ''] ?? icons.laurel;

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

const weapons: Drawings = {
  sling: glyph('sling'),
  'long-shield': glyph('roman-shield'),
  dagger: glyph('plain-dagger'),
  'short-bow': glyph('pocket-bow'),
  'double-axe': glyph('battle-axe'),
  ballista: glyph('ballista'),
  'war-hammer': glyph('warhammer'),
  'long-sword': glyph('broadsword'),
  'war-chariot': glyph('chariot'),
  'viking-helmet': glyph('viking-helmet'),
  'composite-bow': glyph('high-shot'),
  sarissa: glyph('spears'),
};

const artefacts: Drawings = {
  cornucopia: glyph('cornucopia'),
  'duplicity-mirror': glyph('mirror-mirror'),
  'map-afterlife': glyph('treasure-map'),
  'pandora-box': glyph('locked-chest'),
  'scarab-amulet': glyph('scarab-beetle'),
  'tablet-destinies': glyph('stone-tablet'),
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
  piece: (id) => pieces[id.split('.')[0] ?? ''],
  track: tracks,
  weapon: (id) => weapons[id] ?? weapon,
  artefact: artefacts,
  manaAction: manaActions,
  objective: objectives,
  god: godDrawings,
  pact: () => pact,
  culture: () => culture,
  civilisation: () => guard,
  house: () => planet,
  planet: () => planet,
  land: () => planet,
});

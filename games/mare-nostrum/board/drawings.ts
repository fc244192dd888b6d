import { type Drawing, type Drawings, drawingByKind, glyph, icons } from '@pantheon/web/kit';

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

export const creatures: Drawings = {
  titan: glyph('rock-golem'),
  behemoth: glyph('elephant'),
  centaur: glyph('centaur'),
  phoenix: glyph('egyptian-bird'),
  griffin: glyph('griffin-symbol'),
  kraken: glyph('kraken-tentacle'),
};

/** Heroes and wonders, each by something that it is known for. */
const cards: Drawings = {
  caesar: glyph('caesar'),
  hannibal: glyph('elephant-head'),
  pericles: glyph('spartan-helmet'),
  cleopatra: glyph('cleopatra'),
  hammurabi: glyph('stone-tablet'),
  atlas: glyph('atlas'),
  agamemnon: glyph('laurel-crown'),
  archimedes: glyph('catapult'),
  helen: glyph('hearts'),
  nebuchadnezzar: glyph('king'),
  solomon: glyph('scales'),
  ulysses: glyph('trojan-horse'),
  achilles: glyph('achilles-heel'),
  adonis: glyph('flower-emblem'),
  ajax: glyph('barbute'),
  antigone: glyph('two-shadows'),
  ariadne: glyph('yarn'),
  castor_pollux: glyph('double-face-mask'),
  circe: glyph('cauldron'),
  croesus: glyph('gold-stack'),
  aeneas: glyph('galley'),
  gilgamesh: glyph('lion'),
  hamilcar: glyph('dice-six-faces-four'),
  hercules: glyph('muscular-torso'),
  imhotep: glyph('pharoah'),
  jason: glyph('ram'),
  medusa: glyph('medusa-head'),
  midas: glyph('crown'),
  minos: glyph('minotaur'),
  moses: glyph('wizard-staff'),
  penthesilea: glyph('archer'),
  queen_of_sheba: glyph('queen-crown'),
  spartacus: glyph('gladius'),
  colossus: glyph('colombian-statue'),
  hanging_gardens: glyph('vine-leaf'),
  temple_of_artemis: glyph('temple-gate'),
  statue_of_zeus: glyph('zeus-sword'),
  lighthouse: glyph('lighthouse'),
  mausoleum: glyph('tombstone'),
  pyramids: glyph('egyptian-pyramids'),
};

/** The gods by their signs. */
const gods: Drawings = {
  athena: glyph('owl'),
  baal: glyph('bull-horns'),
  hermes: glyph('caduceus'),
  astarte: glyph('barbed-star'),
  isis: glyph('ankh'),
  mars: glyph('crossed-swords'),
  poseidon_god: glyph('trident'),
  vulcan: glyph('anvil'),
};

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

/** A piece, also where it is counted. */
const pieceOf = (id: string): Drawing | undefined => pieces[id] ?? creatures[id];

/** The drawing of anything that a reference names, or null. */
export const drawingOf = drawingByKind({
  kind: kinds,
  piece: pieceOf,
  creature: (id) => creatures[id] ?? icons.laurel,
  card: (id) => cards[id] ?? laurels,
  god: (id) => gods[id] ?? laurels,
  role: (id) => roles[id] ?? icons.laurel,
  site: (id) => kinds[id.slice(id.indexOf('.') + 1)] ?? pieces.city,
});

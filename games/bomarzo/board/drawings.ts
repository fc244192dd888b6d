import { type Drawings, drawingByKind, glyph, icons } from '@pantheon/web/kit';

/** The gods of the park. */
export const godGlyphs: Drawings = {
  genius: glyph('magic-lamp'),
  ogre: glyph('ogre'),
  goddess: glyph('venus-of-willendorf'),
  giant: glyph('giant'),
  elephant: glyph('elephant'),
  turtle: glyph('sea-turtle'),
  whale: glyph('sperm-whale'),
  dragon: glyph('dragon-head'),
};

/** The temple signs on the cards. */
export const templeGlyphs: Drawings = {
  moon: glyph('moon'),
  sun: glyph('sun'),
  star: glyph('star-formation'),
  flame: glyph('flame'),
  tree: glyph('pine-tree'),
};

/** What the cards show. */
export const cardGlyphs: Drawings = {
  'bom-b01': glyph('church'),
  'bom-b02': glyph('coins'),
  'bom-b03': glyph('barn'),
  'bom-b04': glyph('bread'),
  'bom-b05': glyph('watchtower'),
  'bom-b06': glyph('medieval-gate'),
  'bom-b07': glyph('grapes'),
  'bom-b08': glyph('congress'),
  'bom-b09': glyph('ancient-columns'),
  'bom-b10': glyph('stone-bridge'),
  'bom-b11': glyph('observatory'),
  'bom-b12': glyph('cave-entrance'),
  'bom-k01': glyph('compass'),
  'bom-k02': glyph('abacus'),
  'bom-k03': glyph('quill-ink'),
  'bom-k04': glyph('scroll-unfurled'),
  'bom-k05': glyph('star-swirl'),
  'bom-k06': glyph('magnifying-glass'),
  'bom-k07': glyph('wheat'),
  'bom-k08': glyph('mining'),
  'bom-k09': glyph('tree-branch'),
  'bom-k10': glyph('public-speaker'),
  'bom-k11': glyph('open-book'),
  'bom-k12': glyph('philosopher-bust'),
  'bom-c01': glyph('crystal-ball'),
  'bom-c02': glyph('barrel'),
  'bom-c03': glyph('beer-stein'),
  'bom-c04': glyph('monk-face'),
  'bom-c05': glyph('wizard-staff'),
  'bom-c06': glyph('hammer-nails'),
  'bom-c07': glyph('stone-crafting'),
  'bom-c08': glyph('pitchfork'),
  'bom-c09': glyph('knapsack'),
  'bom-c10': glyph('envelope'),
  'bom-c11': glyph('visored-helm'),
  'bom-c12': glyph('scales'),
  'bom-bk1': glyph('herbs-bundle'),
  'bom-bk2': glyph('bookshelf'),
  'bom-bk3': glyph('teacher'),
  'bom-bc1': glyph('tavern-sign'),
  'bom-bc2': glyph('flowers'),
  'bom-bc3': glyph('anvil'),
  'bom-kc1': glyph('pestle-mortar'),
  'bom-kc2': glyph('stamper'),
  'bom-kc3': glyph('round-bottom-flask'),
};

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
  god: (id) => godGlyphs[id] ?? icons.cards,
  card: (id) => cardGlyphs[id] ?? icons.cards,
  card2: (id) => cardGlyphs[id] ?? icons.cards,
  temple: (id) => templeGlyphs[id] ?? icons.temple,
  worship: (id) => godGlyphs[id] ?? otherGlyphs.worship,
  deck: (id) => (id === 'worship' ? otherGlyphs.worship : otherGlyphs.deck),
  village: () => otherGlyphs.village,
});

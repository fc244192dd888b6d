import { type Drawings, drawingByKind, drawn, glyph, icons } from '@pantheon/web/kit';

const cerberus = drawn(
  'cerberus',
  'M12 3l1.500 2.500h3L15 9c1 1 1.200 2.300.8 3.600L18 11l1-3 1.200 2.500H23l-2 2.500c.300 1.200-.200 2.300-1.200 3L17 17.500V22H7v-4.500L4.200 16C3.200 15.300 2.700 14.200 3 13l-2-2.500h2.800L5 8l1 3 2.200 1.600C7.800 11.300 8 10 9 9L7.500 5.500h3zM10.600 10.200v1.200h1v-1.200zm1.800 0v1.200h1v-1.200z',
);
const chimera = drawn(
  'chimera',
  'M3 9c0-3.500 2.500-6 6-6 2 0 3.700.8 4.800 2.300L16 3l.6 3.200L20 6l-1.800 2.600c1.200 1 1.800 2.300 1.800 3.900h-2.200c-.6 0-.9.4-.8 1l.9 3.500c2.200-.4 3.300-1.700 3.300-4l1.800.5c-.2 3.300-2 5.300-4.900 5.700L18.500 22h-2.300l-1.400-4H10l-1 4H6.700l.7-4.500C4.600 16.300 3 13 3 9zm5-1.200c-.7 0-1.200.5-1.200 1.200S7.300 10.200 8 10.200 9.200 9.700 9.200 9 8.700 7.800 8 7.800z',
);
const charon = drawn(
  'charon',
  'M10 2a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 0 1 10 2zM7.500 8h4.800l1 6.500h4.200L20.200 2l1.600.4-3 12.100H23c-.6 4-2.500 6.500-6 6.500H7c-3.500 0-5.400-2.500-6-6.500h5.600z',
);
const dryad = drawn(
  'dryad',
  'M12 1.500c3 0 5.300 1.800 5.600 4.300 2.300.4 3.900 2.100 3.900 4.300 0 2.600-2.200 4.600-5 4.500-.7.8-1.600 1.300-2.700 1.500l.7 6.400h-5l.7-6.400c-1.100-.2-2-.7-2.700-1.500-2.800.1-5-1.900-5-4.500 0-2.200 1.600-3.900 3.900-4.300.3-2.500 2.600-4.300 5.600-4.300zM10 9.300c-.7 0-1.200.6-1.200 1.300h2.400c0-.7-.5-1.300-1.200-1.300zm4 0c-.7 0-1.200.6-1.200 1.300h2.400c0-.7-.5-1.300-1.200-1.300zm-3.300 3.400c.3.6.7.9 1.300.9s1-.3 1.300-.9z',
);
const satyr = drawn(
  'satyr',
  'M5.500 1.500C8 2.500 9 4.300 9 6.300c1.900-.9 4.100-.9 6 0 0-2 1-3.800 3.500-4.800-.4 2.200-.3 4.200.9 6.200l2.800-.6-2 3.400c.5 4.400-1.600 8-4.700 9.700L12 22.800l-3.500-2.600c-3.100-1.700-5.200-5.300-4.700-9.700l-2-3.400 2.800.6c1.200-2 1.300-4 .9-6.200zM8.600 10.600c0 .8.600 1.400 1.300 1.400s1.200-.6 1.200-1.400zm4.300 0c0 .8.500 1.400 1.200 1.400s1.300-.6 1.300-1.400zM9.500 15c.600 1.200 1.400 1.800 2.500 1.800s1.900-.6 2.500-1.800z',
);
const graeae = drawn(
  'graeae',
  'M12 3c4.500 0 8 3 10 6.500-2 3.500-5.500 6.500-10 6.500S4 13 2 9.500C4 6 7.500 3 12 3zm0 2.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 17.500l2.200 4.500H3zm8 .5 1.600 4h-3.200zm8-.5 1 4.500h-3.200z',
);
const polyphemus = drawn(
  'polyphemus',
  'M12 1.500c5 0 8.500 3.400 8.500 8.500 0 2.200-.5 4-1.500 5.700V20l-3 2.500H8L5 20v-4.300C4 14 3.500 12.200 3.500 10c0-5.100 3.500-8.500 8.500-8.500zm0 4.300c-3 0-5 1.500-6 3.500 1 2 3 3.500 6 3.500s5-1.500 6-3.500c-1-2-3-3.500-6-3.500zm0 1.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 16.500v1.800h8v-1.800z',
);

/** The drawings of gods, creatures, heroes and pieces. */
export const gods: Drawings = {
  poseidon: glyph('trident'),
  ares: glyph('crossed-swords'),
  zeus: glyph('lightning-trio'),
  athena: glyph('owl'),
  hera: glyph('queen-crown'),
  apollo: glyph('lyre'),
};

export const creatures: Drawings = {
  harpy: glyph('harpy'),
  sylph: glyph('fairy'),
  pegasus: glyph('pegasus'),
  sphinx: glyph('greek-sphinx'),
  cyclops: glyph('cyclops'),
  griffin: glyph('griffin-symbol'),
  minotaur: glyph('minotaur'),
  medusa: glyph('medusa-head'),
  kraken: glyph('kraken-tentacle'),
  hydra: glyph('hydra'),
  giant: glyph('giant'),
  cerberus,
  chimera,
  charon,
  dryad,
  satyr,
  graeae,
  polyphemus,
};

export const heroes: Drawings = {
  odysseus: glyph('bow-string'),
  ajax: glyph('crested-helmet'),
  penthesilea: glyph('swordwoman'),
  jason: glyph('ship-wheel'),
  helen: glyph('crown'),
  croesus: glyph('two-coins'),
  hector: glyph('bordered-shield'),
  pandora: glyph('box-unpacking'),
  perseus: glyph('winged-sword'),
};

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
  god: gods,
  creature: creatures,
  hero: heroes,
  building: buildings,
  piece: pieces,
  bonus: () => icons.metropolis,
});

import { glyph } from '@pantheon/web/kit';

/** Draws the signs of creatures: they are as long as all signs on the map, and seen in the shop only. */
export const creatureSigns = [
  glyph('rock-golem'),
  glyph('elephant'),
  glyph('centaur'),
  glyph('egyptian-bird'),
  glyph('griffin-symbol'),
  glyph('kraken-tentacle'),
];

import { altars } from '../planets.ts';
import { gain, gainOneKind } from '../stock.ts';
import { kindTopic } from '../topics.ts';
import { houseOf } from '../weapon-hand.ts';
import type { TileAction } from './index.ts';

const creationKind = kindTopic('creationKind');

/** Tile 7: a resource for each Altar, of the Capital's kind, or improved of one kind of the player's choice. */
export const creation: TileAction = function* (g, seat, figures, improved) {
  const n = altars(g, seat) * (figures.perAltar as number);
  if (improved) yield* gainOneKind(g, seat, n, creationKind);
  else gain(g, seat, houseOf(g, seat).kind, n);
};

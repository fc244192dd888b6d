import { type Ref, ref } from '@pantheon/kernel';
import { type GodCard, KINDS, PIECES, TRACKS } from '../data/model.ts';
import type { G, HouseId, Kind, LandId, PactId, Piece, Segment, TileId, Track, WeaponId } from './types.ts';

/** References to the things of the game, for texts and for what lights up. */
export const landRef = (g: G, land: LandId): Ref => g.data.lands[land]?.ref ?? ref('land', land);
export const tileRef = (g: G, tile: TileId): Ref => g.data.tiles[tile]?.ref ?? ref('tile', tile);
export const pactRef = (g: G, pact: PactId): Ref => ref('pact', g.data.pacts[pact]?.id ?? pact);
export const weaponRef = (g: G, weapon: WeaponId): Ref => ref('weapon', g.data.weapons[weapon]?.id ?? weapon);
export const segmentRef = (g: G, segment: Segment): Ref => g.data.segments[segment]?.ref ?? ref('segment', segment);
export const houseRef = (g: G, house: HouseId): Ref => ref('house', g.data.houses[house]?.id ?? house);
export const cultureRef = (g: G, token: number): Ref => ref('culture', g.data.culture[token]?.id ?? token);
export const civilisationRef = (g: G, tile: number): Ref => ref('civilisation', g.data.civilisations[tile]?.id ?? tile);
export const artefactRef = (g: G, card: number): Ref => ref('artefact', g.data.components.artefacts[card]?.id ?? card);
export const objectiveRef = (g: G, tile: number): Ref => ref('objective', g.data.components.objectives[tile]?.id ?? tile);
export const godRef = ({ id }: GodCard): Ref => ref('god', id);
export const minorRef = (g: G, house: HouseId, card: number): Ref => ref('god', g.data.houses[house]?.minors[card]?.id ?? card);
export const pieceRef = (piece: Piece): Ref => ref('piece', PIECES[piece] ?? piece);
const RESOURCES: readonly Ref[] = KINDS.map((kind) => ref('resource', kind));
export const resourceRef = (kind: Kind): Ref => RESOURCES[kind] ?? ref('resource', kind);
export const trackRef = (track: Track): Ref => ref('track', TRACKS[track] ?? track);
export const planetRef = (g: G, board: number): Ref => ref('planet', g.data.map.boards[board]?.id ?? board);
export const MANA: Ref = 'resource:mana';
/** A resource of whatever kind. */
export const ANY_RESOURCE: Ref = 'any:resource';

/** Amounts of resources as things with counts. */
export const goods = (amounts: readonly number[]): { [ref: string]: number } => {
  const counted: { [ref: string]: number } = {};
  for (let kind = 0; kind < amounts.length; kind++) {
    const count = amounts[kind] as number;
    if (count > 0) counted[resourceRef(kind)] = count;
  }
  return counted;
};

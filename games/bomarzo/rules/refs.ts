import { at, type Ref, ref } from '@pantheon/kernel';
import { PRIMARIES, RESOURCES, TRACKS } from '../data/ids.ts';
import type { AreaData, VillageTrack } from '../data/read.ts';
import type { Card, God } from './types.ts';

export const godRef = (god: God): Ref => ref('god', god);
export const worshipRef = (god: God): Ref => ref('worship', god);
/** A card by its level 1 side, or by the side that lies up. */
export const cardRef = (card: Card, level: 1 | 2 = 1): Ref => ref(level === 1 ? 'card' : 'card2', card);
export const resourceRef = (resource: number): Ref => ref('resource', at(RESOURCES, resource));
export const trackRef = (track: number): Ref => ref('track', at(TRACKS, track));
export const fieldRef = (primary: number): Ref => ref('field', at(PRIMARIES, primary));
export const villageRef = ({ id }: VillageTrack): Ref => ref('village', id);
export const areaRef = ({ id }: AreaData): Ref => ref('area', id);

/** Amounts of Food, Silver, Wine for a sentence. */
export function cubesArg(cubes: readonly number[]): { [thing: string]: number } {
  const amounts: { [thing: string]: number } = {};
  cubes.forEach((count, resource) => {
    if (count > 0) amounts[resourceRef(resource)] = count;
  });
  return amounts;
}

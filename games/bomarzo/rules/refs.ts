import { type Ref, ref } from '@pantheon/kernel';
import type { Card, G, God } from './types.ts';

const RESOURCES = ['food', 'silver', 'wine'] as const;

export const godRef = (god: God): Ref => ref('god', god);
/** A card by its level 1 side, or by the side that lies up. */
export const cardRef = (card: Card, level: 1 | 2 = 1): Ref => ref(level === 1 ? 'card' : 'card2', card);
export const resourceRef = (resource: number): Ref => ref('resource', RESOURCES[resource] ?? resource);
export const trackRef = (g: G, track: number): Ref => ref('track', g.data.tracks[track] ?? track);
export const villageRef = (g: G, track: number): Ref => ref('village', g.data.village[track]?.id ?? track);
export const areaRef = (g: G, area: number): Ref => ref('area', g.data.areas[area]?.id ?? area);
export const fieldRef = (g: G, primary: number): Ref => ref('field', g.data.primaries[primary] ?? primary);

/** Amounts of Food, Silver, Wine for a sentence. */
export const cubesArg = (cubes: readonly number[]): { [thing: string]: number } =>
  Object.fromEntries(cubes.flatMap((count, resource) => (count > 0 ? [[resourceRef(resource), count]] : [])));

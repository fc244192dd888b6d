import type { Topic } from '@pantheon/kernel';
import { KINDS, type Land, type Tile, TRACKS, type WeaponCard } from '../data/model.ts';
import { landRef, resourceRef, tileRef, trackRef, weaponRef } from './names.ts';
import type { G, Kind, LandId, Track } from './types.ts';

/** A question about Territories. */
export const landTopic = (id: string, action?: string, slot = 'land'): Topic<Land, G> => ({
  id,
  key: (land) => land.id,
  text: (land, g) => landRef(g, land.index),
  focus: (land, g) => [landRef(g, land.index)],
  ...(action === undefined ? {} : { action, slot }),
});

/** Territories as the options of a question. */
export const asLands = (g: G, lands: readonly LandId[]): Land[] => lands.map((land) => g.data.lands[land] as Land);

/** A question about tiles. */
export const tileTopic = (id: string): Topic<Tile, G> => ({
  id,
  key: (tile) => tile.id,
  text: (tile, g) => tileRef(g, tile.index),
  focus: (tile, g) => [tileRef(g, tile.index)],
});

/** A question about kinds of resources. */
export const kindTopic = (id: string): Topic<Kind, G> => ({
  id,
  key: (kind) => KINDS[kind] as string,
  text: (kind) => resourceRef(kind),
  focus: (kind) => [resourceRef(kind)],
});

/** A question about Development tracks. */
export const trackTopic = (id: string): Topic<Track, G> => ({
  id,
  key: (track) => TRACKS[track] as string,
  text: (track) => trackRef(track),
  focus: (track) => [trackRef(track)],
});

/** A question about Weapon cards. The answers depend on a secret hand. */
export const weaponTopic = (id: string): Topic<WeaponCard, G> => ({
  id,
  key: (card) => card.id,
  text: (card, g) => weaponRef(g, card.index),
  focus: (card, g) => [weaponRef(g, card.index)],
  secret: true,
});

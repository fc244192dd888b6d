import { at, type Blocked, type Why } from '@pantheon/kernel';
import { type GodCard, KINDS, type Land, type Pact, type StarSegment, type Tile, TRACKS, type WeaponCard } from '../data/model.ts';
import { landAt } from './planets.ts';
import { godRef, landRef, pactRef, resourceRef, segmentRef, tileRef, trackRef, weaponRef } from './refs.ts';
import type { TopicsAbout } from './topics.ts';
import type { G, Kind, LandId, TopicFor, Track } from './types.ts';

/** A question about Territories. */
export const landTopic = <K extends TopicsAbout<Land>>(id: K, action?: string, slot = 'land'): TopicFor<K> => ({
  id,
  key: (land) => land.id,
  text: (land, g) => landRef(g, land.index),
  focus: (land, g) => [landRef(g, land.index)],
  ...(action === undefined ? {} : { action, slot }),
});

/** Territories as the options of a question. */
export function asLands(g: G, lands: readonly LandId[]): Land[] {
  const found: Land[] = [];
  for (const land of lands) found.push(landAt(g, land));
  return found;
}

/** A question about tiles. */
export const tileTopic = <K extends TopicsAbout<Tile>>(id: K): TopicFor<K> => ({
  id,
  key: (tile) => tile.id,
  text: (tile, g) => tileRef(g, tile.index),
  focus: (tile, g) => [tileRef(g, tile.index)],
});

/** A question about segments of the star. */
export const segmentTopic = <K extends TopicsAbout<StarSegment>>(id: K): TopicFor<K> => ({
  id,
  key: (segment) => segment.id,
  text: (segment, g) => segmentRef(g, segment.index),
  focus: (segment, g) => [segmentRef(g, segment.index)],
});

/** A question about kinds of resources. */
export const kindTopic = <K extends TopicsAbout<Kind>>(id: K): TopicFor<K> => ({
  id,
  key: (kind) => at(KINDS, kind),
  text: (kind) => resourceRef(kind),
  focus: (kind) => [resourceRef(kind)],
});

/** A question about Development tracks. */
export const trackTopic = <K extends TopicsAbout<Track>>(id: K): TopicFor<K> => ({
  id,
  key: (track) => at(TRACKS, track),
  text: (track) => trackRef(track),
  focus: (track) => [trackRef(track)],
});

/** A question about gods. */
export const godTopic = <K extends TopicsAbout<GodCard>>(id: K): TopicFor<K> => ({
  id,
  key: (god) => god.id,
  text: (god) => godRef(god),
  focus: (god) => [godRef(god)],
});

/** A question about Trade Pacts. */
export const pactTopic = <K extends TopicsAbout<Pact>>(id: K): TopicFor<K> => ({
  id,
  key: (pact) => pact.id,
  text: (pact, g) => pactRef(g, pact.index),
  focus: (pact, g) => [pactRef(g, pact.index)],
});

/** A question about Weapon cards. The answers depend on a secret hand. */
export const weaponTopic = <K extends TopicsAbout<WeaponCard>>(id: K): TopicFor<K> => ({
  id,
  key: (card) => card.id,
  text: (card, g) => weaponRef(g, card.index),
  focus: (card, g) => [weaponRef(g, card.index)],
  secret: true,
});

/** What is not open among some options, each with the reason. */
export function blockedAmong<T>(options: readonly T[], whyNot: (option: T) => Why | null): Blocked<T>[] {
  return options.flatMap((option): Blocked<T>[] => {
    const why = whyNot(option);
    return why === null ? [] : [{ option, why }];
  });
}

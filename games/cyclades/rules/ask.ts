import { type Args, choose, chooseOrPass, type Rule, ref, type Topic } from '@pantheon/kernel';
import type { Place, Site } from '../data/board.ts';
import { actor, at, isDuel, seatFor } from './factions.ts';
import { boardOf } from './pieces.ts';
import type { Area, Faction, G } from './types.ts';

/** Which faction is asked: in the duel a player has two. */
export function about(g: G, faction: Faction, more?: Args): { readonly about: Args } {
  return { about: { duel: isDuel(g), faction: ref('faction', faction), ...more } };
}

/** Asks a faction for one of a list. */
export const ask = <T>(g: G, faction: Faction, topic: Topic<T, G>, options: readonly T[], more?: Args): Rule<T> =>
  choose(seatFor(g, faction), topic, options, about(g, faction, more));

/** Asks a faction for one of a list or a pass. */
export const askOrPass = <T>(g: G, faction: Faction, topic: Topic<T, G>, options: readonly T[], more?: Args): Rule<T | null> =>
  chooseOrPass(seatFor(g, faction), topic, options, about(g, faction, more));

/** A rule that asks nothing. */
export function* silently<T>(effect: () => T): Rule<T> {
  yield* [];
  return effect();
}

type More<T> = Partial<Topic<T, G>>;

/** A question whose options are areas. */
export const areaTopic = (id: string, more: More<Place> = {}): Topic<Place, G> => ({
  id,
  key: (place) => place.id,
  text: (place) => ref('area', place.id),
  focus: (place) => [ref('area', place.id)],
  ...more,
});

/** A question whose options are building sites. */
export const siteTopic = (id: string, more: More<Site> = {}): Topic<Site, G> => ({
  id,
  key: (site) => site.id,
  text: (site) => ref('site', site.id),
  focus: (site, g) => [ref('site', site.id), ref('area', at(boardOf(g).places, site.land).id)],
  ...more,
});

/** A question whose options are things of one kind, such as heroes or creatures. */
export const thingTopic = <Id extends string>(id: string, kind: string, more: More<Id> = {}): Topic<Id, G> => ({
  id,
  key: (thing) => thing,
  text: (thing) => ref(kind, thing),
  focus: (thing) => [ref(kind, thing)],
  ...more,
});

/** A question whose options are factions. */
export const factionTopic = (id: string, more: More<Faction> = {}): Topic<Faction, G> => ({
  id,
  key: (faction) => `faction-${faction}`,
  text: (faction, g) => actor(g, faction),
  focus: (faction) => [ref('faction', faction)],
  ...more,
});

/** The places with these numbers. */
export const places = (g: G, areas: readonly Area[]): Place[] => {
  const all = boardOf(g).places;
  return areas.map((area) => all[area] as Place);
};

/** Asks for an area. */
export function* askArea(g: G, faction: Faction, topic: Topic<Place, G>, areas: readonly Area[], more?: Args): Rule<Area> {
  const place = yield* ask(g, faction, topic, places(g, areas), more);
  return place.index;
}

/** Asks for an area or a pass. */
export function* askAreaOrPass(g: G, faction: Faction, topic: Topic<Place, G>, areas: readonly Area[], more?: Args): Rule<Area | null> {
  const place = yield* askOrPass(g, faction, topic, places(g, areas), more);
  return place === null ? null : place.index;
}

/** Asks for a building site. */
export function* askSite(g: G, faction: Faction, topic: Topic<Site, G>, sites: readonly number[], more?: Args): Rule<number> {
  const all = boardOf(g).sites;
  const site = yield* ask(
    g,
    faction,
    topic,
    sites.map((index) => all[index] as Site),
    more,
  );
  return site.index;
}

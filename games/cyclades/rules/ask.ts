import { type Args, at, choose, chooseOrPass, type OptionOf, type Rule, ref } from '@pantheon/kernel';
import type { Place, Site } from '../data/board.ts';
import { boardOf, placeAt, siteAt } from './board.ts';
import { isDuel, seatFor } from './factions.ts';
import { actor } from './refs.ts';
import type { Topics } from './topics.ts';
import type { Area, Faction, G, TopicFor } from './types.ts';

/** What a question is about. */
interface About {
  readonly about: Args;
}

const MOST_FACTIONS = 6;
const aboutFactions = (duel: boolean): readonly About[] =>
  Array.from({ length: MOST_FACTIONS }, (_, faction) => ({ about: { duel, faction: ref('faction', faction) } }));
const [inDuel, elsewhere] = [aboutFactions(true), aboutFactions(false)];

/** Which faction is asked: in the duel a player has two. */
export function about(g: G, faction: Faction, more?: Args): About {
  const plain = at(isDuel(g) ? inDuel : elsewhere, faction);
  return more === undefined ? plain : { about: together(plain.about, more) };
}

/** Two lists of arguments as one. Key by key: a second spread takes the engine several times as long, and most questions come through here. */
function together(some: Args, more: Args): Args {
  const all: { [name: string]: Args[string] } = { ...some };
  for (const name in more) all[name] = more[name] as Args[string];
  return all;
}

/** The names of the topics that are asked as a choice between options of a type. */
type Choice<T> = {
  [K in keyof Topics]: Topics[K] extends { kind: 'choose' } ? (OptionOf<Topics[K]> extends T ? K : never) : never;
}[keyof Topics];

/** The names of the topics whose options are of a type, however they are asked. */
type TopicsAbout<T> = { [K in keyof Topics]: OptionOf<Topics[K]> extends T ? K : never }[keyof Topics];

/** Asks a faction for one of a list. @rules CYC-22.6 */
export const ask = <K extends Choice<unknown>>(
  g: G,
  faction: Faction,
  topic: TopicFor<K>,
  options: readonly OptionOf<Topics[K]>[],
  more?: Args,
): Rule<OptionOf<Topics[K]>> => choose(seatFor(g, faction), topic, options, about(g, faction, more));

/** Asks a faction for one of a list or a pass. @rules CYC-R.69 */
export const askOrPass = <K extends Choice<unknown>>(
  g: G,
  faction: Faction,
  topic: TopicFor<K>,
  options: readonly OptionOf<Topics[K]>[],
  more?: Args,
): Rule<OptionOf<Topics[K]> | null> => chooseOrPass(seatFor(g, faction), topic, options, about(g, faction, more));

/** A rule that asks nothing. */
export function* silently<T>(effect: () => T): Rule<T> {
  yield* [];
  return effect();
}

/** A question whose options are areas. */
export const areaTopic = <K extends TopicsAbout<Place>>(id: K, more: Partial<TopicFor<K>> = {}): TopicFor<K> => ({
  id,
  key: (place) => place.id,
  text: (place) => ref('area', place.id),
  focus: (place) => [ref('area', place.id)],
  ...more,
});

/** A question whose options are building sites. */
export const siteTopic = <K extends TopicsAbout<Site>>(id: K, more: Partial<TopicFor<K>> = {}): TopicFor<K> => ({
  id,
  key: (site) => site.id,
  text: (site) => ref('site', site.id),
  focus: (site, g) => [ref('site', site.id), ref('area', placeAt(g, site.land).id)],
  ...more,
});

/** A question whose options are things of one kind, such as heroes or creatures. */
export const thingTopic = <K extends TopicsAbout<string>>(id: K, kind: string, more: Partial<TopicFor<K>> = {}): TopicFor<K> => ({
  id,
  key: (thing) => thing,
  text: (thing) => ref(kind, thing),
  focus: (thing) => [ref(kind, thing)],
  ...more,
});

/** A question whose options are factions. */
export const factionTopic = <K extends Choice<Faction>>(id: K, more: Partial<TopicFor<K>> = {}): TopicFor<K> => ({
  id,
  key: (faction) => `faction-${faction}`,
  text: (faction, g) => actor(g, faction),
  focus: (faction) => [ref('faction', faction)],
  ...more,
});

/** The places with these numbers. */
export function places(g: G, areas: readonly Area[]): Place[] {
  const all = boardOf(g).places;
  return areas.map((area) => at(all, area));
}

/** A topic that asks for one area. */
type AreaChoice = TopicFor<Choice<Place>>;

/** Asks for an area. */
export function* askArea(g: G, faction: Faction, topic: AreaChoice, areas: readonly Area[], more?: Args): Rule<Area> {
  const place = yield* ask(g, faction, topic, places(g, areas), more);
  return place.index;
}

/** Asks for an area or a pass. */
export function* askAreaOrPass(g: G, faction: Faction, topic: AreaChoice, areas: readonly Area[], more?: Args): Rule<Area | null> {
  const place = yield* askOrPass(g, faction, topic, places(g, areas), more);
  return place === null ? null : place.index;
}

/** Asks for a building site. */
export function* askSite(g: G, faction: Faction, topic: TopicFor<Choice<Site>>, sites: readonly number[], more?: Args): Rule<number> {
  const options = sites.map((site) => siteAt(g, site));
  const site = yield* ask(g, faction, topic, options, more);
  return site.index;
}

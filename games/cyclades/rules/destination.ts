import { at, type Blocked, choose, numberAt, type Ref, type Rule, ref, say } from '@pantheon/kernel';
import type { Place } from '../data/board.ts';
import { about, areaTopic, places } from './ask.ts';
import { enterLand } from './battle.ts';
import { placeAt } from './board.ts';
import { guardIn, withdraw } from './combatants.ts';
import { inTeams, seatFor } from './factions.ts';
import type { Destination, Reach } from './movement.ts';
import { landOdds } from './odds.ts';
import { hasUnits, pay } from './pieces.ts';
import { actor, areaRef, countedRef } from './refs.ts';
import { type Area, type Faction, type Force, type G, NONE, type TopicFor } from './types.ts';

type Goal = 'marchTo' | 'heroicTo' | 'flyTo';

/** Whether entering an area starts a battle for the active faction. @rules CYC-11.4, CYC-12.8 */
const startsBattle = (place: Place | null, g: G): boolean => {
  if (place === null) return false;
  const holder = numberAt(g.s.control, place.index);
  return holder !== NONE && holder !== g.s.turn?.faction && (hasUnits(g, place.index) || guardIn(g, place.index) !== undefined);
};

/** A question for the area to which units go. */
export const goalTopic = <K extends Goal>(id: K, action: string): TopicFor<K> => ({
  ...areaTopic(id),
  action,
  slot: 'to',
  commits: startsBattle,
});

/** A question for the goal of a force, with what would happen there. */
const withOdds = (topic: TopicFor<Goal>, faction: Faction, force: Force): TopicFor<Goal> => ({
  ...topic,
  preview: (place, g) => {
    if (!startsBattle(place, g)) return {};
    const defender = actor(g, numberAt(g.s.control, place.index));
    return { changes: [say('preview.battle', { who: defender })], odds: landOdds(g, faction, place.index, force) };
  },
});

/** Asks where a force goes, telling why it must not go to some of the areas within reach. */
export function* askGoal(g: G, faction: Faction, topic: TopicFor<Goal>, force: Force, { open, closed }: Reach): Rule<Destination> {
  const options = places(
    g,
    open.map(({ area }) => area),
  );
  const blocked = (): Blocked<Place>[] => closed.map(({ area, why }) => ({ option: placeAt(g, area), why }));
  const to = yield* choose(seatFor(g, faction), withOdds(topic, faction, force), options, { ...about(g, faction), blocked });
  return at(open, options.indexOf(to));
}

/** The same for moves that cost coins: in team games always asked, since what is in reach depends on hidden coins. @rules CYC-21.6 */
export const askPaidGoal = (g: G, faction: Faction, topic: TopicFor<Goal>, force: Force, reach: Reach): Rule<Destination> =>
  askGoal(g, faction, inTeams(g) ? { ...topic, secret: true } : topic, force, reach);

/**
 * Units leave an area for another, by land and sea for coins or in the air with whatever carries them.
 * @rules CYC-12.1, CYC-12.4, CYC-22.1, CYC-R.9
 */
export function* carryOut(g: G, faction: Faction, from: Area, to: Area, force: Force, means: { coins: number } | { by: Ref }): Rule {
  withdraw(g, faction, from, force);
  const units = [
    ...(force.troops > 0 ? [countedRef('troop', force.troops)] : []),
    ...(force.mercenaries > 0 ? [countedRef('mercenary', force.mercenaries)] : []),
    ...force.heroes.map((id) => ref('hero', id)),
  ];
  const move = { who: actor(g, faction), units, from: areaRef(g, from), to: areaRef(g, to) };
  if ('by' in means) g.emit('flew', { ...move, by: means.by });
  else {
    pay(g, faction, means.coins);
    g.emit('marched', { ...move, coins: means.coins });
  }
  yield* enterLand(g, faction, to, force);
}

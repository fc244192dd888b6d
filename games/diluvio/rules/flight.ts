import { allocate, at, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { controller, isEmpty, settle } from './control.ts';
import { doomed } from './flood.ts';
import { type Group, groupArg, groupOf, type Part, partsOf, relocate } from './groups.ts';
import { spaceRef, travellerRef } from './refs.ts';
import { areFree, workersOfOthers } from './slaves.ts';
import type { G, Land, Rise, TopicFor } from './types.ts';
import { acting, beside, isDry, slot, spaceOf } from './world.ts';

const fleeTopic: TopicFor<'flee'> = {
  id: 'flee',
  key: (refuge) => `${refuge.who.id}:${refuge.to.id}`,
  text: (refuge, g) => say('option.flee', { what: travellerRef(g, refuge.who), to: refuge.to.ref }),
  focus: (refuge) => [refuge.to.ref],
};

/**
 * The next flight of a rise: in turn order each player leaves each doomed space. False when all have fled who can.
 * @rules DIL-16.1, DIL-16.8
 */
export function* flee(g: G, rise: Rise): Rule<boolean> {
  const lands = doomed(g, rise.stage);
  while (rise.turn < g.seats.length) {
    g.s.turn = rise.turn;
    while (rise.place < lands.length) {
      const place = rise.place++;
      if (rise.again && !wasLetGoTooLate(rise, place)) continue;
      if (yield* fleeFrom(g, acting(g), lands, place, rise)) return true;
    }
    rise.place = 0;
    rise.turn++;
  }
  return beginsAgain(rise);
}

/** After the round of flights there is one more, for those who were let go after their own player's turn. @rules DIL-16.6 */
function beginsAgain(rise: Rise): boolean {
  if (rise.again) return false;
  rise.again = true;
  rise.turn = 0;
  return true;
}

/** Whether the captives in a doomed space have been let go, although their captor's warriors still stand there. @rules DIL-16.5 */
const wereLetGo = (rise: Rise, place: number): boolean => numberAt(rise.freed, place) >= 0;

/** Whether that was when the player whose turn it is had already had one. */
const wasLetGoTooLate = (rise: Rise, place: number): boolean => numberAt(rise.freed, place) > rise.turn;

/**
 * A player's pieces leave one doomed space, if they have anywhere to go. Warriors that have not let their captives go.
 * @rules DIL-16.1, DIL-16.3
 */
function* fleeFrom(g: G, seat: Seat, lands: readonly Land[], place: number, rise: Rise): Rule<boolean> {
  const land = at(lands, place);
  const band = bandOf(g, seat, land, wereLetGo(rise, place));
  const parts = partsOf(g, band);
  if (parts.length === 0) return false;
  const refuges = beside(g, land).filter((next) => isRefuge(g, seat, next, lands));
  if (refuges.length === 0) {
    if (!rise.again) letGo(g, seat, land, place, rise);
    return false;
  }
  const groups = refuges.length === 1 ? [band] : yield* spread(g, seat, land, parts, refuges);
  groups.forEach((group, index) => {
    const to = at(refuges, index);
    if (partsOf(g, group).length === 0) return;
    g.emit('fled', { seat: who(seat), from: spaceRef(g, land), to: spaceRef(g, to), who: groupArg(g, group) });
    relocate(g, seat, group, land, to, false);
  });
  settle(g);
  return true;
}

/** A player's warriors, workers unless they are captives, and the warriors' own captives. @rules DIL-16.1, DIL-16.5 */
function bandOf(g: G, seat: Seat, land: Land, captivesLetGo: boolean): Group {
  const own = slot(g, land, seat);
  const warriors = numberAt(g.s.warriors, own);
  const free = captivesLetGo || areFree(g, land, seat);
  return {
    warriors,
    workers: free ? numberAt(g.s.workers, own) : 0,
    slaves: g.seats.map((other) => (other === seat || warriors === 0 ? 0 : numberAt(g.s.workers, slot(g, land, other)))),
  };
}

/** Land beside it that is neither doomed nor lost, and the player's own or empty. @rules DIL-16.2, DIL-16.4, DIL-16.7 */
const isRefuge = (g: G, seat: Seat, land: Land, lands: readonly Land[]): boolean =>
  isDry(g, land) && !lands.includes(land) && (controller(g, land) === seat || isEmpty(g, land));

/** Warriors that have nowhere to go set their captives free, whose own player may still save them. @rules DIL-16.5 */
function letGo(g: G, seat: Seat, land: Land, place: number, rise: Rise): void {
  if (g.s.warriors[slot(g, land, seat)] === 0 || workersOfOthers(g, land, seat) === 0) return;
  rise.freed[place] = rise.turn;
  g.emit('letGo', { seat: who(seat), land: spaceRef(g, land) });
}

/** Everybody goes; the player says who goes to which refuge. @rules DIL-16.3 */
function* spread(g: G, seat: Seat, land: Land, parts: readonly Part[], refuges: readonly Land[]): Rule<Group[]> {
  const ways = refuges.length;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const bins = parts.flatMap((part) => refuges.map((to) => ({ who: part.who, to: spaceOf(g, to) })));
  const counts = yield* allocate(seat, fleeTopic, bins, {
    caps: parts.flatMap(({ count }) => refuges.map(() => count)),
    min: total,
    max: total,
    fits: (given, known) => flightFits(parts, ways, given, known),
    suggest: () => refuges.map((to) => parts.flatMap(({ count }) => refuges.map((other) => (other === to ? count : 0)))),
    about: { from: spaceRef(g, land) },
  });
  return refuges.map((_, way) =>
    groupOf(
      g,
      parts,
      parts.map((__, part) => numberAt(counts, part * ways + way)),
    ),
  );
}

/** Each part goes as a whole, split over the refuges; captives only where a warrior goes. @rules DIL-16.5 */
function flightFits(parts: readonly Part[], ways: number, counts: readonly number[], known: number): boolean {
  const warriors = parts.findIndex(({ who: { kind } }) => kind === 'warrior');
  for (let part = 0; part * ways < known; part++) {
    const { count, who: traveller } = at(parts, part);
    let gone = 0;
    let open = false;
    for (let way = 0; way < ways; way++) {
      const bin = part * ways + way;
      const barred = traveller.kind === 'slave' && counts[warriors * ways + way] === 0;
      if (bin >= known) {
        open ||= !barred;
        continue;
      }
      const going = numberAt(counts, bin);
      if (barred && going > 0) return false;
      gone += going;
    }
    if (gone > count || (gone < count && !open)) return false;
  }
  return true;
}

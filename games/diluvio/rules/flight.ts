import { allocate, numberAt, type Ref, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import type { TravellerData } from '../data/read.ts';
import { controller, isEmpty, settle } from './control.ts';
import { doomed } from './flood.ts';
import { type Group, groupArg, relocate } from './groups.ts';
import { captorOf, slavesAt } from './slaves.ts';
import { type G, type Land, NOBODY, type Rise } from './types.ts';
import { acting, beside, isDry, slot, spaceRef } from './world.ts';

/** Some of these pieces to that space. */
interface Refuge {
  readonly who: TravellerData;
  readonly id: string;
  readonly ref: Ref;
}

const fleeTopic: Topic<Refuge, G> = {
  id: 'flee',
  key: (refuge) => `${refuge.who.id}:${refuge.id}`,
  text: (refuge, g) =>
    say('option.flee', {
      who: refuge.who.kind === 'slave' ? `slaves:${g.data.colours[refuge.who.colour]?.id}` : `pieces:${refuge.who.kind}`,
      to: refuge.ref,
    }),
  focus: (refuge) => [refuge.ref],
};

/** The next flight of a rise; false when all have fled who can. */
export function* flee(g: G, rise: Rise): Rule<boolean> {
  const lands = doomed(g, rise.stage);
  const seats = g.seats.length;
  while (rise.turn < seats) {
    while (rise.place < lands.length) {
      const place = rise.place++;
      g.s.turn = rise.turn;
      const seat = acting(g);
      if (rise.again && !(numberAt(rise.freed, place) > rise.turn)) continue;
      if (yield* fleeFrom(g, seat, lands, place, rise)) return true;
    }
    rise.place = 0;
    rise.turn++;
  }
  if (rise.again) return false;
  rise.again = true;
  rise.turn = 0;
  return true;
}

/** A player's pieces leave one doomed space, if they have anywhere to go. Warriors that have not let their captives go. */
function* fleeFrom(g: G, seat: Seat, lands: readonly Land[], place: number, rise: Rise): Rule<boolean> {
  const land = lands[place] as Land;
  const band = bandOf(g, seat, land, numberAt(rise.freed, place) >= 0);
  const size = band.reduce((sum, part) => sum + part.count, 0);
  if (size === 0) return false;
  const refuges = beside(g, land).filter((next) => isRefuge(g, seat, next, lands));
  if (refuges.length === 0) {
    letGo(g, seat, land, place, rise);
    return false;
  }
  const counts = refuges.length === 1 ? band.map(({ count }) => count) : yield* spread(g, seat, land, band, refuges);
  refuges.forEach((to, at) => {
    const group = groupFor(g, band, counts, refuges.length, at);
    if (group === null) return;
    g.emit('fled', { seat: who(seat), from: spaceRef(g, land), to: spaceRef(g, to), who: groupArg(g, group) });
    relocate(g, seat, group, land, to, false);
  });
  settle(g);
  return true;
}

/** A part of those who flee: who they are, whose, and how many. */
interface Part {
  readonly who: TravellerData;
  readonly seat: Seat;
  readonly count: number;
}

/** A player's warriors, workers unless they are captives, and captives. */
function bandOf(g: G, seat: Seat, land: Land, released: boolean): Part[] {
  const { warrior, worker, slaves } = g.data.travellers;
  const at = slot(g, land, seat);
  const warriors = numberAt(g.s.warriors, at);
  const parts: Part[] = [{ who: warrior, seat, count: warriors }];
  const free = released || captorOf(g, land, seat) === NOBODY;
  parts.push({ who: worker, seat, count: free ? numberAt(g.s.workers, at) : 0 });
  if (warriors === 0) return parts;
  for (const other of g.seats) {
    const count = numberAt(g.s.workers, slot(g, land, other));
    if (other !== seat && count > 0) parts.push({ who: slaves[numberAt(g.s.colour, other)] as TravellerData, seat: other, count });
  }
  return parts;
}

/** Land beside it that is neither doomed nor lost, and the player's own or empty. */
const isRefuge = (g: G, seat: Seat, land: Land, lands: readonly Land[]): boolean =>
  isDry(g, land) && !lands.includes(land) && (controller(g, land) === seat || isEmpty(g, land));

function letGo(g: G, seat: Seat, land: Land, place: number, rise: Rise): void {
  if (rise.again || g.s.warriors[slot(g, land, seat)] === 0 || slavesAt(g, land, seat) === 0) return;
  rise.freed[place] = rise.turn;
  g.emit('letGo', { seat: who(seat), land: spaceRef(g, land) });
}

/** Everybody goes; the player says where. Captives go only where a warrior goes. */
function* spread(g: G, seat: Seat, land: Land, band: readonly Part[], refuges: readonly Land[]): Rule<readonly number[]> {
  const parts = band.filter(({ count }) => count > 0);
  const bins = parts.flatMap(({ who: part }) =>
    refuges.map((to): Refuge => ({ who: part, id: g.data.spaces[to]?.id ?? '', ref: spaceRef(g, to) })),
  );
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const counts = yield* allocate(seat, fleeTopic, bins, {
    caps: parts.flatMap(({ count }) => refuges.map(() => count)),
    min: total,
    max: total,
    fits: (given, known) => flightFits(parts, refuges.length, given, known),
    suggest: () => refuges.map((_, at) => parts.flatMap(({ count }) => refuges.map((__, other) => (other === at ? count : 0)))),
    about: { from: spaceRef(g, land) },
  });
  return band.flatMap((part) => refuges.map((_, at) => counts[parts.indexOf(part) * refuges.length + at] ?? 0));
}

/** Each part goes as a whole, split over the refuges; captives follow warriors. */
function flightFits(band: readonly Part[], ways: number, counts: readonly number[], known: number): boolean {
  for (let part = 0; part * ways < known; part++) {
    const { count, who: kind } = band[part] as Part;
    let gone = 0;
    let open = false;
    for (let at = 0; at < ways; at++) {
      const bin = part * ways + at;
      const barred = kind.kind === 'slave' && counts[at] === 0;
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

/** Those who go to one of the refuges. */
function groupFor(g: G, band: readonly Part[], counts: readonly number[], ways: number, at: number): Group | null {
  const going = band.map((_, part) => numberAt(counts, part * ways + at));
  if (going.every((count) => count === 0)) return null;
  const slaves = g.seats.map(() => 0);
  band.forEach((part, index) => {
    if (part.who.kind === 'slave') slaves[part.seat] = numberAt(going, index);
  });
  return { warriors: numberAt(going, 0), workers: numberAt(going, 1), slaves };
}

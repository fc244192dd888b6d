import {
  type Args,
  allocate,
  amount,
  choose,
  chooseOrPass,
  numberAt,
  type Ref,
  type Rule,
  type Seat,
  say,
  type Topic,
  who,
} from '@pantheon/kernel';
import type { SpaceData, TravellerData } from '../data/read.ts';
import { bringShips, takeShips } from './conflict.ts';
import { settle } from './control.ts';
import { type Group, groupArg, relocate } from './groups.ts';
import { arrivingPreview, blockedGoals, blockedStarts, leavingPreview } from './movement-hints.ts';
import { changeStance, passageGranted, stancesOpen } from './passage.ts';
import { goalsOf, openToSettlers, originsOf, restedWarriors, restedWorkers, shipsWarriors, shipsWorkers } from './reach.ts';
import { arrives, freshShips, nextSeas, tireCarriers, type Voyage } from './transport.ts';
import type { G, Land, Space } from './types.ts';
import { beside, isSea, seatOfColour, shipsOf, slot, spaceOf, spaceRef, touch } from './world.ts';

/** What may set out: one of the mover's spaces; or instead, a change of the standing answers. */
export type Start = SpaceData | 'stance';

const moveFrom: Topic<Start, G> = {
  id: 'moveFrom',
  key: (start) => (start === 'stance' ? start : start.id),
  text: (start) => (start === 'stance' ? say('option.stance') : start.ref),
  focus: (start) => (start === 'stance' ? [] : [start.ref]),
  preview: (start, g) => (start === 'stance' ? {} : leavingPreview(g, start.index)),
  blocked: (g, seat) => blockedStarts(g, seat),
  action: 'move',
  slot: 'from',
};

const moveTo: Topic<SpaceData, G> = {
  id: 'moveTo',
  key: (space) => space.id,
  text: (space) => space.ref,
  focus: (space) => [space.ref],
  preview: (space, g, seat) => arrivingPreview(g, seat, space.index),
  blocked: (g, seat) => blockedGoals(g, seat),
  action: 'move',
  slot: 'to',
};

const moveWith: Topic<TravellerData, G> = {
  id: 'moveWith',
  key: (traveller) => traveller.id,
  text: (traveller, g) =>
    traveller.kind === 'slave' ? `slave:${g.data.colours[traveller.colour]?.id}` : (`piece:${traveller.kind}` as Ref),
  action: 'move',
  slot: 'with',
};

const sailWith: Topic<number, G> = {
  id: 'sailWith',
  key: String,
  text: (ships) => say('option.ships', { ships }),
  action: 'move',
  slot: 'with',
};

/** On foot, or through this sea next. */
type Way = SpaceData | 'foot';
const moveWay: Topic<Way, G> = {
  id: 'moveWay',
  key: (way) => (way === 'foot' ? 'foot' : way.id),
  text: (way) => (way === 'foot' ? say('option.foot') : way.ref),
  focus: (way) => (way === 'foot' ? [] : [way.ref]),
  action: 'move',
  slot: 'way',
};

/** One order of the player on turn; false when there is no more to move or the player has had enough. */
export function* giveOrder(g: G, seat: Seat): Rule<boolean> {
  const origins = originsOf(g, seat);
  if (origins.length === 0) return false;
  const mayChange = shipsOf(g, seat) > 0 && stancesOpen(g, seat).length > 0;
  const start = yield* chooseOrPass<Start, G>(seat, moveFrom, mayChange ? [...origins, 'stance'] : origins);
  if (start === null) return false;
  if (start === 'stance') yield* changeStance(g, seat);
  else {
    g.s.from = start.index;
    if (isSea(g, start.index)) yield* sail(g, seat, start.index);
    else yield* march(g, seat, start.index);
    g.s.from = -1;
    g.s.to = -1;
  }
  return true;
}

function* march(g: G, seat: Seat, from: Land): Rule {
  const goal = yield* choose(seat, moveTo, goalsOf(g, seat, from), { about: { from: spaceRef(g, from) } });
  const to = goal.index;
  g.s.to = to;
  const group = yield* travellers(g, seat, from, to);
  const voyage: Voyage = { mover: seat, from, to, armed: group.warriors > 0 };
  const chain = yield* wayOf(g, voyage);
  if (chain.length > 0 && !(yield* passageGranted(g, voyage, chain))) return;
  tireCarriers(g, seat, chain);
  const told = { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, to), who: groupArg(g, group) };
  if (chain.length === 0) g.emit('marched', told);
  else g.emit('carried', { ...told, via: chain.map((sea) => spaceRef(g, sea)) });
  relocate(g, seat, group, from, to, true);
  settle(g);
}

/** Who goes: any of those that may, slaves only beside a warrior. */
function* travellers(g: G, seat: Seat, from: Land, to: Land): Rule<Group> {
  const onFoot = touch(g, from, to);
  const warriors = onFoot || shipsWarriors(g, seat, from, to) ? restedWarriors(g, seat, from) : 0;
  const open = openToSettlers(g, seat, to);
  const workers = open && (onFoot || shipsWorkers(g, seat, from, to)) ? restedWorkers(g, seat, from) : 0;
  const bins: TravellerData[] = [];
  const caps: number[] = [];
  const join = (who: TravellerData, count: number): void => {
    if (count === 0) return;
    bins.push(who);
    caps.push(count);
  };
  join(g.data.travellers.warrior, warriors);
  join(g.data.travellers.worker, workers);
  if (open && warriors > 0) {
    for (const other of g.seats) {
      const at = slot(g, from, other);
      const rested = numberAt(g.s.workers, at) - numberAt(g.s.tiredWorkers, at);
      if (other !== seat) join(g.data.travellers.slaves[numberAt(g.s.colour, other)] as TravellerData, rested);
    }
  }
  const counts = yield* allocate(seat, moveWith, bins, {
    caps,
    min: 1,
    max: caps.reduce((sum, cap) => sum + cap, 0),
    fits: (taken, known) => escorted(bins, taken, known),
    about: { from: spaceRef(g, from), to: spaceRef(g, to) },
  });
  return groupOf(g, bins, counts);
}

/** Whether the first counts can still become a group: slaves take a warrior along. */
function escorted(bins: readonly TravellerData[], counts: readonly number[], known: number): boolean {
  if (bins[0]?.kind !== 'warrior' || counts[0] !== 0) return true;
  const workers = bins[1]?.kind === 'worker';
  if (known === 1) return workers;
  if (!workers || counts[1] === 0) return false;
  for (let at = 2; at < known; at++) if (numberAt(counts, at) > 0) return false;
  return true;
}

function groupOf(g: G, bins: readonly TravellerData[], counts: readonly number[]): Group {
  const group = { warriors: 0, workers: 0, slaves: g.seats.map(() => 0) };
  bins.forEach(({ kind, colour }, at) => {
    const count = numberAt(counts, at);
    if (kind === 'warrior') group.warriors = count;
    else if (kind === 'worker') group.workers = count;
    else group.slaves[seatOfColour(g, colour)] = count;
  });
  return group;
}

/** The way there: no seas when it goes on foot. */
function* wayOf(g: G, voyage: Voyage): Rule<Space[]> {
  const { mover, from, to } = voyage;
  const chain: Space[] = [];
  const about: Args = { from: spaceRef(g, from), to: spaceRef(g, to) };
  while (!arrives(g, voyage, chain)) {
    const options: Way[] = nextSeas(g, voyage, chain).map((sea) => spaceOf(g, sea));
    if (chain.length === 0 && touch(g, from, to)) options.unshift('foot');
    const way = yield* choose(mover, moveWay, options, { about });
    if (way === 'foot') return [];
    chain.push(way.index);
  }
  return chain;
}

function* sail(g: G, seat: Seat, from: Space): Rule {
  const goals = beside(g, from).filter((sea) => isSea(g, sea));
  const goal = yield* choose(
    seat,
    moveTo,
    goals.map((sea) => spaceOf(g, sea)),
    { about: { from: spaceRef(g, from) } },
  );
  g.s.to = goal.index;
  const ships = yield* amount(seat, sailWith, { min: 1, max: freshShips(g, from) });
  g.emit('sailed', { seat: who(seat), from: spaceRef(g, from), to: goal.ref, ships });
  takeShips(g, from, ships);
  bringShips(g, seat, goal.index, ships, true);
}

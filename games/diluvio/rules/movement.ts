import { type Args, allocate, amount, choose, chooseOrPass, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { bringShips, takeShips } from './conflict.ts';
import { settle } from './control.ts';
import { type Group, groupArg, groupOf, type Part, partsOf, relocate } from './groups.ts';
import { arrivingPreview, leavingPreview, sailingPreview } from './movement-previews.ts';
import { changeStance, passageGranted, stancesOpen } from './passage.ts';
import {
  blockedGoals,
  blockedOrigins,
  goalsOf,
  originsOf,
  restedWarriors,
  restedWorkers,
  shipsWarriors,
  shipsWorkers,
  whyNoSettlers,
} from './reach.ts';
import { spaceRef, travellerRef } from './refs.ts';
import type { Start, Way } from './topics.ts';
import { arrives, freshShips, nextSeas, tireCarriers, type Voyage } from './transport.ts';
import type { G, Land, Space, TopicFor } from './types.ts';
import { beside, isSea, shipsOf, slot, spaceOf, touch } from './world.ts';

const moveFrom: TopicFor<'moveFrom'> = {
  id: 'moveFrom',
  key: (start) => (start === 'stance' ? start : start.id),
  text: (start) => (start === 'stance' ? say('option.stance') : start.ref),
  focus: (start) => (start === 'stance' ? [] : [start.ref]),
  preview: (start, g) => (start === 'stance' ? {} : leavingPreview(g, start.index)),
  blocked: (g, seat) => blockedOrigins(g, seat),
  action: 'move',
  slot: 'from',
};

const moveTo: TopicFor<'moveTo'> = {
  id: 'moveTo',
  key: (space) => space.id,
  text: (space) => space.ref,
  focus: (space) => [space.ref],
  preview: (space, g, seat) => arrivingPreview(g, seat, space.index),
  blocked: (g, seat) => blockedGoals(g, seat),
  action: 'move',
  slot: 'to',
};

const moveWith: TopicFor<'moveWith'> = {
  id: 'moveWith',
  key: (traveller) => traveller.id,
  text: (traveller, g) => travellerRef(g, traveller),
  action: 'move',
  slot: 'with',
};

const sailWith: TopicFor<'sailWith'> = {
  id: 'sailWith',
  key: String,
  text: (ships) => say('option.ships', { ships }),
  action: 'move',
  slot: 'with',
};

const moveWay: TopicFor<'moveWay'> = {
  id: 'moveWay',
  key: (way) => (way === 'foot' ? 'foot' : way.id),
  text: (way) => (way === 'foot' ? say('option.foot') : way.ref),
  focus: (way) => (way === 'foot' ? [] : [way.ref]),
  action: 'move',
  slot: 'way',
};

/** One order of the player on turn; false when there is no more to move or the player has had enough. @rules DIL-6.1, DIL-6.15 */
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

/** @rules DIL-6.3, DIL-6.4, DIL-6.5 */
function* march(g: G, seat: Seat, from: Land): Rule {
  const goal = yield* choose(seat, moveTo, goalsOf(g, seat, from), { about: { from: spaceRef(g, from) } });
  const to = goal.index;
  g.s.to = to;
  const group = yield* travellers(g, seat, from, to);
  const voyage: Voyage = { mover: seat, from, to, armed: group.warriors > 0 };
  const chain = yield* wayOf(g, voyage);
  const people = groupArg(g, group);
  if (chain.length > 0 && !(yield* passageGranted(g, voyage, chain, people))) return;
  tireCarriers(g, seat, chain);
  const told = { seat: who(seat), from: spaceRef(g, from), to: spaceRef(g, to), who: people };
  if (chain.length === 0) g.emit('marched', told);
  else g.emit('carried', { ...told, via: chain.map((sea) => spaceRef(g, sea)) });
  relocate(g, seat, group, from, to, true);
  settle(g);
}

/** Who goes: any of those that may, slaves only beside a warrior. @rules DIL-6.9, DIL-6.15 */
function* travellers(g: G, seat: Seat, from: Land, to: Land): Rule<Group> {
  const parts = partsOf(g, mayTravel(g, seat, from, to));
  const caps = parts.map(({ count }) => count);
  const counts = yield* allocate(
    seat,
    moveWith,
    parts.map(({ who: traveller }) => traveller),
    {
      caps,
      min: 1,
      max: caps.reduce((sum, cap) => sum + cap, 0),
      fits: (taken, known) => isEscorted(parts, taken, known),
      about: { from: spaceRef(g, from), to: spaceRef(g, to) },
      preview: (going) => {
        const left = groupOf(
          g,
          parts,
          caps.map((cap, bin) => cap - numberAt(going, bin)),
        );
        const staying = going.every((n) => n === 0) ? {} : groupArg(g, left);
        const changes = arrivingPreview(g, seat, to).changes ?? [];
        return { changes: Object.keys(staying).length === 0 ? changes : [...changes, say('preview.behind', { who: staying })] };
      },
    },
  );
  return groupOf(g, parts, counts);
}

/**
 * All who may go: workers only where they may settle, slaves there too if there is a warrior to take them along.
 * @rules DIL-6.8, DIL-6.9
 */
function mayTravel(g: G, seat: Seat, from: Land, to: Land): Group {
  const onFoot = touch(g, from, to);
  const open = whyNoSettlers(g, seat, to) === null;
  const warriors = onFoot || shipsWarriors(g, seat, from, to) ? restedWarriors(g, seat, from) : 0;
  const workers = open && (onFoot || shipsWorkers(g, seat, from, to)) ? restedWorkers(g, seat, from) : 0;
  const slaves = g.seats.map((other) => {
    if (other === seat || !open || warriors === 0) return 0;
    const place = slot(g, from, other);
    return numberAt(g.s.workers, place) - numberAt(g.s.tiredWorkers, place);
  });
  return { warriors, workers, slaves };
}

/** Whether the first counts can still become a group: somebody goes, and slaves only if a warrior does. @rules DIL-6.9 */
function isEscorted(parts: readonly Part[], counts: readonly number[], known: number): boolean {
  const armed = parts.some(({ who: { kind } }, bin) => kind === 'warrior' && (bin >= known || numberAt(counts, bin) > 0));
  let anybody = false;
  for (const [
    bin,
    {
      who: { kind },
    },
  ] of parts.entries()) {
    const mayGo = armed || kind !== 'slave';
    const goes = bin < known ? numberAt(counts, bin) > 0 : mayGo;
    if (goes && !mayGo) return false;
    anybody ||= goes;
  }
  return anybody;
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

/** @rules DIL-6.12, DIL-6.13 */
function* sail(g: G, seat: Seat, from: Space): Rule {
  const goals = beside(g, from).filter((sea) => isSea(g, sea));
  const goal = yield* choose(
    seat,
    moveTo,
    goals.map((sea) => spaceOf(g, sea)),
    { about: { from: spaceRef(g, from) } },
  );
  g.s.to = goal.index;
  const topic: TopicFor<'sailWith'> = { ...sailWith, preview: () => sailingPreview(g, seat, goal.index) };
  const ships = yield* amount(seat, topic, { min: 1, max: freshShips(g, from) });
  g.emit('sailed', { seat: who(seat), from: spaceRef(g, from), to: goal.ref, ships });
  takeShips(g, from, ships);
  bringShips(g, seat, goal.index, ships, true);
}

import { type AllocateQuestion, numberAt } from '@pantheon/kernel';
import { buildingsIn } from '../rules/buildings.ts';
import { countsSix } from '../rules/dice.ts';
import type { Group } from '../rules/groups.ts';
import type { Act, Route } from '../rules/land.ts';
import { borders, ownSeas, shippingTargets } from '../rules/lanes.ts';
import type { Manoeuvre } from '../rules/naval.ts';
import type { Thing } from '../rules/things.ts';
import { CREATURE, FORTRESS, type G, LEGION, NONE, type Side, type Space, TRIREME, type Unit } from '../rules/types.ts';
import { countIn, forceIn, kindOfUnit, othersIn, sideOf, sidesIn, unitsIn } from '../rules/units.ts';
import { dangerOfSide } from './leaders.ts';
import type { Thumb } from './policy-prior.ts';

const DIE = 3.5;
const SIX = 6;
const POINTS = 5;

const strength = (g: G, units: readonly Unit[]): number => units.reduce((sum, unit) => sum + (countsSix(g, unit) ? SIX : DIE), 0);

/** How much of what stands there against a side these units can be expected to destroy; 1 is all of it. */
function hope(g: G, side: Side, units: readonly Unit[], space: Space): number {
  const theirs = sidesIn(othersIn(g, side, space)).flatMap((other) => forceIn(g, other, space));
  return theirs.length === 0 ? 1 : strength(g, units) / POINTS / theirs.length;
}

const marching = (g: G, side: Side, from: Space): Unit[] =>
  unitsIn(g, side, from).filter((unit) => kindOfUnit(g, unit) === LEGION || kindOfUnit(g, unit) === CREATURE);

const isThreatened = (g: G, side: Side, province: Space): boolean =>
  borders(g, side, province).some((next) => othersIn(g, side, next) !== 0);

/** What it is worth to march from one space to a province. */
function marchWorth(g: G, side: Side, from: Space, to: Space): number {
  const owner = g.s.owner[to] as Side;
  const units = marching(g, side, from);
  const foes = othersIn(g, side, to) !== 0;
  const odds = foes ? hope(g, side, units, to) : 1;
  if (owner === side) return foes ? 2 * Math.min(1, odds) : isThreatened(g, side, to) && forceIn(g, side, to).length === 0 ? 0.7 : 0.02;
  if (owner === NONE) return 0.02;
  if (odds < 0.8) return 0.05;
  const prize = 0.5 + buildingsIn(g, to).length;
  const home = from < g.data.provinces && g.s.owner[from] === side && isThreatened(g, side, from) ? 0.5 : 1;
  return prize * Math.min(1.5, odds) * home * (0.5 + 0.25 * dangerOfSide(g, owner));
}

function bestMarch(g: G, side: Side, from: Space): number {
  let best = 0.02;
  if (from >= g.data.provinces) return 0.3;
  for (const to of borders(g, side, from)) best = Math.max(best, marchWorth(g, side, from, to));
  for (const to of shippingTargets(g, from, ownSeas(g, side), 0)) best = Math.max(best, marchWorth(g, side, from, to));
  return best;
}

const land: Thumb<Act> = {
  width: 5,
  pass: () => 0.6,
  weigh: (g, act, seat) => {
    switch (act.what) {
      case 'move':
        return bestMarch(g, sideOf(g, seat), act.space);
      case 'assault':
        return 0.5 + 2 * Math.min(1, hope(g, sideOf(g, seat), forceIn(g, sideOf(g, seat), act.space), act.space));
      case 'conquer':
        return 4;
      default:
        return 1;
    }
  },
};

const marchTo: Thumb<Route> = { width: 4, weigh: (g, { at, from }, seat) => marchWorth(g, sideOf(g, seat), from, at) };

const naval: Thumb<Manoeuvre> = {
  width: 4,
  pass: () => 1,
  weigh: (g, act, seat) => {
    if (act.what === 'launch') return 3;
    if (act.what !== 'attack') return act.what === 'god' || act.what === 'swim' ? 0.6 : 0.05;
    const side = sideOf(g, seat);
    return hope(g, side, forceIn(g, side, act.space), act.space) > 1 ? 1.5 : 0.1;
  },
};

/** A sea is good for its free and rich coasts, and for being one where there is no trireme yet. */
const toSea: Thumb<Thing> = {
  width: 3,
  weigh: (g, { at: sea }, seat) => {
    const side = sideOf(g, seat);
    let worth = 0.5;
    for (const province of g.data.land[sea] as readonly Space[])
      if (g.s.owner[province] === NONE) worth += (g.data.sitesOf[province] as readonly number[]).length;
      else if (g.s.owner[province] !== side && othersIn(g, side, province) === 0) worth += 0.7 * buildingsIn(g, province).length;
    return countIn(g, side, TRIREME, sea) > 0 ? worth / 4 : worth;
  },
};

const conquest: Thumb<string> = { width: 3, weigh: (_, way) => (way === 'pillage' ? 0.6 : 1) };

/** The rules of thumb for wars, by question. */
export const warThumbs = { land, marchTo, naval, toSea, conquest };

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** All, all but one, or half of everything. */
export function marchers({ caps, min }: AllocateQuestion): number[][] {
  const most = caps.indexOf(Math.max(...caps));
  const guarded = caps.with(most, numberAt(caps, most) - 1);
  const half = caps.map((cap) => Math.ceil(cap / 2));
  const found = new Map([[...caps], guarded, half].map((counts) => [counts.join(), counts]));
  return [...found.values()].filter((counts) => sum(counts) >= Math.max(1, min));
}

/** Everybody. */
export const everybody = ({ caps }: AllocateQuestion): number[][] => [[...caps]];

const DEAR = [LEGION, TRIREME, FORTRESS, CREATURE];

/** The cheapest units, those without a post first. */
export function cheapest(g: G, { caps, options, min }: AllocateQuestion<Group>): number[][] {
  const rank = ({ units, id }: Group): number => 10 * DEAR.indexOf(kindOfUnit(g, units[0] as Unit)) + (id.includes('.') ? 1 : 0);
  const counts = caps.map(() => 0);
  let left = min;
  for (const bin of options.map((_, at) => at).sort((a, b) => rank(options[a] as Group) - rank(options[b] as Group))) {
    counts[bin] = Math.min(left, numberAt(caps, bin));
    left -= numberAt(counts, bin);
  }
  return [counts];
}

/** The seat of whoever is asked guards as many buildings as it can, the first ones first. */
export const asManyAsCan = (options: readonly unknown[], max: number): number[][] => [options.slice(0, max).map((_, at) => at)];

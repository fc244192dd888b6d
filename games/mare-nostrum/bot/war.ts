import type { PolicyByTopic } from '@pantheon/bots';
import { type AllocateQuestion, at, numberAt } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { buildingsIn } from '../rules/buildings.ts';
import { countsSix } from '../rules/dice.ts';
import { borders, ownSeas, shippingTargets } from '../rules/lanes.ts';
import type { Act, Conquest, Group, Manoeuvre, Route } from '../rules/topics.ts';
import { CREATURE, FORTRESS, type G, LEGION, type MareNostrum, NONE, type Side, type Space, TRIREME, type Unit } from '../rules/types.ts';
import { countIn, forceIn, kindOfUnit, othersIn, sideOf, sidesIn, unitsIn } from '../rules/units.ts';
import { byWeight } from './choice-policy.ts';
import { dangerOfSide, isThreatened } from './leaders.ts';

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

/** What it is worth to march from one space to a province. */
function marchWorth(g: G, side: Side, from: Space, to: Space): number {
  const owner = numberAt(g.s.owner, to);
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

const land = byWeight<Act>({
  width: 5,
  pass: () => 0.6,
  weight: (g, act, seat) => {
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
});

const marchTo = byWeight<Route>({ width: 4, weight: (g, { at, from }, seat) => marchWorth(g, sideOf(g, seat), from, at) });

const naval = byWeight<Manoeuvre>({
  width: 4,
  pass: () => 1,
  weight: (g, act, seat) => {
    if (act.what === 'launch') return 3;
    if (act.what !== 'attack') return act.what === 'god' || act.what === 'swim' ? 0.6 : 0.05;
    const side = sideOf(g, seat);
    return hope(g, side, forceIn(g, side, act.space), act.space) > 1 ? 1.5 : 0.1;
  },
});

/** A sea is good for its free and rich coasts, and for being one where there is no trireme yet. */
const toSea = byWeight<Thing>({
  width: 3,
  weight: (g, { at: sea }, seat) => {
    const side = sideOf(g, seat);
    let worth = 0.5;
    for (const province of at(g.data.land, sea))
      if (g.s.owner[province] === NONE) worth += at(g.data.sitesOf, province).length;
      else if (g.s.owner[province] !== side && othersIn(g, side, province) === 0) worth += 0.7 * buildingsIn(g, province).length;
    return countIn(g, side, TRIREME, sea) > 0 ? worth / 4 : worth;
  },
});

const conquest = byWeight<Conquest>({ width: 3, weight: (_, way) => (way === 'pillage' ? 0.6 : 1) });

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** All, all but one, or half of everything. */
function marchers({ caps, min }: AllocateQuestion): number[][] {
  const most = caps.indexOf(Math.max(...caps));
  const guarded = caps.with(most, numberAt(caps, most) - 1);
  const half = caps.map((cap) => Math.ceil(cap / 2));
  const found = new Map([[...caps], guarded, half].map((counts) => [counts.join(), counts]));
  return [...found.values()].filter((counts) => sum(counts) >= Math.max(1, min));
}

/** Everybody. */
const everybody = ({ caps }: AllocateQuestion): number[][] => [[...caps]];

const DEAR = [LEGION, TRIREME, FORTRESS, CREATURE];

/** The cheapest units, those without a post first. */
function cheapest(g: G, { caps, options, min }: AllocateQuestion<Group>): number[][] {
  const rank = ({ units, id }: Group): number => 10 * DEAR.indexOf(kindOfUnit(g, numberAt(units, 0))) + (id.includes('.') ? 1 : 0);
  const counts = caps.map(() => 0);
  let left = min;
  for (const bin of options.map((_, index) => index).sort((a, b) => rank(at(options, a)) - rank(at(options, b)))) {
    counts[bin] = Math.min(left, numberAt(caps, bin));
    left -= numberAt(counts, bin);
  }
  return [counts];
}

/** The seat of whoever is asked guards as many buildings as it can, the first ones first. */
const asManyAsCan = (options: readonly unknown[], max: number): number[][] => [options.slice(0, max).map((_, at) => at)];

/** The policy for wars. */
export const warPolicy: PolicyByTopic<MareNostrum> = {
  land,
  marchTo,
  naval,
  toSea,
  conquest,
  marchers: { candidates: (_, question) => marchers(question) },
  joinFrom: byWeight<Thing>({ width: 3 }),
  joiners: { candidates: (_, question) => everybody(question) },
  attackers: { candidates: (_, question) => everybody(question) },
  titans: { candidates: (_, question) => everybody(question) },
  losses: { candidates: cheapest },
  occupy: { candidates: (_, { options, max }) => asManyAsCan(options, max) },
};

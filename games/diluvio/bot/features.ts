import { at, fractionAt, numberAt, type Seat } from '@pantheon/kernel';
import { WOOD } from '../data/read.ts';
import type { G } from '../rules/types.ts';
import { stockOf } from '../rules/world.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import { bonusHopes, buildHopes, roundsLeft, victoryChances } from './prospects.ts';
import { offersUp, type Purchases, purchases } from './stock.ts';
import { threatened } from './threats.ts';

/** The features by name, in the order of `survey`. */
export const features = [
  'legacy',
  'bonuses',
  'buys',
  'wonders',
  'spare',
  'income',
  'minerals',
  'sites',
  'lands',
  'workers',
  'births',
  'crowd',
  'fanatics',
  'threat',
  'warriors',
  'ships',
  'mines',
  'doomed',
  'regrowing',
  'offers',
  'granaries',
  'copper',
  'ports',
  'victory',
] as const;

/** The features of a position for a seat. */
export const measure = (g: G, seat: Seat): number[] => at(survey(g), seat);

/** The features of a position for all seats. */
export function survey(g: G): number[][] {
  const ahead = roundsAhead(g);
  const { left, builds } = ahead;
  const held = holdingsOf(g);
  const stocks = g.seats.map((seat) => stockOf(g, seat));
  const bought = stocks.map((stock) => purchases(g, stock));
  const means = held.map((own, seat) => ({
    wood: builds > 0 ? numberAt(at(stocks, seat), WOOD) : 0,
    payments: builds > 0 ? Math.max(0, at(bought, seat).constructions - own.sites) : 0,
  }));
  const bonuses = bonusHopes(g, held, means, left);
  const points = held.map(
    (own, seat) => own.legacy + fractionAt(bonuses, seat) + buildHopes(g, own, at(bought, seat).constructions, builds),
  );
  const chances = victoryChances(points, left);
  return g.seats.map((seat) => {
    const own = at(held, seat);
    return [
      own.legacy,
      fractionAt(bonuses, seat),
      ...buyingFeatures(own, at(bought, seat), ahead),
      ...landFeatures(own, ahead),
      threatened(g, seat),
      ...forceFeatures(own, ahead),
      offersUp(g, seat, stocks),
      own.granaries * Math.min(left, 3),
      own.copper * Math.min(ahead.harvests, 4),
      own.ports,
      fractionAt(chances, seat),
    ];
  });
}

/** How many rounds are left after this one, and how many harvests and times to build with it. */
interface Ahead {
  readonly left: number;
  readonly harvests: number;
  readonly builds: number;
}

function roundsAhead(g: G): Ahead {
  const left = roundsLeft(g);
  const { phase } = g.s;
  return {
    left,
    harvests: left + (phase === 'movement' || phase === 'harvest' ? 1 : 0),
    builds: left + (phase === 'growth' || phase === 'waters' || phase === 'end' ? 0 : 1),
  };
}

/** buys, wonders, spare */
function buyingFeatures({ sites }: Holdings, { constructions, wonders, spare }: Purchases, { left, builds }: Ahead): number[] {
  const room = sites + left;
  return [
    Math.min(constructions, room) * Math.min(1, builds),
    wonders * Math.min(1, builds),
    (spare + 2 * Math.max(0, constructions - room)) * Math.min(1, builds / 3),
  ];
}

/** income, minerals, sites, lands, workers, births, crowd, fanatics */
const landFeatures = (own: Holdings, { left, harvests }: Ahead): number[] => [
  own.work * Math.min(harvests, 6),
  bits(own.minerals),
  Math.min(own.sites, 1 + left),
  own.lands,
  own.workers * Math.min(1, harvests / 4),
  own.births * Math.min(left, 4),
  own.crowd,
  own.danger,
];

/** warriors, ships, mines, doomed, regrowing */
const forceFeatures = (own: Holdings, { harvests }: Ahead): number[] => [
  own.warriors,
  own.ships,
  own.busyMines * Math.min(harvests, 4),
  own.doomed,
  own.regrowing,
];

/** How many bits of a number are set. */
function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

import type { Seat } from '@pantheon/kernel';
import { buildingsIn, CARAVAN, CITY, countBuildings, holdings, MARKET, TEMPLE } from '../rules/buildings.ts';
import { goodsIn, total } from '../rules/hands.ts';
import { CREATURE, FORTRESS, type G, LEGION, NONE, ON_MARKER, type Side, type Space, TAX, TRIREME, type UnitKind } from '../rules/types.ts';
import { kindOfUnit, presence, sideOf } from '../rules/units.ts';
import { cardsOwned } from '../rules/victory.ts';

/** What a bot looks at, in this order. */
export const features = [
  'cards',
  'pyramids',
  'taxes',
  'goods',
  'spare',
  'combination',
  'hero',
  'taxIncome',
  'goodsIncome',
  'variety',
  'provinces',
  'cities',
  'caravans',
  'temples',
  'markets',
  'freeSites',
  'legions',
  'triremes',
  'fortresses',
  'creatures',
  'threat',
  'invaded',
  'occupied',
  'converting',
  'director',
  'priest',
  'politician',
  'general',
  'god',
  'won',
] as const;

/** The features of a position for a seat. */
export function measure(g: G, seat: Seat): number[] {
  const side = sideOf(g, seat);
  if (side === NONE) return features.map(() => 0);
  const land = landOf(g, side);
  return [
    cardsOwned(g, seat),
    ...handOf(g, seat),
    ...incomeOf(g, side),
    land.provinces,
    ...buildingCounts(g, side),
    land.freeSites,
    ...unitCounts(g, side),
    land.threat,
    land.invaded,
    ...postsOf(g, side),
    ...g.s.roles.map((holder) => (holder === seat ? 1 : 0)),
    g.s.gods.filter((holder, god) => holder === seat && g.s.spent[god] === 0).length,
    g.s.winner === seat ? 1 : 0,
  ];
}

/** Whether a seat's cards can still be spent in this turn. */
function mayStillSpend(g: G, seat: Seat): boolean {
  if (g.s.stage === 'commerce' || g.s.stage === 'offering') return true;
  return g.s.stage === 'building' && (g.s.active === seat || !g.s.called.includes(seat));
}

function handOf(g: G, seat: Seat): number[] {
  const cards = (g.s.hands[seat] as number[]).map(
    (count, kind) => count + (g.s.trade.offer[seat]?.[kind] as number) + (g.s.trade.taken[seat]?.[kind] as number),
  );
  const taxes = cards[TAX] as number;
  const kept = Math.min(taxes, g.data.components.carryOver.tax);
  if (!mayStillSpend(g, seat)) return [0, kept, 0, 0, 0, 0];
  const goods = goodsIn(cards);
  const best = Math.max(taxes, goods);
  return [
    Math.max(0, best - 9) / 3,
    taxes,
    goods,
    total(cards) - taxes - goods,
    Math.floor(best / 3),
    Math.min(1, best / g.data.components.costs.hero) ** 3,
  ];
}

function incomeOf(g: G, side: Side): number[] {
  const held = holdings(g);
  const kinds = new Set<number>();
  let taxes = 0;
  let goods = 0;
  g.s.sites.forEach((built, site) => {
    if (built !== 1 || held.sites[site] !== side) return;
    const { kind, province } = g.data.sites[site] as { kind: number; province: Space };
    if (kind === TAX) taxes += g.s.temples[province] === 1 && held.temples[province] === side ? 2 : 1;
    else {
      kinds.add(kind);
      goods += g.s.markets[province] === 1 && held.markets[province] === side ? 2 : 1;
    }
  });
  return [taxes, goods, kinds.size];
}

function buildingCounts(g: G, side: Side): number[] {
  const counts = countBuildings(g)[side] as number[];
  return [CITY, CARAVAN, TEMPLE, MARKET].map((kind) => counts[kind] as number);
}

function unitCounts(g: G, side: Side): number[] {
  const counts = [0, 0, 0, 0];
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) {
    const kind: UnitKind = kindOfUnit(g, unit);
    if ((g.s.at[unit] as Space) >= 0) counts[kind] = (counts[kind] as number) + 1;
  }
  return [LEGION, TRIREME, FORTRESS, CREATURE].map((kind) => counts[kind] as number);
}

interface Land {
  provinces: number;
  freeSites: number;
  threat: number;
  invaded: number;
}

/** The provinces of a side, with what could still be built there and who threatens them. */
function landOf(g: G, side: Side): Land {
  const sides = presence(g);
  const land: Land = { provinces: 0, freeSites: 0, threat: 0, invaded: 0 };
  const others = ~(1 << side);
  for (let province = 0; province < g.data.provinces; province++) {
    if (g.s.owner[province] !== side) continue;
    land.provinces++;
    for (const site of g.data.sitesOf[province] as readonly number[]) if (g.s.sites[site] === 0) land.freeSites++;
    if (((sides[province] as number) & others) !== 0) land.invaded += 1 + buildingsIn(g, province).length / 2;
    else if (((sides[province] as number) & (1 << side)) === 0 && isThreatened(g, province, sides, others)) land.threat++;
  }
  return land;
}

const isThreatened = (g: G, province: Space, sides: readonly number[], others: number): boolean =>
  (g.data.land[province] as readonly Space[]).some((next) => ((sides[next] as number) & others) !== 0);

function postsOf(g: G, side: Side): number[] {
  let held = 0;
  let converting = 0;
  const first = side * g.data.unitsPerSide;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) {
    const post = g.s.post[unit] as number;
    if (post === ON_MARKER) converting++;
    else if (post !== 0) held++;
  }
  return [held, converting];
}

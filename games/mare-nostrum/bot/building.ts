import type { PolicyByTopic } from '@pantheon/bots';
import { add, at, numberAt, type Seat, seatOf } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { kindOfSite } from '../rules/buildings.ts';
import { handOf } from '../rules/hands.ts';
import { isConverting, provinceOf } from '../rules/place.ts';
import { powerOf } from '../rules/powers.ts';
import type { Aimed, Order, Plot, Purchase } from '../rules/topics.ts';
import { type Card, type G, type Item, type MareNostrum, NONE, type Side, type Space, TAX } from '../rules/types.ts';
import { sideOf } from '../rules/units.ts';
import { byWeight } from './choice-policy.ts';
import { danger, dangerTo, isThreatened } from './leaders.ts';
import { handWorth, prospectsOf } from './prospects.ts';

const ITEM_WEIGHTS: { readonly [I in Item]: number } = {
  influence: 2,
  city: 2.5,
  caravan: 3,
  temple: 3,
  market: 3.5,
  legion: 0.7,
  trireme: 0.4,
  fortress: 0.6,
  creature: 0.7,
};

/** Cards that bring something every turn. */
const PAYING: { readonly [id: string]: number } = {
  colossus: 2,
  temple_of_artemis: 2,
  mausoleum: 1.5,
  hanging_gardens: 1.5,
  lighthouse: 1.5,
  agamemnon: 1.3,
  solomon: 1.3,
  moses: 1.2,
};

const HERO = 40;

const cardWorth = (g: G, card: Card): number => HERO * (card === g.data.pyramids ? 10 : (PAYING[g.data.cards[card]?.id ?? ''] ?? 1));

const build = byWeight<Order>({
  width: 8,
  pass: () => 0.3,
  weight: (g, order, seat) => {
    switch (order.what) {
      case 'card':
        return cardWorth(g, order.card);
      case 'item':
        return ITEM_WEIGHTS[order.item] * (prospectsOf(g, handOf(g, seat)).heroes > 0 ? 0.5 : 1);
      case 'power':
        return powerOf(g, order.card).actIsFree ? HERO : 2;
      case 'rebirth':
        return 1;
      case 'god':
        return 1.5;
    }
  },
});

/** By site kind, how many of a province stand. */
const standing = (g: G, sites: readonly number[] | undefined): number =>
  (sites ?? []).reduce((sum, site) => sum + numberAt(g.s.sites, site), 0);

/** Whether a side already collects a kind of goods. */
const collects = (g: G, side: Side, kind: number): boolean =>
  g.data.sites.some((site, at) => site.kind === kind && g.s.sites[at] === 1 && g.s.owner[site.province] === side);

/** What a site in a province that one might take is good for: more with a building on it, little if no token is left to build with. */
function siteWorth(g: G, side: Side, site: number): number {
  const { kind } = at(g.data.sites, site);
  const isBuilt = g.s.sites[site] === 1;
  if (!isBuilt && g.s.supply[kindOfSite(g, site)] === 0) return 0.1;
  return 1 + (kind !== TAX && !collects(g, side, kind) ? 1 : 0) + (isBuilt ? 2 : 0);
}

const PLOTS: { readonly [I in Item]: (g: G, side: Side, place: number, province: Space) => number } = {
  city: (g, _, __, province) => (g.s.temples[province] === 1 ? 4 : 1 + (g.data.citySites[province]?.length ?? 0)),
  caravan: (g, side, site, province) =>
    (g.s.markets[province] === 1 ? 2.5 : 1) + (collects(g, side, at(g.data.sites, site).kind) ? 0 : 1.5),
  temple: (g, _, __, province) => 0.2 + standing(g, g.data.citySites[province]) ** 2,
  market: (g, _, __, province) => 0.2 + standing(g, g.data.goodsSites[province]) ** 2,
  influence: (g, side, province) =>
    (isConverting(g, side, province) ? 2 : 0) + at(g.data.sitesOf, province).reduce((sum, site) => sum + siteWorth(g, side, site), 0.3),
  legion: (g, side, province) => (isThreatened(g, side, province) ? 3 : g.s.capital[side] === province ? 1.5 : 0.5),
  creature: (g, side, province) => (isThreatened(g, side, province) ? 3 : 1),
  fortress: (g, side, province) => (isThreatened(g, side, province) ? 2 : 0.5) + standing(g, g.data.sitesOf[province]),
  trireme: (g, _, province) => at(g.data.seas, province).length,
};

const where = byWeight<Plot>({
  width: 4,
  weight: (g, { item, place }, seat) => PLOTS[item](g, sideOf(g, seat), place, provinceOf(g, item, place)),
});

const GODS: { readonly [id: string]: number } = { hermes: 1.5, vulcan: 1, baal: 1, isis: 0.6, athena: 0.7, mars: 0.4, astarte: 0.3 };

/** How much less a hand can pay for after an offering. */
function offeringCosts(g: G, seat: Seat): number {
  const hand = handOf(g, seat);
  const cost = g.data.components.costs.godOffering;
  const byTaxes = numberAt(hand, TAX) >= cost ? handWorth(g, hand.with(TAX, numberAt(hand, TAX) - cost)) : 0;
  const goods = hand
    .flatMap((count, kind) => (kind !== TAX && count > 0 ? [kind] : []))
    .sort((a, b) => numberAt(hand, b) - numberAt(hand, a));
  const rest = [...hand];
  for (const kind of goods.slice(0, cost)) add(rest, kind, -1);
  return handWorth(g, hand) - Math.max(byTaxes, goods.length >= cost ? handWorth(g, rest) : 0);
}

const god = byWeight<Thing>({
  width: 4,
  pass: (g, seat) => 0.5 + 4 * offeringCosts(g, seat) ** 2,
  weight: (_, { id }) => GODS[id] ?? 0.2,
});

/** A caller goes first where cards are bought, and last where wars are fought. */
const call = byWeight<Seat>({
  width: 1,
  weight: (g, called, seat) => {
    if (g.s.stage === 'military') return called === seat ? 0.1 : 1 + dangerTo(g, seat, called);
    return called === seat ? 10 : 2 / (1 + dangerTo(g, seat, called));
  },
});

const heir = byWeight<Seat>({ width: 1, weight: (g, other, seat) => 1 / (1 + dangerTo(g, seat, other)) });

const draft = byWeight<Purchase>({
  width: 6,
  pass: () => 0.01,
  weight: (_, purchase) => (purchase === 'hero' ? 6 : ITEM_WEIGHTS[purchase]),
});

/** Gods that destroy are called down on whoever is nearest to victory. */
const wrath = byWeight<Aimed>({
  width: 4,
  pass: () => 0.5,
  weight: (g, { side }) => (side === NONE ? 1 : 0.5 + danger(g, seatOf(numberAt(g.s.seat, side)))),
});

/** In the middle of another's turn they mostly wait for a better moment. */
const wrathNow = byWeight<Aimed>({
  width: 2,
  pass: () => 3,
  weight: (g, { side }) => (side === NONE ? 1 : 0.5 + danger(g, seatOf(numberAt(g.s.seat, side)))),
});

/** A shared victory is worth more than the hope to be called first. */
const accord = byWeight<'share'>({ width: 1, weight: () => 2, pass: () => 1 });

/** The policy for building and for what leaders and gods do. */
export const buildingPolicy: PolicyByTopic<MareNostrum> = {
  build,
  where,
  draftWhere: where,
  payment: { candidates: (_, question) => question.suggest?.() ?? null },
  keep: { candidates: (_, question) => question.suggest?.() ?? null },
  god,
  adonis: god,
  call,
  heir,
  draft,
  wrath,
  wrathNow,
  accord,
};

import { add, type Blocked, becomes, choose, chooseOrPass, numberAt, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { type Construction, WOOD } from '../data/read.ts';
import { shipPrice, warriorsBought } from './buildings.ts';
import { bringShips } from './conflict.ts';
import { settle } from './control.ts';
import { sailingPreview } from './movement-previews.ts';
import { canPay, pay, priceOf } from './payments.ts';
import { constructionRef, goodsArg, goodsText, spaceRef } from './refs.ts';
import { blockedSites, blockedSlipways, sitesFor, slipways, whyNoShip, whyNoSite } from './sites.ts';
import { tellEnslaved, workersOfOthers } from './slaves.ts';
import type { LandConstruction } from './topics.ts';
import type { G, Land, TopicFor } from './types.ts';
import { goodsSlot, onMap, ruleSet, slot, stockOf, warriorLimit } from './world.ts';

const buildTopic: TopicFor<'build'> = {
  id: 'build',
  key: (what) => what,
  text: constructionRef,
  blocked: (g, seat) =>
    ruleSet(g).constructions.flatMap((option): Blocked<Construction>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
  action: 'build',
  slot: 'what',
};
const secondTopic: TopicFor<'buildSecond'> = {
  id: 'buildSecond',
  key: (what) => what,
  text: constructionRef,
  action: 'second',
  slot: 'what',
};

const whereTopic: TopicFor<'buildWhere'> = {
  id: 'buildWhere',
  key: (space) => space.id,
  text: (space) => space.ref,
  focus: (space) => [space.ref],
  action: 'build',
  slot: 'where',
};
const secondWhere: TopicFor<'secondWhere'> = { ...whereTopic, id: 'secondWhere', action: 'second' };
const launchTopic: TopicFor<'launchWhere'> = {
  ...whereTopic,
  id: 'launchWhere',
  preview: (sea, g, seat) => {
    const wood = numberAt(g.s.stock, goodsSlot(g, seat, WOOD));
    return {
      changes: [
        becomes(goodsText(g, WOOD), wood, wood - shipPrice(g, seat, sea.index)),
        ...(sailingPreview(g, seat, sea.index).changes ?? []),
      ],
    };
  },
};

/** Why a player cannot build something, or null. @rules DIL-13.1 */
function whyNot(g: G, seat: Seat, what: Construction): Why | null {
  if (what === 'ship') return whyNoShip(g, seat);
  if (!canPay(g, seat, what === 'wonder')) return whyTooDear(g, seat, what === 'wonder');
  return whyNoSite(g, seat, what);
}

/** A wonder wants one of each resource; for all else the stock matches no row of the table. @rules DIL-13.3, DIL-19.2 */
function whyTooDear(g: G, seat: Seat, wonder: boolean): Why {
  const stock = stockOf(g, seat);
  if (!wonder) return { rule: 'DIL-13.3', text: say('why.price', { stock: goodsArg(g, stock) }) };
  const missing = stock.map((amount) => (amount > 0 ? 0 : 1));
  return { rule: 'DIL-19.2', text: say('why.wonderPrice', { missing: goodsArg(g, missing) }) };
}

/**
 * One construction of the player on turn; false when there is no more to build or the player has had enough.
 * @rules DIL-13.1, DIL-13.2, DIL-13.10
 */
export function* build(g: G, seat: Seat): Rule<boolean> {
  const open = ruleSet(g).constructions.filter((what) => whyNot(g, seat, what) === null);
  const what = yield* chooseOrPass(seat, buildTopic, open);
  if (what === null) return false;
  if (what === 'ship') yield* launch(g, seat);
  else yield* buildLandConstruction(g, seat, what);
  return true;
}

/** @rules DIL-8.6, DIL-13.8 */
function* launch(g: G, seat: Seat): Rule {
  const { index: sea } = yield* choose(seat, launchTopic, slipways(g, seat), { blocked: () => blockedSlipways(g, seat) });
  const wood = shipPrice(g, seat, sea);
  add(g.s.stock, goodsSlot(g, seat, WOOD), -wood);
  g.emit('launched', { seat: who(seat), ocean: spaceRef(g, sea), wood });
  bringShips(g, seat, sea, 1, false);
}

/** A payment may buy a second construction, of any kind and place. @rules DIL-13.2, DIL-19.3 */
function* buildLandConstruction(g: G, seat: Seat, what: LandConstruction): Rule {
  const site = yield* siteFor(g, seat, what, whereTopic);
  const payment = yield* pay(g, seat, what === 'wonder');
  g.emit('built', { seat: who(seat), what: constructionRef(what), land: spaceRef(g, site), price: goodsArg(g, priceOf(g, payment)) });
  raise(g, seat, site, what);
  if (payment.buys < 2) return;
  const more = ruleSet(g).constructions.filter(
    (other): other is LandConstruction => other !== 'ship' && other !== 'wonder' && whyNoSite(g, seat, other) === null,
  );
  const second = yield* chooseOrPass(seat, secondTopic, more);
  if (second === null) return;
  const place = yield* siteFor(g, seat, second, secondWhere);
  g.emit('builtFree', { seat: who(seat), what: constructionRef(second), land: spaceRef(g, place) });
  raise(g, seat, place, second);
}

function* siteFor(g: G, seat: Seat, what: LandConstruction, topic: TopicFor<'buildWhere' | 'secondWhere'>): Rule<Land> {
  const site = yield* choose(seat, topic, sitesFor(g, seat, what), {
    about: { what: constructionRef(what) },
    blocked: () => blockedSites(g, seat, what),
  });
  return site.index;
}

/** Puts a construction in its place. @rules DIL-13.6, DIL-19.6, DIL-19.8 */
function raise(g: G, seat: Seat, land: Land, what: LandConstruction): void {
  switch (what) {
    case 'warrior':
      recruit(g, seat, land);
      break;
    case 'mine':
      add(g.s.mines, land, 1);
      break;
    case 'port':
    case 'barracks':
    case 'granary':
      g.s[what][land] = 1;
      break;
    case 'dolmen':
    case 'monument':
    case 'wonder':
      g.s[what][land] = seat;
  }
  settle(g);
}

/** Warriors appear, as many as the limit allows; free workers of others there are slaves at once. @rules DIL-13.7, DIL-13.9, DIL-19.5 */
function recruit(g: G, seat: Seat, land: Land): void {
  const own = slot(g, land, seat);
  const guests = g.s.warriors[own] === 0 ? workersOfOthers(g, land, seat) : 0;
  const room = warriorLimit(g, seat) - onMap(g, g.s.warriors, seat);
  add(g.s.warriors, own, Math.min(warriorsBought(g, land), room));
  if (guests > 0) tellEnslaved(g, seat, land, guests);
}

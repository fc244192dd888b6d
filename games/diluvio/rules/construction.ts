import {
  type Blocked,
  choose,
  chooseOrPass,
  numberAt,
  type Ref,
  type Rule,
  ref,
  type Seat,
  say,
  type Topic,
  type Why,
  who,
} from '@pantheon/kernel';
import { type Construction, type SpaceData, WOOD } from '../data/read.ts';
import { shipPrice, warriorsBought } from './buildings.ts';
import { bringShips } from './conflict.ts';
import { controlled, settle } from './control.ts';
import { canPay, pay, priceOf } from './payments.ts';
import { slavesAt } from './slaves.ts';
import { type G, type Land, NOBODY, type Space } from './types.ts';
import { add, beside, goodsArg, goodsSlot, isSea, onMap, ruleSet, shipsOf, slot, spaceOf, spaceRef, warriorLimit } from './world.ts';

/** What can be built on land, all at the same price but the wonder. */
type OnLand = Exclude<Construction, 'ship'>;

const thing = (what: Construction): Ref => (what === 'ship' || what === 'warrior' ? ref('piece', what) : ref('building', what));

const buildTopic: Topic<Construction, G> = {
  id: 'build',
  key: (what) => what,
  text: thing,
  blocked: (g, seat) =>
    ruleSet(g).constructions.flatMap((option): Blocked<Construction>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
  action: 'build',
  slot: 'what',
};
const secondTopic: Topic<OnLand, G> = { id: 'buildSecond', key: (what) => what, text: thing, action: 'second', slot: 'what' };

const whereTopic: Topic<SpaceData, G> = {
  id: 'buildWhere',
  key: (space) => space.id,
  text: (space) => space.ref,
  focus: (space) => [space.ref],
  action: 'build',
  slot: 'where',
};
const secondWhere: Topic<SpaceData, G> = { ...whereTopic, id: 'secondWhere', action: 'second' };
const launchTopic: Topic<SpaceData, G> = {
  ...whereTopic,
  id: 'launchWhere',
  preview: (space, g, seat) => {
    const owner = g.s.fleetOf[space.index] as Seat | -1;
    const price = say('preview.wood', { wood: shipPrice(g, seat, space.index) });
    const fight = say('preview.seaFight', { seat: who(owner as Seat), many: numberAt(g.s.fleet, space.index) });
    return { changes: owner === NOBODY || owner === seat ? [price] : [price, fight] };
  },
};

/** How many of a building stand in a space, whoever built them. */
const standing = (g: G, land: Land, what: OnLand): number => {
  switch (what) {
    case 'mine':
      return numberAt(g.s.mines, land);
    case 'port':
    case 'barracks':
    case 'granary':
      return numberAt(g.s[what], land);
    case 'dolmen':
    case 'monument':
    case 'wonder':
      return g.s[what][land] === NOBODY ? 0 : 1;
    case 'warrior':
      return 0;
  }
};

/** Whether there is room for it in a space that the builder controls. */
function hasRoom(g: G, land: Land, what: OnLand): boolean {
  if (what !== 'warrior' && standing(g, land, what) >= (g.data.most[what] as number)) return false;
  return what !== 'port' || beside(g, land).some((sea) => isSea(g, sea));
}

/** Where a player may build something on land. */
const sitesFor = (g: G, seat: Seat, what: OnLand): Land[] => controlled(g, seat).filter((land) => hasRoom(g, land, what));

/** The seas in which a player may launch a ship with the wood at hand. */
function slipways(g: G, seat: Seat): Space[] {
  const wood = numberAt(g.s.stock, goodsSlot(g, seat, WOOD));
  const seas: Space[] = [];
  if (wood < g.data.pack.costs.ship.woodWithPort) return seas;
  for (const land of controlled(g, seat))
    for (const sea of beside(g, land)) if (isSea(g, sea) && !seas.includes(sea) && wood >= shipPrice(g, seat, sea)) seas.push(sea);
  return seas.sort((a, b) => a - b);
}

const mayRecruit = (g: G, seat: Seat): boolean => onMap(g, g.s.warriors, seat) < warriorLimit(g, seat);

/** Why a player cannot build something, or null. */
function whyNot(g: G, seat: Seat, what: Construction): Why | null {
  if (what === 'ship') {
    if (shipsOf(g, seat) >= g.data.limits.ship) return { rule: 'DIL-2.2', text: say('why.shipLimit', { most: g.data.limits.ship }) };
    return slipways(g, seat).length === 0 ? { rule: 'DIL-13.8', text: say('why.noSlipway') } : null;
  }
  if (!canPay(g, seat, what === 'wonder'))
    return what === 'wonder' ? { rule: 'DIL-19.2', text: say('why.wonderPrice') } : { rule: 'DIL-13.3', text: say('why.price') };
  return whyNoSite(g, seat, what);
}

function whyNoSite(g: G, seat: Seat, what: OnLand): Why | null {
  if (what === 'warrior' && !mayRecruit(g, seat))
    return { rule: 'DIL-13.7', text: say('why.warriorLimit', { most: warriorLimit(g, seat) }) };
  if (sitesFor(g, seat, what).length > 0) return null;
  return controlled(g, seat).length === 0
    ? { rule: 'DIL-13.4', text: say('why.noLand') }
    : { rule: what === 'port' ? 'DIL-19.4' : 'DIL-13.5', text: say('why.noRoom') };
}

/** One construction of the player on turn; false when there is no more to build or the player has had enough. */
export function* build(g: G, seat: Seat): Rule<boolean> {
  const open = ruleSet(g).constructions.filter((what) => whyNot(g, seat, what) === null);
  const what = yield* chooseOrPass(seat, buildTopic, open);
  if (what === null) return false;
  if (what === 'ship') yield* launch(g, seat);
  else yield* buildOnLand(g, seat, what);
  return true;
}

function* launch(g: G, seat: Seat): Rule {
  const { index: sea } = yield* choose(
    seat,
    launchTopic,
    slipways(g, seat).map((space) => spaceOf(g, space)),
  );
  const wood = shipPrice(g, seat, sea);
  add(g.s.stock, goodsSlot(g, seat, WOOD), -wood);
  g.emit('launched', { seat: who(seat), ocean: spaceRef(g, sea), wood });
  bringShips(g, seat, sea, 1, false);
}

/** A payment may buy a second construction, of any kind and place. */
function* buildOnLand(g: G, seat: Seat, what: OnLand): Rule {
  const site = yield* siteFor(g, seat, what, whereTopic);
  const payment = yield* pay(g, seat, what === 'wonder');
  g.emit('built', { seat: who(seat), what: thing(what), land: spaceRef(g, site), price: goodsArg(g, priceOf(g, payment)) });
  raise(g, seat, site, what);
  if (payment.buys < 2) return;
  const more = ruleSet(g).constructions.filter(
    (other): other is OnLand => other !== 'ship' && other !== 'wonder' && whyNoSite(g, seat, other) === null,
  );
  const second = yield* chooseOrPass(seat, secondTopic, more);
  if (second === null) return;
  const place = yield* siteFor(g, seat, second, secondWhere);
  g.emit('builtFree', { seat: who(seat), what: thing(second), land: spaceRef(g, place) });
  raise(g, seat, place, second);
}

function* siteFor(g: G, seat: Seat, what: OnLand, topic: Topic<SpaceData, G>): Rule<Land> {
  const sites = sitesFor(g, seat, what).map((land) => spaceOf(g, land));
  const site = yield* choose(seat, topic, sites, { about: { what: thing(what) } });
  return site.index;
}

/** Puts a construction in its place. */
function raise(g: G, seat: Seat, land: Land, what: OnLand): void {
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

/** Warriors appear, as many as the limit allows; free workers of others there are slaves at once. */
function recruit(g: G, seat: Seat, land: Land): void {
  const at = slot(g, land, seat);
  const guests = g.s.warriors[at] === 0 ? slavesAt(g, land, seat) : 0;
  const room = warriorLimit(g, seat) - onMap(g, g.s.warriors, seat);
  add(g.s.warriors, at, Math.min(warriorsBought(g, land), room));
  if (guests > 0) g.emitEffect('enslaved', { seat: who(seat), land: spaceRef(g, land), slaves: guests });
}

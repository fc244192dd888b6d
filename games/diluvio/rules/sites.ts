import { type Blocked, numberAt, type Seat, say, type Why } from '@pantheon/kernel';
import { type SpaceData, WOOD } from '../data/read.ts';
import { shipPrice } from './buildings.ts';
import { controlled } from './control.ts';
import { constructionRef, spaceRef } from './refs.ts';
import type { LandConstruction } from './topics.ts';
import { type G, type Land, NOBODY, type Space } from './types.ts';
import { beside, goodsSlot, isSea, onMap, shipsOf, spaceOf, warriorLimit } from './world.ts';

type Building = Exclude<LandConstruction, 'warrior'>;

/** The rule that says how many of a building a space may hold. @rules DIL-13.5, DIL-13.6, DIL-19.6, DIL-19.8, DIL-19.9 */
const LIMIT_RULE: { readonly [what in Building]: string } = {
  mine: 'DIL-13.5',
  dolmen: 'DIL-13.6',
  monument: 'DIL-19.6',
  wonder: 'DIL-19.8',
  port: 'DIL-19.9',
  barracks: 'DIL-19.9',
  granary: 'DIL-19.9',
};

/** How many of a building stand in a space, whoever built them. */
function standing(g: G, land: Land, what: Building): number {
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
  }
}

const INLAND: Why = { rule: 'DIL-19.4', text: say('why.inland') };
const NO_LAND: Why = { rule: 'DIL-13.4', text: say('why.noLand') };
const NO_COAST: Why = { rule: 'DIL-13.8', text: say('why.noCoast') };

/**
 * Why something cannot be built in a space that the builder controls, or null if it can.
 * @rules DIL-13.5, DIL-13.6, DIL-19.4, DIL-19.6, DIL-19.8, DIL-19.9
 */
function whyNotIn(g: G, land: Land, what: LandConstruction): Why | null {
  if (what === 'warrior') return null;
  const most = g.data.most[what] ?? 0;
  if (standing(g, land, what) >= most)
    return { rule: LIMIT_RULE[what], text: say('why.full', { land: spaceRef(g, land), what: constructionRef(what), most }) };
  return what !== 'port' || beside(g, land).some((sea) => isSea(g, sea)) ? null : INLAND;
}

/** Where a player may build something on land. @rules DIL-13.4 */
export const sitesFor = (g: G, seat: Seat, what: LandConstruction): SpaceData[] =>
  controlled(g, seat)
    .filter((land) => whyNotIn(g, land, what) === null)
    .map((land) => spaceOf(g, land));

/** The player's spaces where it cannot stand. */
export const blockedSites = (g: G, seat: Seat, what: LandConstruction): Blocked<SpaceData>[] =>
  controlled(g, seat).flatMap((land) => {
    const why = whyNotIn(g, land, what);
    return why === null ? [] : [{ option: spaceOf(g, land), why }];
  });

/** Why a player can build something nowhere, or null if there is a place. @rules DIL-13.4, DIL-13.7, DIL-19.4 */
export function whyNoSite(g: G, seat: Seat, what: LandConstruction): Why | null {
  if (what === 'warrior' && onMap(g, g.s.warriors, seat) >= warriorLimit(g, seat))
    return { rule: 'DIL-13.7', text: say('why.warriorLimit', { most: warriorLimit(g, seat), own: onMap(g, g.s.warriors, seat) }) };
  let reason: Why = NO_LAND;
  for (const land of controlled(g, seat)) {
    const why = whyNotIn(g, land, what);
    if (why === null) return null;
    if (reason === NO_LAND || reason === INLAND) reason = why;
  }
  return reason === NO_LAND || reason === INLAND ? reason : { ...reason, text: say('why.noRoom', { what: constructionRef(what) }) };
}

/** The seas beside the spaces that a player controls, in map order. @rules DIL-13.8 */
function coastOf(g: G, seat: Seat): Space[] {
  const seas: Space[] = [];
  for (const land of controlled(g, seat)) for (const sea of beside(g, land)) if (isSea(g, sea) && !seas.includes(sea)) seas.push(sea);
  return seas.sort((a, b) => a - b);
}

/** Why a player cannot pay for a ship, or null. @rules DIL-13.8 */
function whyTooDear(g: G, seat: Seat, wood: number): Why | null {
  const own = numberAt(g.s.stock, goodsSlot(g, seat, WOOD));
  return own >= wood ? null : { rule: 'DIL-13.8', text: say('why.shipPrice', { wood, own }) };
}

/** The seas in which a player may launch a ship with the wood at hand. @rules DIL-13.8, DIL-13.9 */
export const slipways = (g: G, seat: Seat): SpaceData[] =>
  coastOf(g, seat)
    .filter((sea) => whyTooDear(g, seat, shipPrice(g, seat, sea)) === null)
    .map((sea) => spaceOf(g, sea));

/** The seas beside the player's land where the wood is not enough. */
export const blockedSlipways = (g: G, seat: Seat): Blocked<SpaceData>[] =>
  coastOf(g, seat).flatMap((sea) => {
    const why = whyTooDear(g, seat, shipPrice(g, seat, sea));
    return why === null ? [] : [{ option: spaceOf(g, sea), why }];
  });

/** Why a player cannot launch a ship anywhere, or null if there is a place. @rules DIL-2.2, DIL-13.8 */
export function whyNoShip(g: G, seat: Seat): Why | null {
  const { ship: most } = g.data.limits;
  if (shipsOf(g, seat) >= most) return { rule: 'DIL-2.2', text: say('why.shipLimit', { most }) };
  const seas = coastOf(g, seat);
  if (seas.length === 0) return NO_COAST;
  return whyTooDear(g, seat, Math.min(...seas.map((sea) => shipPrice(g, seat, sea))));
}

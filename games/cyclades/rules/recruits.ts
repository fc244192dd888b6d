import { numberAt, type Rule, say, type Why } from '@pantheon/kernel';
import { areaTopic, askArea } from './ask.ts';
import { boardOf } from './board.ts';
import { isSeaOpenToPlacing } from './movement.ts';
import { coinsOf, landsOf, pay, placeFleets, placeMercenaries, placeTroops, tooDear } from './pieces.ts';
import { type Action, action, type MandatoryAction } from './powers.ts';
import { actor, areaRef, countedRef } from './refs.ts';
import { turnOf } from './turn.ts';
import { type Area, type Faction, type G, NONE } from './types.ts';

/** A kind of unit that a god recruits: where it may go, how many are left, and how it is placed. */
export interface Recruit {
  readonly unit: 'fleet' | 'troop' | 'mercenary';
  readonly rule: string;
  areas(g: G, faction: Faction): Area[];
  left(g: G, faction: Faction): number;
  place(g: G, faction: Faction, area: Area, coins: number): void;
}

/** Fleets go to sea areas next to own land, free or already own, where no creature forbids to place them. @rules CYC-10.9, CYC-10.10 */
export const fleet: Recruit = {
  unit: 'fleet',
  rule: 'CYC-10.9',
  areas: (g, faction) =>
    boardOf(g)
      .places.filter(
        ({ index, land, lands }) =>
          !land &&
          (g.s.control[index] === NONE || g.s.control[index] === faction) &&
          lands.some((near) => g.s.control[near] === faction) &&
          isSeaOpenToPlacing(g, index),
      )
      .map(({ index }) => index),
  left: (g, faction) => numberAt(g.s.fleetsLeft, faction),
  place(g, faction, sea, coins) {
    placeFleets(g, faction, sea, 1);
    g.emit('fleet', { who: actor(g, faction), sea: areaRef(g, sea), coins });
  },
};

/** Basic troops go to own land. @rules CYC-10.13, CYC-10.14 */
export const troop: Recruit = {
  unit: 'troop',
  rule: 'CYC-10.14',
  areas: landsOf,
  left: (g, faction) => numberAt(g.s.troopsLeft, faction),
  place(g, faction, land, coins) {
    placeTroops(g, faction, land, 1);
    g.emit('troop', { who: actor(g, faction), land: areaRef(g, land), coins });
  },
};

/** Mercenaries go to own land. @rules CYC-10.18, CYC-10.21 */
export const mercenary: Recruit = {
  unit: 'mercenary',
  rule: 'CYC-10.18',
  areas: landsOf,
  left: (g) => g.s.mercenariesLeft,
  place(g, faction, land, coins) {
    placeMercenaries(g, land, 1);
    g.emit('mercenary', { who: actor(g, faction), land: areaRef(g, land), coins });
  },
};

const whereTopic = areaTopic('recruitWhere', { action: 'recruit', slot: 'area' });

/** @rules CYC-10.10 */
function* recruitOne(g: G, faction: Faction, recruit: Recruit, coins: number): Rule {
  const area = yield* askArea(g, faction, whereTopic, recruit.areas(g, faction), { unit: countedRef(recruit.unit, 1) });
  pay(g, faction, coins);
  recruit.place(g, faction, area, coins);
}

/** The free unit that a god gives; skipped where it cannot be placed. @rules CYC-9.8, CYC-R.53 */
export const freeRecruit = (recruit: Recruit): MandatoryAction => ({
  key: recruit.unit,
  *perform(g, faction) {
    if (recruit.left(g, faction) > 0 && recruit.areas(g, faction).length > 0) yield* recruitOne(g, faction, recruit, 0);
    else g.emit('notPlaced', { who: actor(g, faction), unit: countedRef(recruit.unit, 1) });
  },
});

/** Further units for rising prices, up to the number of prices in a cycle. @rules CYC-1.4, CYC-10.9, CYC-10.14, CYC-10.18 */
export const paidRecruit = (recruit: Recruit): Action =>
  action({
    kind: 'recruit',
    of: recruit.unit,
    text: say(`option.recruit.${recruit.unit}`),
    price: (g) => numberAt(g.data.costs[recruit.unit], turnOf(g).recruited),
    whyNot(g, faction): Why | null {
      const costs = g.data.costs[recruit.unit];
      const recruited = g.s.turn?.recruited ?? 0;
      if (recruited >= costs.length) return { rule: recruit.rule, text: say('why.recruitLimit', { n: costs.length }) };
      if (coinsOf(g, faction) < numberAt(costs, recruited)) return tooDear(g, faction, numberAt(costs, recruited), recruit.rule);
      if (recruit.left(g, faction) === 0) return { rule: 'CYC-1.4', text: say('why.noPieces', { of: recruit.unit }) };
      return recruit.areas(g, faction).length > 0 ? null : { rule: 'CYC-1.4', text: say('why.noArea', { of: recruit.unit }) };
    },
    *perform(g, faction) {
      const turn = turnOf(g);
      const coins = numberAt(g.data.costs[recruit.unit], turn.recruited);
      turn.recruited++;
      yield* recruitOne(g, faction, recruit, coins);
    },
  });

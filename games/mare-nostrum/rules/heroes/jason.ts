import { at, numberAt, type Seat, who } from '@pantheon/kernel';
import { CARAVAN, kindOfSite, raise, raze } from '../buildings.ts';
import { groundOf, obstacle } from '../place.ts';
import type { Power } from '../powers.ts';
import { siteRef } from '../refs.ts';
import { aboutThings, chooseThing } from '../things.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import { type G, LEGION, type Site, type TopicFor } from '../types.ts';
import { isAtWar, kindOfUnit, presence, sideOf } from '../units.ts';

const fromTopic: TopicFor<'jasonFrom'> = { id: 'jasonFrom', ...aboutThings, action: 'jason', slot: 'from' };
const toTopic: TopicFor<'jasonTo'> = { id: 'jasonTo', ...aboutThings, action: 'jason', slot: 'to' };

/** Caravans on which a legion of the seat is posted in peace. @rules MAR-21.47 */
function stealable(g: G, seat: Seat): Site[] {
  const side = sideOf(g, seat);
  const sides = presence(g);
  const first = side * g.data.unitsPerSide;
  const found: Site[] = [];
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++) {
    const site = numberAt(g.s.post, unit) - 1;
    const isCaravan = site >= 0 && site < g.data.sites.length && kindOfSite(g, site) === CARAVAN;
    if (isCaravan && kindOfUnit(g, unit) === LEGION && !isAtWar(numberAt(sides, numberAt(g.s.at, unit)))) found.push(site);
  }
  return found.sort((a, b) => a - b);
}

/** Free goods sites where the seat may build. A token is at hand: the one that moves. */
function landing(g: G, seat: Seat): Site[] {
  const ground = groundOf(g, seat);
  return g.data.sites.flatMap((_, site) => {
    if (kindOfSite(g, site) !== CARAVAN) return [];
    const found = obstacle(g, ground, 'caravan', site);
    return found === null || found === 'noToken' ? [site] : [];
  });
}

/** Jason: once a turn a caravan held by a legion of his owner moves to a free site of his own. @rules MAR-15.14 */
export const jason: Power = {
  id: 'jason',
  actIsFree: true,
  mayAct: (g, seat) => !isUsed(g, seat, 'jason') && stealable(g, seat).length > 0 && landing(g, seat).length > 0,
  *act(g, seat) {
    exhaust(g, seat, 'jason');
    const from = yield* chooseThing(seat, fromTopic, g.data.sites, stealable(g, seat));
    const to = yield* chooseThing(seat, toTopic, g.data.sites, landing(g, seat));
    raze(g, at(g.data.sites, from).province, from + 1);
    raise(g, to);
    g.emit('jason', { seat: who(seat), from: siteRef(g, from), to: siteRef(g, to) });
  },
};

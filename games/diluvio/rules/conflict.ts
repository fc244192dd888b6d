import { add, numberAt, type Seat, who } from '@pantheon/kernel';
import { warlord } from './control.ts';
import { spaceRef } from './refs.ts';
import { type G, type Land, NOBODY, type Space } from './types.ts';
import { shipOwner, slot } from './world.ts';

/**
 * Warriors come into a space, all of them having moved. Whatever warriors of another colour they meet, both sides lose as many.
 * @rules DIL-2.4, DIL-8.1, DIL-8.2, DIL-8.3, DIL-8.4, DIL-8.7, DIL-21.4
 */
export function bringWarriors(g: G, seat: Seat, land: Land, count: number, tired: boolean): void {
  const { warriors, tiredWarriors } = g.s;
  const lord = warlord(g, land);
  const own = slot(g, land, seat);
  if (lord === NOBODY || lord === seat) {
    add(warriors, own, count);
    if (tired) add(tiredWarriors, own, count);
    return;
  }
  const against = slot(g, land, lord);
  const defending = numberAt(warriors, against);
  const lost = Math.min(count, defending);
  warriors[against] = defending - lost;
  tiredWarriors[against] = Math.min(numberAt(tiredWarriors, against), defending - lost);
  warriors[own] = count - lost;
  if (tired) tiredWarriors[own] = count - lost;
  const fight = { attacker: who(seat), defender: who(lord), land: spaceRef(g, land), lost };
  if (count === defending) g.emitEffect('drawnFight', fight);
  else g.emitEffect('fought', { ...fight, left: Math.abs(count - defending), winner: who(count > defending ? seat : lord) });
}

/**
 * Ships come into a sea; whatever ships of another colour they meet, both sides lose as many. Nothing is captured.
 * @rules DIL-6.13, DIL-8.6, DIL-8.7
 */
export function bringShips(g: G, seat: Seat, sea: Space, count: number, tired: boolean): void {
  const owner = shipOwner(g, sea);
  if (owner === NOBODY || owner === seat) {
    g.s.fleetOf[sea] = seat;
    add(g.s.fleet, sea, count);
    if (tired) add(g.s.sailed, sea, count);
    return;
  }
  const defending = numberAt(g.s.fleet, sea);
  const fight = { attacker: who(seat), defender: who(owner), ocean: spaceRef(g, sea), lost: Math.min(count, defending) };
  if (count > defending) takeSea(g, seat, sea, count - defending, tired);
  else keepSea(g, sea, defending - count);
  if (count === defending) g.emitEffect('seaDrawn', fight);
  else g.emitEffect('seaFought', { ...fight, left: Math.abs(count - defending), winner: who(count > defending ? seat : owner) });
}

/** The attackers have the sea to themselves: they have sailed if that is how they came, and none of them has carried. */
function takeSea(g: G, seat: Seat, sea: Space, ships: number, tired: boolean): void {
  g.s.fleet[sea] = ships;
  g.s.fleetOf[sea] = seat;
  g.s.sailed[sea] = tired ? ships : 0;
  g.s.carried[sea] = 0;
}

/** The defenders keep what is left. They lose those first that could still have moved: a fight gives nobody fresh ships. @rules DIL-8.6 */
function keepSea(g: G, sea: Space, ships: number): void {
  const sailed = Math.min(numberAt(g.s.sailed, sea), ships);
  takeShips(g, sea, numberAt(g.s.fleet, sea) - ships);
  g.s.sailed[sea] = sailed;
  g.s.carried[sea] = Math.min(numberAt(g.s.carried, sea), ships - sailed);
}

/** Ships leave a sea. */
export function takeShips(g: G, sea: Space, count: number): void {
  add(g.s.fleet, sea, -count);
  if (g.s.fleet[sea] === 0) g.s.fleetOf[sea] = NOBODY;
}

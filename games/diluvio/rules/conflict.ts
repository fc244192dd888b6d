import { numberAt, type Seat, who } from '@pantheon/kernel';
import { type G, type Holder, type Land, NOBODY, type Space } from './types.ts';
import { add, slot, spaceRef } from './world.ts';

/** Warriors come into a space, all of them having moved. Whatever warriors of another colour they meet, both sides lose as many. */
export function bringWarriors(g: G, seat: Seat, land: Land, count: number, tired: boolean): void {
  const enemy = enemyWarriors(g, seat, land);
  const at = slot(g, land, seat);
  if (enemy === NOBODY) {
    add(g.s.warriors, at, count);
    if (tired) add(g.s.tiredWarriors, at, count);
    return;
  }
  const against = slot(g, land, enemy);
  const defending = numberAt(g.s.warriors, against);
  const lost = Math.min(count, defending);
  g.s.warriors[against] = defending - lost;
  g.s.tiredWarriors[against] = Math.min(numberAt(g.s.tiredWarriors, against), defending - lost);
  g.s.warriors[at] = count - lost;
  if (tired) g.s.tiredWarriors[at] = count - lost;
  const fight = { attacker: who(seat), defender: who(enemy), land: spaceRef(g, land), lost };
  if (count === defending) g.emitEffect('drawnFight', fight);
  else g.emitEffect('fought', { ...fight, left: Math.abs(count - defending), winner: who(count > defending ? seat : enemy) });
}

function enemyWarriors(g: G, seat: Seat, land: Land): Holder {
  for (const other of g.seats) if (other !== seat && numberAt(g.s.warriors, slot(g, land, other)) > 0) return other;
  return NOBODY;
}

/** Ships come into a sea; whatever ships of another colour they meet, both sides lose as many. Nothing is captured. */
export function bringShips(g: G, seat: Seat, sea: Space, count: number, tired: boolean): void {
  const { fleet, fleetOf, sailed, carried } = g.s;
  const owner = fleetOf[sea] as Holder;
  if (owner === NOBODY || owner === seat) {
    fleetOf[sea] = seat;
    add(fleet, sea, count);
    if (tired) add(sailed, sea, count);
    return;
  }
  const defending = numberAt(fleet, sea);
  const lost = Math.min(count, defending);
  const left = Math.abs(count - defending);
  const won = count > defending;
  fleet[sea] = left;
  fleetOf[sea] = left === 0 ? NOBODY : won ? seat : owner;
  sailed[sea] = won && tired ? left : Math.min(numberAt(sailed, sea), won ? 0 : left);
  carried[sea] = won ? 0 : Math.min(numberAt(carried, sea), left - numberAt(sailed, sea));
  const fight = { attacker: who(seat), defender: who(owner), ocean: spaceRef(g, sea), lost };
  if (left === 0) g.emitEffect('seaDrawn', fight);
  else g.emitEffect('seaFought', { ...fight, left, winner: who(won ? seat : owner) });
}

/** Ships leave a sea. */
export function takeShips(g: G, sea: Space, count: number): void {
  add(g.s.fleet, sea, -count);
  if (g.s.fleet[sea] === 0) g.s.fleetOf[sea] = NOBODY;
}

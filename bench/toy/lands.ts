/**
 * The rules of a small game of area control, written once and run on two engines, so that the difference between them is the engines'.
 * Lands lie in a ring. In its turn a seat strengthens a land of its own, attacks a neighbouring land, or passes; dice decide attacks.
 */
export interface Lands {
  owner: number[];
  units: number[];
}

const LANDS = 24;
const MOST_UNITS = 9;
const DIE = 6;

/** How many turns a game has, all seats together. */
export const TURNS = 120;

/** The opening position: lands dealt out in turn, two units on each. */
export const opening = (seats: number): Lands => ({
  owner: Array.from({ length: LANDS }, (_, land) => land % seats),
  units: Array.from({ length: LANDS }, () => 2),
});

/** A choice as a number: pass, strengthen a land, attack clockwise from a land, attack anticlockwise from it. */
export type Choice = number;

const PASS = 0;
const target = (land: number, clockwise: boolean): number => (land + (clockwise ? 1 : LANDS - 1)) % LANDS;

/** All that a seat may do. */
export function choices({ owner, units }: Lands, seat: number): Choice[] {
  const found: Choice[] = [PASS];
  for (let land = 0; land < LANDS; land++) {
    if (owner[land] !== seat) continue;
    const strength = units[land] as number;
    if (strength < MOST_UNITS) found.push(1 + land);
    if (strength < 2) continue;
    if (owner[target(land, true)] !== seat) found.push(1 + LANDS + land);
    if (owner[target(land, false)] !== seat) found.push(1 + 2 * LANDS + land);
  }
  return found;
}

/** Whether a seat may do something, without looking at all else that it may do. */
export function allowed({ owner, units }: Lands, seat: number, choice: Choice): boolean {
  if (choice === PASS) return true;
  const land = (choice - 1) % LANDS;
  const strength = units[land] as number;
  if (owner[land] !== seat) return false;
  if (choice <= LANDS) return strength < MOST_UNITS;
  return strength >= 2 && owner[target(land, choice <= 2 * LANDS)] !== seat;
}

/** Does it. `roll` gives a whole number below the one it is given. */
export function carryOut({ owner, units }: Lands, seat: number, choice: Choice, roll: (sides: number) => number): void {
  if (choice === PASS) return;
  const land = (choice - 1) % LANDS;
  if (choice <= LANDS) {
    units[land] = (units[land] as number) + 1;
    return;
  }
  const enemy = target(land, choice <= 2 * LANDS);
  const attackers = (units[land] as number) - 1;
  units[land] = 1;
  if (roll(DIE) + attackers <= roll(DIE) + (units[enemy] as number)) return;
  owner[enemy] = seat;
  units[enemy] = attackers;
}

/** How many lands each seat holds. */
export const holdings = ({ owner }: Lands, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => owner.filter((holder) => holder === seat).length);

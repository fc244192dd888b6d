import type { Ref } from '@pantheon/kernel';
import type { Spot } from '../data/model.ts';
import { landAt, units } from './planets.ts';
import { cultureRef, landRef } from './refs.ts';
import { FACE_DOWN, type G, type LandId } from './types.ts';

/** An intersection. */
export const spotAt = (g: G, spot: number): Spot => g.data.spots[spot] as Spot;

/** The Territories around an intersection. */
export const landsAround = (g: G, spot: number): Ref[] => spotAt(g, spot).lands.map((land) => landRef(g, land));

/** Turns over every face-down Culture token beside a Territory with a unit. @rules ANU-2.17 */
export function revealCulture(g: G): void {
  for (let spot = 0; spot < g.s.culture.length; spot++) {
    if (g.s.culture[spot] === FACE_DOWN && isReached(g, spot)) turnOver(g, spot);
  }
}

function isReached(g: G, spot: number): boolean {
  for (const land of spotAt(g, spot).lands) if (isOccupied(g, land)) return true;
  return false;
}

function isOccupied(g: G, land: LandId): boolean {
  for (const seat of g.seats) if (units(g, seat, land) > 0) return true;
  return false;
}

/** Turns over the face-down Culture tokens beside a Territory where a unit has ended its movement. @rules ANU-5.8, ANU-R.13, ANU-R.67 */
export function revealBeside(g: G, land: LandId): void {
  for (const spot of spotsBeside(g, land)) if (g.s.culture[spot] === FACE_DOWN) turnOver(g, spot);
}

/** Whether a unit that ends its movement in a Territory would reveal something. */
export const isBesideHidden = (g: G, land: LandId): boolean => spotsBeside(g, land).some((spot) => g.s.culture[spot] === FACE_DOWN);

const spotsBeside = (g: G, land: LandId): readonly number[] => landAt(g, land).spots;

function turnOver(g: G, spot: number): void {
  const token = g.draw(g.s.culturePool);
  g.s.culture[spot] = token;
  g.emitEffect('cultureShown', { culture: cultureRef(g, token), lands: landsAround(g, spot) });
}

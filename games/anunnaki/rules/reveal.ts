import type { Ref } from '@pantheon/kernel';
import type { Spot } from '../data/model.ts';
import { units } from './planets.ts';
import { cultureRef, landRef } from './refs.ts';
import { FACE_DOWN, type G } from './types.ts';

/** An intersection. */
export const spotAt = (g: G, spot: number): Spot => g.data.spots[spot] as Spot;

/** The Territories around an intersection. */
export const landsAround = (g: G, spot: number): Ref[] => spotAt(g, spot).lands.map((land) => landRef(g, land));

/** Turns over every face-down Culture token beside a Territory with a unit. */
export function revealCulture(g: G): void {
  const { culture, culturePool } = g.s;
  for (let spot = 0; spot < culture.length; spot++) {
    if (culture[spot] !== FACE_DOWN) continue;
    const seen = spotAt(g, spot).lands.some((land) => g.seats.some((seat) => units(g, seat, land) > 0));
    if (!seen) continue;
    const token = g.draw(culturePool);
    culture[spot] = token;
    g.emitEffect('cultureShown', { culture: cultureRef(g, token), lands: landsAround(g, spot) });
  }
}

import { moveWorkers } from '../village.ts';
import type { Favour } from './favour.ts';

/** How many steps the Goddess gives. */
const STEPS = 2;

/** The Goddess: own workers move forward. @rules BOM-9.5 */
export const goddess: Favour = function* (g, seat) {
  yield* moveWorkers(g, seat, { min: 0, max: STEPS });
};

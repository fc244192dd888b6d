import { numberAt } from '@pantheon/kernel';
import type { G } from './types.ts';

/** The effects that a season disc can have. */
export type Disc = 'white' | 'black' | 'green' | 'yellow' | 'brown';

/** How many actions a seat may perform under a green disc. */
const GREEN_LIMIT = 2;

/** Whether the disc by the present season has this colour. @rules BOM-15.2, BOM-15.3 */
export const under = (g: G, disc: Disc): boolean => g.s.discs[g.s.season - 1] === disc;

/** Whether a seat may perform one more action in this season. @rules BOM-15.5, BOM-R.25 */
export const mayAct = (g: G, seat: number): boolean => !under(g, 'green') || numberAt(g.s.actions, seat) < GREEN_LIMIT;

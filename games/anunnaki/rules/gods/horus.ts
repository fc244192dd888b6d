import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Horus: points for controlled Territories that produce Wood. @rules ANU-16.12 */
export const horus: GodPower = perProducingLand;

import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Ninhursag: points for controlled Territories that produce Metal. @rules ANU-16.29 */
export const ninhursag: GodPower = perProducingLand;

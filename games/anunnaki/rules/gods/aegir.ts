import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Aegir: points for controlled Territories that produce Gold. @rules ANU-16.17 */
export const aegir: GodPower = perProducingLand;

import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Demeter: points for controlled Territories that produce Food. @rules ANU-16.33 */
export const demeter: GodPower = perProducingLand;

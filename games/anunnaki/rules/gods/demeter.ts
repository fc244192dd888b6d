import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Demeter: points for controlled Territories that produce Food. */
export const demeter: GodPower = perProducingLand;

import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Aegir: points for controlled Territories that produce Gold. */
export const aegir: GodPower = perProducingLand;

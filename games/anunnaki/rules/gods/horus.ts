import type { GodPower } from './moments.ts';
import { perProducingLand } from './scoring.ts';

/** Horus: points for controlled Territories that produce Wood. */
export const horus: GodPower = perProducingLand;

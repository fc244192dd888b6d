import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Hermes: each Move action has more steps. @rules ANU-16.36 */
export const hermes: GodPower = ({ values }) => ({ moveSteps: printed(values, 'steps') });

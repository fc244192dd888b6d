import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Enlil: every Portal may move more units. @rules ANU-16.27 */
export const enlil: GodPower = ({ values }) => ({ portalUnits: printed(values, 'units') });

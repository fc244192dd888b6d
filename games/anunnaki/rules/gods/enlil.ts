import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Enlil: every Portal may move more units. */
export const enlil: GodPower = ({ values }) => ({ portalUnits: printed(values, 'units') });

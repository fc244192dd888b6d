import type { GodPower } from './moments.ts';

/** Enlil: every Portal may move more units. */
export const enlil: GodPower = ({ values }) => ({ portalUnits: values.units as number });

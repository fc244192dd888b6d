import type { GodPower } from './moments.ts';

/** Poseidon: counts as a further Altar, on no planet. */
export const poseidon: GodPower = ({ values }) => ({ altars: values.altars as number });

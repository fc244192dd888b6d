import type { GodPower } from './moments.ts';

/** Hera: each gain of Followers is larger. */
export const hera: GodPower = ({ values }) => ({ followersGained: values.followers as number });

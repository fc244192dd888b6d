import type { WeaponPower } from './effects.ts';

/** Ballista: every enemy god counts little, the Atlantean one too. */
export const ballista: WeaponPower = ({ values }) => ({ enemyGods: values.strength as number });

import { controlled, freeIcons } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Seth: points for controlled Territories whose icons are all covered. Atlantis has none, and the Capital is never covered. */
export const seth: GodPower = ({ values }) => ({
  score: (g, seat) => {
    const bare = controlled(g, seat).filter((land) => g.data.lands[land]?.kind === 'normal' && freeIcons(g, land) === 0).length;
    return Math.floor(bare / (values.per as number)) * (values.vp as number);
  },
});

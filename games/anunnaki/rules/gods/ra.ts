import { printed } from '../../data/figures.ts';
import { shiftThisCube } from '../star.ts';
import { gainAny } from '../stock.ts';
import type { GodPower } from './moments.ts';

/** Ra: a cube that the pawn has crossed may be shifted. @rules ANU-16.1, ANU-R.14 */
export const ra: GodPower = () => ({ afterCrossing: shiftThisCube });

/** Ra, once summoned: a cube that gives Mana gives a resource too. @rules ANU-16.2, ANU-R.64 */
export const raUnlocked: GodPower = ({ values }) => ({ afterMana: (g, seat) => gainAny(g, seat, printed(values, 'resources')) });

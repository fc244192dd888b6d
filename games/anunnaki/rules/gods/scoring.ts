import { printed } from '../../data/figures.ts';
import { controlled, produces } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Points for each controlled Territory that produces the kind on the card. */
export const perProducingLand: GodPower = ({ values, kind }) => ({
  score: (g, seat) => controlled(g, seat).filter((land) => produces(g, land, kind)).length * printed(values, 'vp'),
});

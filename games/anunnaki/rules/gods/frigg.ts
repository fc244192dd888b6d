import { printed } from '../../data/figures.ts';
import { placeInEach } from '../followers.ts';
import { landsInPlay, piecesAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Frigg: a Follower in each Territory where enough own pieces stand. @rules ANU-16.20 */
export const frigg: GodPower = ({ values }) => ({
  onSummon: (g, seat) =>
    placeInEach(
      g,
      seat,
      landsInPlay(g).filter((land) => piecesAt(g, seat, land) >= printed(values, 'pieces')),
    ),
});

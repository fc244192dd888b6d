import { printed } from '../../data/figures.ts';
import { placeInEach } from '../followers.ts';
import { isContested, landsInPlay, piecesAt } from '../planets.ts';
import type { GodPower } from './moments.ts';

/** Frigg: a Follower in each Territory where enough own pieces stand. */
export const frigg: GodPower = ({ values }) => ({
  onSummon: (g, seat) =>
    placeInEach(
      g,
      seat,
      landsInPlay(g).filter((land) => piecesAt(g, seat, land) >= printed(values, 'pieces') && !isContested(g, seat, land)),
    ),
});

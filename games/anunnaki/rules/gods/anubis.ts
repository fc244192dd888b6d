import { chooseOrPass } from '@pantheon/kernel';
import { canPlace, placeFollower } from '../followers.ts';
import { asLands, landTopic } from '../questions.ts';
import type { GodPower } from './moments.ts';

const anubisTopic = landTopic('anubis');

/**
 * Anubis: before a battle where a god of his House has entered in this turn a Follower comes, once for each Territory.
 * @rules ANU-16.10, ANU-R.68, ANU-R.78
 */
export const anubis: GodPower = () => ({
  *beforeBattle(g, seat, land) {
    const at = g.s.entered.indexOf(land);
    if (at < 0 || seat !== g.s.active) return;
    g.s.entered.splice(at, 1);
    if (!canPlace(g, seat, land)) return;
    const wanted = yield* chooseOrPass(seat, anubisTopic, asLands(g, [land]));
    if (wanted !== null) yield* placeFollower(g, seat, land);
  },
});

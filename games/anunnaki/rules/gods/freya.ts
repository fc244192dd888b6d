import { chooseOrPass, type Rule, type Seat, who } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { followerLands, withdraw } from '../followers.ts';
import { asLands, landTopic } from '../questions.ts';
import { landRef } from '../refs.ts';
import { gainAny } from '../stock.ts';
import type { G } from '../types.ts';
import type { GodPower } from './moments.ts';

const freyaTopic = landTopic('freya');

function* sendHome(g: G, seat: Seat, resources: number): Rule {
  const land = yield* chooseOrPass(seat, freyaTopic, asLands(g, followerLands(g, seat)), { about: { n: resources } });
  if (land === null) return;
  withdraw(g, seat, land.index);
  g.emitEffect('lostFollower', { seat: who(seat), land: landRef(g, land.index) });
  yield* gainAny(g, seat, resources);
}

/** Freya: a Follower goes back to the reserve for resources. @rules ANU-16.18 */
export const freya: GodPower = ({ values }) => ({ onSummon: (g, seat) => sendHome(g, seat, printed(values, 'resources')) });

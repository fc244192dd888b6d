import { add, type Blocked, chooseOrPass, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { shrineRef } from './refs.ts';
import type { G, Shrine, TopicFor } from './types.ts';

const shrinesOf = (g: G): Shrine[] => g.s.owner.map((_, shrine) => shrine);

/** Why a shrine cannot be visited, or null if it can. @rules BLK-3.1 */
const whyNot = (g: G, seat: Seat, shrine: Shrine): Why | null =>
  g.s.owner[shrine] === seat ? { rule: 'BLK-3.1', text: say('why.yours') } : null;

const visit: TopicFor<'visit'> = {
  id: 'visit',
  key: String,
  text: (shrine, g) => shrineRef(g, shrine),
  focus: (shrine, g) => [shrineRef(g, shrine)],
  commits: (shrine) => shrine !== null,
  blocked: (g, seat) =>
    shrinesOf(g).flatMap((option): Blocked<Shrine>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
};

/** The leader takes a shrine and rolls for favour, or rests. @rules BLK-3.1, BLK-3.2 */
export function* visitOrRest(g: G, seat: Seat): Rule {
  const open = shrinesOf(g).filter((shrine) => whyNot(g, seat, shrine) === null);
  const shrine = yield* chooseOrPass(seat, visit, open);
  if (shrine === null) {
    g.emit('rested', { seat: who(seat) });
    return;
  }
  g.s.owner[shrine] = seat;
  g.emit('visited', { seat: who(seat), shrine: shrineRef(g, shrine) });
  const favour = 1 + g.below(g.data.dieSides);
  add(g.s.favour, seat, favour);
  g.emitEffect('blessed', { seat: who(seat), favour });
}

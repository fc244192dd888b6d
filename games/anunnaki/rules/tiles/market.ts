import { chooseOrPass, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { type Figures, printed } from '../../data/figures.ts';
import { KINDS } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import { kindTopic } from '../questions.ts';
import { goods, resourceRef } from '../refs.ts';
import { add, addTo, kindsHeld } from '../stock.ts';
import type { KindPair } from '../topics.ts';
import type { G, Kind, TopicFor } from '../types.ts';
import { always, type TileAction } from './action.ts';

const marketPay = kindTopic('marketPay');
const marketTake: TopicFor<'marketTake'> = {
  id: 'marketTake',
  key: ([one, other]) => `${KINDS[one]}-${KINDS[other]}`,
  text: ([one, other]) => say('option.pair', { goods: { [resourceRef(one)]: 1, [resourceRef(other)]: 1 } }),
  focus: ([one, other]) => [resourceRef(one), resourceRef(other)],
};

const PAIRS: readonly KindPair[] = KINDS.flatMap((_, one) => KINDS.flatMap((__, other): KindPair[] => (other > one ? [[one, other]] : [])));

/** Tile 10: one resource for two others, all different; improved for nothing. @rules ANU-6.16 */
export const market: TileAction = {
  gives: (figures) => always({ of: isFree(figures) ? 'goods' : 'swap', n: printed(figures, 'gain') }),
  *perform(g, seat, figures) {
    if (isFree(figures)) {
      yield* take(g, seat, null);
      return;
    }
    const paid = yield* chooseOrPass(seat, marketPay, kindsHeld(playerAt(g, seat)));
    if (paid !== null) yield* take(g, seat, paid);
  },
};

const isFree = (figures: Figures): boolean => printed(figures, 'pay') === 0;

function* take(g: G, seat: Seat, paid: Kind | null): Rule {
  const pair = yield* chooseOrPass(
    seat,
    marketTake,
    PAIRS.filter((kinds) => paid === null || !kinds.includes(paid)),
  );
  if (pair === null) return;
  const amounts = KINDS.map((_, kind) => (pair.includes(kind) ? 1 : 0));
  const player = playerAt(g, seat);
  if (paid !== null) {
    addTo(player.stock, paid, -1);
    g.emitEffect('paid', { seat: who(seat), goods: { [resourceRef(paid)]: 1 } });
  }
  add(player, amounts);
  g.emitEffect('gained', { seat: who(seat), goods: goods(amounts) });
}

import { chooseOrPass, numberAt, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { KINDS } from '../../data/model.ts';
import { goods, resourceRef } from '../names.ts';
import { playerAt } from '../planets.ts';
import { add, kindsHeld } from '../stock.ts';
import { kindTopic } from '../topics.ts';
import type { G, Kind } from '../types.ts';
import type { TileAction } from './index.ts';

type Pair = readonly [Kind, Kind];

const marketPay = kindTopic('marketPay');
const marketTake: Topic<Pair, G> = {
  id: 'marketTake',
  key: ([one, other]) => `${KINDS[one]}-${KINDS[other]}`,
  text: ([one, other]) => ({ id: 'option.pair', args: { one: resourceRef(one), other: resourceRef(other) } }),
  focus: ([one, other]) => [resourceRef(one), resourceRef(other)],
};

const PAIRS: readonly Pair[] = KINDS.flatMap((_, one) => KINDS.flatMap((__, other): Pair[] => (other > one ? [[one, other]] : [])));

/** Tile 10: one resource for two others, all different; improved for nothing. */
export const market: TileAction = function* (g, seat, figures) {
  if (figures.pay === 0) {
    yield* take(g, seat, null);
    return;
  }
  const paid = yield* chooseOrPass(seat, marketPay, kindsHeld(playerAt(g, seat)));
  if (paid !== null) yield* take(g, seat, paid);
};

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
    player.stock[paid] = numberAt(player.stock, paid) - 1;
    g.emitEffect('paid', { seat: who(seat), goods: { [resourceRef(paid)]: 1 } });
  }
  add(player, amounts);
  g.emitEffect('gained', { seat: who(seat), goods: goods(amounts) });
}

import { add, chooseOrPass, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { kindsInBank, slip } from '../hands.ts';
import { kindRef } from '../refs.ts';
import { aboutThings, chooseThing } from '../things.ts';
import { type G, NONE, type TopicFor } from '../types.ts';
import { averted } from './astarte.ts';
import { favouredBy, spendGod } from './favour.ts';

const isisTopic: TopicFor<'isis'> = {
  id: 'isis',
  key: (answer) => answer,
  text: () => say('option.god', { god: 'god:isis' }),
};

const giftTopic: TopicFor<'isisGift'> = { id: 'isisGift', ...aboutThings, secret: true };

/** After Hermes: one card from the bank for every player, each known to its receiver only. @rules MAR-4.7, MAR-16.5 */
export function* isis(g: G): Rule {
  const seat = favouredBy(g, 'isis');
  if (seat === null || (yield* chooseOrPass(seat, isisTopic, ['use'])) === null) return;
  spendGod(g, seat, 'isis');
  for (const receiver of g.seats) {
    const kinds = kindsInBank(g);
    if (kinds.length === 0) continue;
    const kind = yield* chooseThing(seat, giftTopic, g.data.kinds, kinds, { about: { receiver: who(receiver) } });
    add(g.s.bank, kind, -1);
    g.s.gifts[receiver] = kind;
  }
  yield* refuse(g, seat);
  for (const receiver of g.seats) deliver(g, seat, receiver);
}

/** The holder of Astarte may refuse his card, which he has not seen; it stays in the bank. @rules MAR-16.4 */
function* refuse(g: G, giver: Seat): Rule {
  for (const receiver of g.seats) {
    const kind = numberAt(g.s.gifts, receiver);
    if (kind === NONE || receiver === giver || !(yield* averted(g, receiver, 'isis'))) continue;
    g.s.gifts[receiver] = NONE;
    add(g.s.bank, kind, 1);
  }
}

/** @rules MAR-18.4 */
function deliver(g: G, giver: Seat, receiver: Seat): void {
  const kind = numberAt(g.s.gifts, receiver);
  if (kind === NONE) return;
  g.s.gifts[receiver] = NONE;
  slip(g, giver, receiver, kind);
  g.emitPrivate(receiver, ['gift', { seat: who(receiver), kind: kindRef(g, kind) }], ['giftHidden', { seat: who(receiver) }]);
}

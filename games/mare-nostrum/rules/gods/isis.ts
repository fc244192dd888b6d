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

/** After Hermes: one card from the bank for every player, each known to its receiver only. */
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
  for (const receiver of g.seats) yield* deliver(g, seat, receiver);
}

function* deliver(g: G, giver: Seat, receiver: Seat): Rule {
  if (g.s.gifts[receiver] === NONE) return;
  const refused = receiver !== giver && (yield* averted(g, receiver, 'isis'));
  const kind = numberAt(g.s.gifts, receiver);
  g.s.gifts[receiver] = NONE;
  if (refused) {
    add(g.s.bank, kind, 1);
    return;
  }
  slip(g, giver, receiver, kind);
  g.emitPrivate(receiver, ['gift', { seat: who(receiver), kind: kindRef(g, kind) }], ['giftHidden', { seat: who(receiver) }]);
}

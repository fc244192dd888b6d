import { at, choose, chooseOrPass, say, who } from '@pantheon/kernel';
import { total } from '../hands.ts';
import type { Power } from '../powers.ts';
import { kindRef } from '../refs.ts';
import type { Take } from '../topics.ts';
import { carryOut, giveBack } from '../trade.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import type { TopicFor } from '../types.ts';

const ulyssesTopic: TopicFor<'ulysses'> = {
  id: 'ulysses',
  key: (answer) => answer,
  text: () => say('option.force'),
};

const forcedTopic: TopicFor<'forcedTake'> = {
  id: 'forcedTake',
  key: ({ word }) => word,
  text: ({ kind }, g) => kindRef(g, kind),
  focus: ({ kind }, g) => [kindRef(g, kind)],
};

/**
 * Ulysses: once a commerce phase whoever took a card from a third player gives it back and takes one of his owner's.
 * @rules MAR-13.6, MAR-21.40
 */
export const ulysses: Power = {
  id: 'ulysses',
  *afterTake(g, seat, take) {
    const { taker, source, kind } = take;
    const offer = at(g.s.trade.offer, seat);
    if (seat === taker || seat === source || isUsed(g, seat, 'ulysses') || total(offer) === 0) return null;
    const about = { taker: who(taker), source: who(source), kind: kindRef(g, kind) };
    if ((yield* chooseOrPass(seat, ulyssesTopic, ['force'], { about })) === null) return null;
    exhaust(g, seat, 'ulysses');
    giveBack(g, take);
    g.emit('ulysses', { seat: who(seat), ...about });
    const options = offer.flatMap((count, offered): Take[] =>
      count > 0 ? [{ taker, source: seat, kind: offered, word: at(g.data.kinds, offered).word }] : [],
    );
    const forced = yield* choose(taker, forcedTopic, options);
    carryOut(g, forced);
    g.emitEffect('took', { seat: who(taker), source: who(seat), kind: kindRef(g, forced.kind) });
    return forced;
  },
};

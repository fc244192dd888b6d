import { type AllocateQuestion, at, numberAt, type Rule, type Seat, together, who } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import { handOf, handSize, keepOnly, noCards, total } from './hands.ts';
import { leftOver } from './pay.ts';
import { powersAt } from './powers.ts';
import { countedCards } from './refs.ts';
import { aboutThings } from './things.ts';
import { type G, TAX, type TopicFor, type Visible } from './types.ts';

const keepTopic: TopicFor<'keep'> = { id: 'keep', ...aboutThings, secret: true };

/** @rules MAR-12.2 */
const keptGoods = (g: Visible, seat: Seat): number => Math.max(0, ...powersAt(g, seat, 'keptGoods').map((power) => power.keptGoods(g)));

/** @rules MAR-6.19 */
function keepQuestion(g: G, seat: Seat): AllocateQuestion<Thing, G> {
  const hand = handOf(g, seat);
  const taxes = g.data.components.carryOver.tax;
  const goods = keptGoods(g, seat);
  const options = g.data.kinds.filter(({ at }) => at === TAX || (goods > 0 && numberAt(hand, at) > 0));
  const caps = options.map(({ at }) => Math.min(numberAt(hand, at), at === TAX ? taxes : goods));
  return {
    kind: 'allocate',
    seat,
    topic: keepTopic,
    options,
    caps,
    min: 0,
    max: taxes + goods,
    about: { taxes, goods },
    fits: (counts, bins) => {
      let kept = 0;
      for (let bin = 1; bin < bins; bin++) kept += numberAt(counts, bin);
      return kept <= goods;
    },
    suggest: () => [asMuchAsAllowed(caps, goods)],
    preview: (counts) => {
      const kept = noCards(g);
      options.forEach((kind, bin) => {
        kept[kind.at] = numberAt(counts, bin);
      });
      return { changes: leftOver(g, hand, kept) };
    },
  };
}

function asMuchAsAllowed(caps: readonly number[], goods: number): number[] {
  let left = goods;
  return caps.map((cap, bin) => {
    if (bin === 0) return cap;
    const kept = Math.min(cap, left);
    left -= kept;
    return kept;
  });
}

/** All players choose in secret what they keep; the rest goes to the bank, which lies open. @rules MAR-6.19, MAR-18.5 */
export function* keepCards(g: G): Rule {
  const seats = g.seats.filter((seat) => handSize(g, seat) > 0);
  const questions = seats.map((seat) => keepQuestion(g, seat));
  const answers = yield* together(questions);
  questions.forEach((question, index) => {
    const counts = at(answers, index);
    const kept = noCards(g);
    question.options.forEach((kind, bin) => {
      kept[kind.at] = numberAt(counts, bin);
    });
    const taxes = numberAt(kept, TAX);
    const discarded = keepOnly(g, question.seat, kept);
    g.emit('kept', { seat: who(question.seat), taxes, goods: total(kept) - taxes });
    if (total(discarded) > 0) g.emitEffect('discarded', { seat: who(question.seat), cards: countedCards(g, discarded) });
  });
  for (const seat of g.seats) if (!seats.includes(seat)) keepOnly(g, seat, noCards(g));
}

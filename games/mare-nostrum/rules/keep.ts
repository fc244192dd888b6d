import { type AllocateQuestion, type Question, type Rule, type Seat, type Topic, together, who } from '@pantheon/kernel';
import { handSize, keepOnly, noCards, total } from './hands.ts';
import { powersAt } from './powers.ts';
import { kindRef } from './refs.ts';
import { type G, type Kind, TAX } from './types.ts';

const keepTopic: Topic<Kind, G> = {
  id: 'keep',
  key: String,
  text: (kind, g) => kindRef(g, kind),
  focus: (kind, g) => [kindRef(g, kind)],
  secret: true,
};

const keptGoods = (g: G, seat: Seat): number => Math.max(0, ...powersAt(g, seat, 'keptGoods').map((power) => power.keptGoods(g)));

function keepQuestion(g: G, seat: Seat): AllocateQuestion<Kind, G> {
  const hand = g.s.hands[seat] as number[];
  const taxes = g.data.components.carryOver.tax;
  const goods = keptGoods(g, seat);
  const options = hand.flatMap((count, kind) => (kind === TAX || (goods > 0 && count > 0) ? [kind] : []));
  const caps = options.map((kind) => Math.min(hand[kind] as number, kind === TAX ? taxes : goods));
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
      for (let bin = 1; bin < bins; bin++) kept += counts[bin] as number;
      return kept <= goods;
    },
    suggest: () => [asMuchAsAllowed(caps, goods)],
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

/** All players put away what they may not or will not keep, unseen. */
export function* keepCards(g: G): Rule {
  const seats = g.seats.filter((seat) => handSize(g, seat) > 0);
  const questions = seats.map((seat) => keepQuestion(g, seat));
  const answers = yield* together(questions as Question[]);
  questions.forEach((question, at) => {
    const kept = noCards(g);
    question.options.forEach((kind, bin) => {
      kept[kind] = (answers[at] as readonly number[])[bin] as number;
    });
    const taxes = kept[TAX] as number;
    keepOnly(g, question.seat, kept);
    g.emit('kept', { seat: who(question.seat), taxes, goods: total(kept) - taxes });
  });
  for (const seat of g.seats) if (!seats.includes(seat)) keepOnly(g, seat, noCards(g));
}

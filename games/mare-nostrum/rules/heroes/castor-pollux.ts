import { choose, chooseOrPass, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { cardRef } from '../refs.ts';
import { type Card, type G, NONE } from '../types.ts';

const castorTopic: Topic<Card, G> = {
  id: 'castor',
  key: String,
  text: (card, g) => cardRef(g, card),
  focus: (card, g) => [cardRef(g, card)],
};

/** The heroes of opponents that can be copied: no hero of a civilisation, no wonder. */
const models = (g: G, seat: Seat): Card[] =>
  g.s.cards.flatMap((owner, card) => {
    const data = g.data.cards[card];
    const copied = owner >= 0 && owner !== seat && data !== undefined && !data.wonder && data.side === NONE;
    return copied && card !== g.s.castor ? [card] : [];
  });

function* copy(g: G, seat: Seat): Rule {
  const options = models(g, seat);
  if (options.length === 0) return;
  const card = g.s.castor === NONE ? yield* choose(seat, castorTopic, options) : yield* chooseOrPass(seat, castorTopic, options);
  if (card === null) return;
  g.s.castor = card;
  g.emit('copies', { seat: who(seat), card: cardRef(g, card) });
}

/** Castor and Pollux are like a hero of an opponent; whom they copy may change at the start of each turn. */
export const castorPollux: Power = { id: 'castor_pollux', bought: copy, dawn: copy };

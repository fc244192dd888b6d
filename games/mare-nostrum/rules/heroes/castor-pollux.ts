import { type Rule, type Seat, who } from '@pantheon/kernel';
import type { Power } from '../powers.ts';
import { cardRef } from '../refs.ts';
import { aboutThings, chooseThing, chooseThingOrPass } from '../things.ts';
import { type Card, type G, NONE, type TopicFor } from '../types.ts';

const castorTopic: TopicFor<'castor'> = { id: 'castor', ...aboutThings };

/** The heroes of opponents that can be copied: no hero of a civilisation, no wonder. @rules MAR-15.6 */
const models = (g: G, seat: Seat): Card[] =>
  g.s.cards.flatMap((owner, card) => {
    const data = g.data.cards[card];
    const copied = owner >= 0 && owner !== seat && data !== undefined && !data.wonder && data.side === NONE;
    return copied && card !== g.s.castor ? [card] : [];
  });

function* copy(g: G, seat: Seat): Rule {
  const options = models(g, seat);
  if (options.length === 0) return;
  const { cards } = g.data;
  const isNew = g.s.castor === NONE;
  const card = isNew ? yield* chooseThing(seat, castorTopic, cards, options) : yield* chooseThingOrPass(seat, castorTopic, cards, options);
  if (card === null) return;
  g.s.castor = card;
  g.emit('copies', { seat: who(seat), card: cardRef(g, card) });
}

/** Castor and Pollux are like a hero of an opponent; whom they copy may change at the start of each turn. @rules MAR-15.6, MAR-21.43 */
export const castorPollux: Power = { id: 'castor_pollux', bought: copy, dawn: copy };

import { cardRef } from './refs.ts';
import type { TopicFor } from './types.ts';

type CardTopic = 'keepCard' | 'keepDrawn' | 'payCards' | 'slipCard' | 'turtleCards' | 'worshipCards';

/** What all questions about cards of a hand have in common. */
export const cardTopic = <K extends CardTopic>(id: K): Pick<TopicFor<K>, 'id' | 'key' | 'text' | 'focus'> => ({
  id,
  key: (card) => card,
  text: (card) => cardRef(card),
  focus: (card) => [cardRef(card)],
});

import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { Types } from '../rules/types.ts';

export const en: Catalogue & TopicTexts<Types> = {
  'game.name': 'Lotus',
  'game.tagline': 'Gather the flowers of the ponds, and the last of each.',
  'option.most': 'Flowers in a turn',
  'option.most.3': 'Up to three: the usual game.',
  'option.most.2': 'Up to two: a longer one.',
  'phase.turn': 'Gather',
  'flowers-left': '{flowers, plural, one {# flower} other {# flowers}} left',
  'ask.pond': 'From which pond do you gather?',
  'ask.flowers': 'How many flowers do you take?',
  'topic.pond': 'chooses a pond',
  'topic.flowers': 'takes flowers',
  'option.flowers': '{flowers, plural, one {# flower} other {# flowers}}',
  'why.empty': 'No flower is left there.',
  'log.gathered':
    '{seat_is, select, you {You take} other {{seat} takes}} {flowers, plural, one {# flower} other {# flowers}} from {pond_the}.',
  'log.emptied': 'It was the last: {points, plural, one {# point} other {# points}} for {seat_is, select, you {you} other {{seat}}}.',
  'score.flowers': 'Flowers',
  'score.ponds': 'Last flowers',
  'end.noFlowers': 'No flower is left.',
  'outline.ponds': 'Ponds',
  'outline.pond': '{pond}: {flowers, plural, one {# flower} other {# flowers}}',
  'outline.players': 'Players',
  'outline.seat': '{seat}: {flowers, plural, one {# flower} other {# flowers}}, {ponds, plural, one {# last one} other {# last ones}}',
  'feature.flowers': 'flowers',
  'feature.ponds': 'last flowers',
};

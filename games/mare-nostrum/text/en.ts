import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { MareNostrum } from '../rules/types.ts';
import { questions } from './asks.en.ts';
import { log } from './log.en.ts';
import { rest } from './names.en.ts';
import { options } from './options.en.ts';

/** What a hero or wonder would do for the reader as things stand. */
const benefits = {
  'benefit.none': 'Nothing just now',
  'benefit.wins': 'Wins the game at once',
  'benefit.income': '{becomes} cards a turn, not {now}',
  'benefit.price': '{thing}: {becomes}, not {now}',
  'benefit.wonders': 'Wonders: {becomes}, not {now}',
  'benefit.dice': '{units} × {thing}: +{more} a die',
  'benefit.sure': '{units, plural, one {1 legion} other {# legions}}: {points} for sure',
  'benefit.defence': '{space}: +{more} in defence',
  'benefit.guards': 'Guards your {provinces, plural, one {province} other {# provinces}}',
  'benefit.markers': 'In {becomes} provinces, not {now}',
  'benefit.kept': 'Keeps {goods, plural, one {1 goods card} other {# goods cards}} in hand',
  'benefit.role': 'You count {mine}, the others {best}',
} as const;

/** All sentences of Mare Nostrum. */
export const en: Catalogue & TopicTexts<MareNostrum> = { ...questions, ...options, ...log, ...benefits, ...rest };

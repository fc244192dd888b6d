import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { MareNostrum } from '../rules/types.ts';
import { questions } from './asks.it.ts';
import { log } from './log.it.ts';
import { rest } from './names.it.ts';
import { options } from './options.it.ts';

/** What a hero or wonder would do for the reader as things stand. */
const benefits = {
  'benefit.none': 'Per ora nulla',
  'benefit.wins': 'Fa vincere subito',
  'benefit.income': '{becomes} carte a turno, non {now}',
  'benefit.price': '{thing}: {becomes}, non {now}',
  'benefit.wonders': 'Meraviglie: {becomes}, non {now}',
  'benefit.dice': '{units} × {thing}: +{more} per dado',
  'benefit.sure': '{units, plural, one {1 legione} other {# legioni}}: {points} sicuri',
  'benefit.defence': '{space}: +{more} in difesa',
  'benefit.guards': 'Protegge {provinces, plural, one {la tua provincia} other {# tue province}}',
  'benefit.markers': 'In {becomes} province, non {now}',
  'benefit.kept': 'Conservi {goods, plural, one {1 merce} other {# merci}}',
  'benefit.role': 'Conti {mine}, gli altri {best}',
} as const;

/** All sentences of Mare Nostrum. */
export const it: Catalogue & TopicTexts<MareNostrum> = { ...questions, ...options, ...log, ...benefits, ...rest };

import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { Types } from '../rules/types.ts';

export const it: Catalogue & TopicTexts<Types> = {
  'game.name': 'Loto',
  'game.tagline': 'Raccogli i fiori degli stagni, e l’ultimo di ognuno.',
  'option.most': 'Fiori per turno',
  'option.most.3': 'Fino a tre: la partita normale.',
  'option.most.2': 'Fino a due: una partita più lunga.',
  'phase.turn': 'Raccolta',
  'flowers-left': '{flowers, plural, one {Resta # fiore} other {Restano # fiori}}',
  'ask.pond': 'Da quale stagno raccogli?',
  'ask.flowers': 'Quanti fiori prendi?',
  'topic.pond': 'sceglie uno stagno',
  'topic.flowers': 'prende dei fiori',
  'option.flowers': '{flowers, plural, one {# fiore} other {# fiori}}',
  'why.empty': 'Lì non resta nessun fiore.',
  'log.gathered': '{seat_is, select, you {Prendi} other {{seat} prende}} {flowers, plural, one {# fiore} other {# fiori}} {pond_from}.',
  'log.emptied': 'Era l’ultimo: {points, plural, one {# punto} other {# punti}} per {seat_is, select, you {te} other {{seat}}}.',
  'score.flowers': 'Fiori',
  'score.ponds': 'Ultimi fiori',
  'end.noFlowers': 'Non resta nessun fiore.',
  'outline.ponds': 'Stagni',
  'outline.pond': '{pond}: {flowers, plural, one {# fiore} other {# fiori}}',
  'outline.players': 'Giocatori',
  'outline.seat': '{seat}: {flowers, plural, one {# fiore} other {# fiori}}, {ponds, plural, one {# ultimo fiore} other {# ultimi fiori}}',
  'feature.flowers': 'fiori',
  'feature.ponds': 'ultimi fiori',
};

import type { Catalogue } from '@pantheon/text';

/** Ciò che si dice a chi impara: lezioni di una prima partita, consigli, e lo sguardo indietro su una partita. */
export const learningIt: Catalogue = {
  'lesson.label': 'La tua prima partita',
  'lesson.read': 'Capito',
  'lesson.play': 'Gioca una prima partita',
  'lesson.playHint': 'Contro due bot facili, ogni regola spiegata quando serve.',
  'advice.ask': 'Tu che faresti?',
  'advice.title': 'Un buon bot penserebbe a',
  'advice.thinking': 'Ci penso …',
  'advice.none': 'Qui non c’è nulla da valutare.',
  'advice.chance': '{chance} di vincere',
  'advice.note': 'Non vede più di te. Le cifre sono punti, come li stima lui.',
  'advice.rivals': 'quello che hanno gli altri',
  'review.title': 'Sguardo indietro',
  'review.hint': 'un bot ripensa ogni mossa della partita',
  'review.start': 'Ripensa questa partita',
  'review.working': 'Ci ripenso: {done} %',
  'review.chances': 'Probabilità di vittoria, in %',
  'review.turning': 'Le svolte',
  'review.cause.luck': 'per caso',
  'review.cause.decision': 'per scelta',
  'review.seat': 'Giocatore',
  'review.luck': 'Fortuna',
  'review.lost': 'Sprecato',
  'review.sound': 'Mosse buone',
  'review.failed': 'Lo sguardo indietro si è interrotto.',
};

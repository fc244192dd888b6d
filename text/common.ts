import type { Catalogues } from './message-formatter.ts';

/** Words that all games share. */
export const common: Catalogues = {
  en: {
    nothing: 'nothing',
    pass: 'Pass',
    yes: 'Yes',
    no: 'No',
    number: '{n}',
    'end.agreed': 'The players agreed to end here.',
  },
  it: {
    nothing: 'niente',
    pass: 'Passa',
    yes: 'Sì',
    no: 'No',
    number: '{n}',
    'end.agreed': 'Di comune accordo la partita finisce qui.',
  },
};

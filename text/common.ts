import type { Catalogues } from './message-formatter.ts';

/** Words that all games share. */
export const common: Catalogues = {
  en: {
    nothing: 'nothing',
    pass: 'Pass',
    yes: 'Yes',
    no: 'No',
    number: '{n}',
  },
  it: {
    nothing: 'niente',
    pass: 'Passa',
    yes: 'Sì',
    no: 'No',
    number: '{n}',
  },
};

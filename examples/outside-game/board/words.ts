import type { Catalogues } from '@pantheon/web/kit';

/** What the board itself says. */
export const words: Catalogues = {
  en: {
    'board.flowers': 'Flowers',
    'board.emptied': 'Last flowers',
    'board.pond': 'Pond',
    'board.ponds': 'Ponds',
    'board.pondText': 'Each flower is worth a point; whoever takes the last one scores more.',
    'board.left': 'Flowers left',
  },
  it: {
    'board.flowers': 'Fiori',
    'board.emptied': 'Ultimi fiori',
    'board.pond': 'Stagno',
    'board.ponds': 'Stagni',
    'board.pondText': 'Ogni fiore vale un punto; chi prende l’ultimo ne riceve altri.',
    'board.left': 'Fiori rimasti',
  },
};

import type { Catalogues } from '@pantheon/web/kit';

/** What the board itself says. */
export const words: Catalogues = {
  en: {
    'board.coins': 'Coins',
    'board.favour': 'Favour',
    'board.shrines': 'Shrines',
    'board.omen': 'Your omen named',
    'board.shrine': 'Shrine',
    'board.shrineText': 'Worth points at the end to whoever has it, more if that seat’s omen named it.',
    'board.owner': 'Whose',
    'board.nobody': 'nobody’s',
  },
  it: {
    'board.coins': 'Monete',
    'board.favour': 'Favore',
    'board.shrines': 'Santuari',
    'board.omen': 'Il tuo presagio ha nominato',
    'board.shrine': 'Santuario',
    'board.shrineText': 'Alla fine vale punti per chi lo ha, di più se l’ha nominato il suo presagio.',
    'board.owner': 'Di chi',
    'board.nobody': 'di nessuno',
  },
};

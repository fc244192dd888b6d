import type { Catalogues } from '@pantheon/web/kit';

/** What the board itself says. */
export const words: Catalogues = {
  en: {
    'board.gold': 'Gold',
    'board.isles': 'Isles',
    'board.units': 'Units',
    'board.oracle': 'Your oracle named',
    'board.isle': 'Isle',
    'board.owner': 'Holder',
    'board.free': 'nobody',
    'board.components': 'The isles',
    'board.isleText': 'Worth points at the end to whoever holds it, more if it was named by the holder’s oracle.',
  },
  it: {
    'board.gold': 'Oro',
    'board.isles': 'Isole',
    'board.units': 'Unità',
    'board.oracle': 'Il tuo oracolo ha indicato',
    'board.isle': 'Isola',
    'board.owner': 'Chi la tiene',
    'board.free': 'nessuno',
    'board.components': 'Le isole',
    'board.isleText': 'Alla fine vale punti per chi la tiene, di più se l’ha indicata il suo oracolo.',
  },
};

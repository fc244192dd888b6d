import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Isles on the catalog. */
export const cover: GameCover = {
  id: 'isles',
  name: { en: 'Isles', it: 'Isole' },
  subtitle: { en: 'the example game', it: 'il gioco d’esempio' },
  tagline: { en: 'Eight isles, a secret bid, a little war.', it: 'Otto isole, un’offerta segreta, un po’ di guerra.' },
  players: { min: 2, max: 4 },
  minutes: [10, 15],
  colour: '#2b6f86',
  art,
};

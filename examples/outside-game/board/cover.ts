import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** The game as the first page shows it, loaded without its rules. */
export const cover: GameCover = {
  id: 'lotus',
  name: { en: 'Lotus', it: 'Loto' },
  tagline: { en: 'Gather the flowers of the ponds, and the last of each.', it: 'Raccogli i fiori degli stagni, e l’ultimo di ognuno.' },
  players: { min: 2, max: 4 },
  minutes: [5, 10],
  colour: '#21505c',
  art,
};

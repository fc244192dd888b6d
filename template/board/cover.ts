import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** The game as the first page shows it, loaded without its rules. */
export const cover: GameCover = {
  id: 'blank',
  name: { en: 'Blank Game', it: 'Blank Game' },
  tagline: { en: 'Offer in secret, visit a shrine, hope for the die.', it: 'Offri in segreto, visita un santuario, spera nel dado.' },
  players: { min: 2, max: 4 },
  minutes: [5, 10],
  colour: '#7a4a12',
  art,
};

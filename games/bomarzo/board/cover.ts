import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Bomarzo on the catalog. */
export const cover: GameCover = {
  id: 'bomarzo',
  name: { en: 'Bomarzo', it: 'Bomarzo' },
  subtitle: { en: 'the park of monsters', it: 'il parco dei mostri' },
  tagline: { en: 'Pay tribute to the monsters of the park.', it: 'Paga i tributi ai mostri del parco.' },
  players: { min: 2, max: 4 },
  minutes: [60, 90],
  fullGame: { seasons: true, worship: 'everyTurn' },
  colour: '#4a6428',
  art,
  slice: -46,
};

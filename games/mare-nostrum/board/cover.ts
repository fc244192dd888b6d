import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Mare Nostrum on the catalog. */
export const cover: GameCover = {
  id: 'mare-nostrum',
  name: { en: 'Mare Nostrum', it: 'Mare Nostrum' },
  subtitle: { en: 'with Mythology', it: 'con Mitologia' },
  tagline: { en: 'Trade, build and fight for the ancient sea.', it: 'Commercia, costruisci e combatti per il mare degli antichi.' },
  players: { min: 3, max: 6 },
  minutes: [120, 180],
  shortGame: { turnLimit: 12 },
  colour: '#8C2F39',
  art,
  slice: -19,
};

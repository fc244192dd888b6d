import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Diluvio on the catalog. */
export const cover: GameCover = {
  id: 'diluvio',
  name: { en: 'Diluvio', it: 'Diluvio' },
  subtitle: { en: 'the rising waters', it: 'le acque che salgono' },
  tagline: {
    en: 'Four peoples, one forest: fell too much and the sea takes it all.',
    it: 'Quattro popoli, una sola foresta: chi taglia troppo affoga tutti.',
  },
  players: { min: 2, max: 4 },
  playersNote: {
    en: 'The printed game is for three or four. Two players, and three on the world map, are our addition.',
    it: 'Il gioco stampato è per tre o quattro. Il gioco in due, e quello in tre sulla carta del mondo, sono una nostra aggiunta.',
  },
  minutes: [90, 120],
  firstGame: { roundLimit: 8 },
  shortGame: { roundLimit: 8 },
  fullGame: { rules: 'advanced' },
  colour: '#0C6657',
  art,
  slice: -36,
};

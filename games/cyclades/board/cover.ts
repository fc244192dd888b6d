import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Cyclades on the catalog. */
export const cover: GameCover = {
  id: 'cyclades',
  name: { en: 'Cyclades', it: 'Cyclades' },
  subtitle: { en: 'Legendary Edition', it: 'Legendary Edition' },
  tagline: {
    en: 'Bid for the favour of the gods; build your metropolises first.',
    it: 'Contendi il favore degli dèi; costruisci per primo le tue metropoli.',
  },
  players: { min: 2, max: 6 },
  minutes: [90, 150],
  firstGame: { opening: 'quick' },
  greets: true,
  colour: '#145D78',
  art,
  slice: -24,
};

import type { GameCover } from '@pantheon/web/kit';
import art from './cover.svg';

/** Anunnaki on the catalog. */
export const cover: GameCover = {
  id: 'anunnaki',
  name: { en: 'Anunnaki', it: 'Anunnaki' },
  subtitle: { en: 'Dawn of the Gods', it: 'Dawn of the Gods' },
  tagline: { en: 'Draw your star, summon your gods, take the worlds.', it: 'Traccia la tua stella, evoca i tuoi dèi, prendi i mondi.' },
  players: { min: 2, max: 4 },
  minutes: [90, 150],
  firstGame: { firstGameGods: true, firstGameNoHouseIcons: true },
  shortGame: { roundLimit: 30 },
  colour: '#3B3F9E',
  art,
  slice: -38,
};

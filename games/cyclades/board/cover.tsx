import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const ISLES: readonly (readonly [number, number, number])[] = [
  [62, 96, 30],
  [150, 78, 22],
  [188, 140, 34],
  [96, 168, 40],
  [44, 226, 24],
  [158, 234, 36],
  [102, 282, 22],
];

const isle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 0.9} ${x - r * 0.2} ${y - r * 0.8} ${x + r * 0.2} ${y - r * 0.7}S${x + r * 1.1} ${y - r * 0.2} ${x + r * 0.9} ${y + r * 0.4}S${x - r * 0.1} ${y + r * 0.9} ${x - r * 0.5} ${y + r * 0.7}S${x - r} ${y + r * 0.5} ${x - r} ${y}z`;

const coasts = ISLES.map(([x, y, r]) => isle(x, y, r)).join('');

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#3f7f93" />
    {[46, 30, 14].map((width) => (
      <path key={width} d={coasts} fill="none" stroke="#8fc3cd" strokeOpacity={0.28} strokeWidth={width} strokeLinejoin="round" />
    ))}
    <path d={coasts} fill="#f2e6c8" stroke="#7a6a48" strokeWidth="2" />
    <path d="M30 40h180M30 300h180" stroke="#d9e8ea" strokeOpacity=".35" />
  </>
);

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
  colour: '#145D78',
  Art,
};

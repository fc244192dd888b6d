import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const star = Array.from({ length: 5 }, (_, n) => {
  const angle = ((n * 2 * 72 - 90) * Math.PI) / 180;
  return `${(120 + Math.cos(angle) * 92).toFixed(1)} ${(190 + Math.sin(angle) * 92).toFixed(1)}`;
}).join('L');

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#2a2d5c" />
    {Array.from({ length: 40 }, (_, n) => (
      <circle key={`s${n.toString()}`} cx={(n * 61) % 240} cy={(n * 97) % 320} r={0.6 + (n % 3) * 0.5} fill="#d9dbf5" />
    ))}
    <circle cx="120" cy="190" r="104" fill="none" stroke="#5f65a4" strokeWidth="1.5" />
    <path d={`M${star}z`} fill="none" stroke="#f4ce63" strokeWidth="4" strokeLinejoin="round" />
    <circle cx="120" cy="190" r="16" fill="#f4ce63" />
  </>
);

/** Anunnaki on the catalog. */
export const cover: GameCover = {
  id: 'anunnaki',
  name: { en: 'Anunnaki', it: 'Anunnaki' },
  subtitle: { en: 'Dawn of the Gods', it: 'Dawn of the Gods' },
  tagline: { en: 'Draw your star, summon your gods, take the worlds.', it: 'Traccia la tua stella, evoca i tuoi dèi, prendi i mondi.' },
  players: { min: 2, max: 4 },
  minutes: [90, 150],
  firstGame: { firstGameGods: true, firstGameNoHouseIcons: true },
  colour: '#3B3F9E',
  Art,
};

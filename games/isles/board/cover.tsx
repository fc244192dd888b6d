import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { shapesOf } from './layout.ts';

const shapes = shapesOf(8);

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#2b6f86" />
    <g transform="translate(120 190) scale(.25) translate(-450 -322)">
      {shapes.map((shape) => (
        <path key={shape.path} d={shape.path} fill="none" stroke="#7dbcc8" strokeWidth="44" strokeLinejoin="round" />
      ))}
      {shapes.map((shape) => (
        <path key={shape.path} d={shape.path} fill="#f4e8cc" stroke="#c9a86a" strokeWidth="6" />
      ))}
      <circle cx="450" cy="322" r="60" fill="#f2b53a" />
    </g>
  </>
);

/** Isles on the catalog. */
export const cover: GameCover = {
  id: 'isles',
  name: { en: 'Isles', it: 'Isole' },
  subtitle: { en: 'the example game', it: 'il gioco d’esempio' },
  tagline: { en: 'Eight isles, a secret bid, a little war.', it: 'Otto isole, un’offerta segreta, un po’ di guerra.' },
  players: { min: 2, max: 4 },
  minutes: [10, 15],
  colour: '#2b6f86',
  Art,
};

import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const LEAVES: readonly (readonly [number, number, number])[] = Array.from({ length: 46 }, (_, at) => [
  (at * 53) % 252,
  78 + ((at * 97) % 246),
  7 + ((at * 13) % 12),
]);

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#4c6329" />
    {LEAVES.map(([x, y, r], at) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill={at % 3 === 0 ? '#5b7833' : at % 3 === 1 ? '#43591f' : '#384d1b'} />
    ))}
    <path d="M26 330c0-150 22-212 94-212s94 62 94 212z" fill="#a9a897" />
    <path d="M34 330c2-120 16-176 44-196-14 30-18 96-18 196zM206 330c-2-120-16-176-44-196 14 30 18 96 18 196z" fill="#8f8e7d" />
    <path d="M62 176c14-12 34-12 46-2M178 176c-14-12-34-12-46-2" fill="none" stroke="#6e6d5d" strokeWidth="6" strokeLinecap="round" />
    <ellipse cx="86" cy="192" rx="15" ry="10" fill="#3a3a2c" />
    <ellipse cx="154" cy="192" rx="15" ry="10" fill="#3a3a2c" />
    <path d="M112 196l-8 30c8 6 24 6 32 0l-8-30z" fill="#8f8e7d" />
    <path d="M62 322c0-56 20-84 58-84s58 28 58 84z" fill="#21260f" />
    <path d="M66 280l10 26 9-32 10 26 9-34 10 30 6-32 6 32 10-30 9 34 10-26 9 32 10-26c-8-28-26-40-54-40s-46 12-54 40z" fill="#e8e4d2" />
    <path d="M72 276c8-22 24-32 48-32s40 10 48 32c-10-16-26-24-48-24s-38 8-48 24z" fill="#8f8e7d" />
    <path d="M98 330v-34h44v34z" fill="#c2912d" />
    <path d="M104 330v-28h32v28z" fill="#f3d57a" />
  </>
);

/** Bomarzo on the catalog. */
export const cover: GameCover = {
  id: 'bomarzo',
  name: { en: 'Bomarzo', it: 'Bomarzo' },
  subtitle: { en: 'the park of monsters', it: 'il parco dei mostri' },
  tagline: { en: 'Pay tribute to the monsters of the park.', it: 'Paga i tributi ai mostri del parco.' },
  players: { min: 2, max: 4 },
  minutes: [60, 90],
  colour: '#4a6428',
  Art,
};

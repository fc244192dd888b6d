import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#5f94a0" />
    <path
      d="M24 128C60 96 100 108 128 92S196 96 214 124C204 150 168 148 150 170S92 176 70 168 36 152 24 128z"
      fill="#e9dfbd"
      stroke="#6c6244"
      strokeWidth="2"
    />
    <path d="M70 128l10-18 10 18zM104 122l10-18 10 18zM140 130l10-18 10 18z" fill="#1f5a38" />
    {[206, 232, 258, 284].map((y, n) => (
      <path key={y} d={`M0 ${y}q30-14 60 0t60 0 60 0 60 0V320H0z`} fill="#0c6657" fillOpacity={0.25 + n * 0.12} />
    ))}
  </>
);

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
  minutes: [90, 120],
  colour: '#0C6657',
  Art,
};

import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#b8b18e" />
    <circle cx="120" cy="158" r="46" fill="#f2b53a" />
    <path d="M0 320V236q60-56 120-20t120-8v112z" fill="#8d7a4a" />
    <path d="M84 236h72l-8-14H92zM92 240h10v44H92zm23 0h10v44h-10zm23 0h10v44h-10zM84 288h72v10H84z" fill="#f4e8cc" />
  </>
);

/** The game as the first page shows it, loaded without its rules. */
export const cover: GameCover = {
  id: 'blank',
  name: { en: 'Blank Game', it: 'Blank Game' },
  tagline: { en: 'Offer in secret, visit a shrine, hope for the die.', it: 'Offri in segreto, visita un santuario, spera nel dado.' },
  players: { min: 2, max: 4 },
  minutes: [5, 10],
  colour: '#7a4a12',
  Art,
};

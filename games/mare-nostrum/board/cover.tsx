import type { GameCover } from '@pantheon/web/kit';
import type { ReactNode } from 'react';

const Art = (): ReactNode => (
  <>
    <rect width="240" height="320" fill="#a9bcc8" />
    <path
      d="M0 0H240V92C210 84 196 104 176 98C168 126 180 150 168 168C150 150 148 120 138 108C122 96 110 118 92 104C70 92 40 112 0 96Z"
      fill="#ecdcb8"
      stroke="#7d6440"
      strokeWidth="2"
    />
    <path
      d="M0 320H240V232C214 226 196 240 170 226C150 216 132 238 104 224C78 214 40 236 0 222Z"
      fill="#ecdcb8"
      stroke="#7d6440"
      strokeWidth="2"
    />
    <path d="M104 168l14 6-4 14-16-4zM44 150l10 4-6 22-8-4z" fill="#ecdcb8" stroke="#7d6440" strokeWidth="2" />
    <circle cx="120" cy="196" r="8" fill="#8c2f39" />
    <path d="M60 206q60-30 130-6" fill="none" stroke="#8c2f39" strokeWidth="2" strokeDasharray="5 5" />
  </>
);

/** Mare Nostrum on the catalog. */
export const cover: GameCover = {
  id: 'mare-nostrum',
  name: { en: 'Mare Nostrum', it: 'Mare Nostrum' },
  subtitle: { en: 'with Mythology', it: 'con Mitologia' },
  tagline: { en: 'Trade, build and fight for the ancient sea.', it: 'Commercia, costruisci e combatti per il mare degli antichi.' },
  players: { min: 3, max: 6 },
  minutes: [120, 180],
  colour: '#8C2F39',
  Art,
};

import type { Power } from '../powers.ts';

/** The Pyramids win the game when they are built. */
export const pyramids: Power = { id: 'pyramids' };

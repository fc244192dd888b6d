import type { Power } from '../powers.ts';

/** The Pyramids win the game when they are built. @rules MAR-11.5, MAR-12.7 */
export const pyramids: Power = { id: 'pyramids' };

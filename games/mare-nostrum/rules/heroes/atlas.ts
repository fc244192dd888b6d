import type { Power } from '../powers.ts';

/** Atlas: triremes are cheaper and move two seas, but not after fighting. @rules MAR-14.6 */
export const atlas: Power = { id: 'atlas', triremeSpeed: 2 };

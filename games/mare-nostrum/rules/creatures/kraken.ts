import type { Creature } from '../creature.ts';

/**
 * Kraken: it keeps to coasts and seas, fights at sea, dives and surfaces, and is never carried.
 * @rules MAR-6.16, MAR-7.14, MAR-17.5, MAR-17.6, MAR-17.7, MAR-21.56
 */
export const kraken: Creature = { id: 'kraken', notCarried: true, seagoing: true };

import type { Creature } from '../creature.ts';

/** Kraken: it keeps to coasts and seas, fights at sea, dives and surfaces, and is never carried. */
export const kraken: Creature = { id: 'kraken', notCarried: true, seagoing: true };

import type { Creature } from '../creature.ts';
import { behemoth } from './behemoth.ts';
import { centaur } from './centaur.ts';
import { griffin } from './griffin.ts';
import { kraken } from './kraken.ts';
import { phoenix } from './phoenix.ts';
import { titan } from './titan.ts';

/** Every creature. */
export const creatures: readonly Creature[] = [behemoth, centaur, griffin, kraken, phoenix, titan];

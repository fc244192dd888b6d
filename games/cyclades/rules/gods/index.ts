import type { Powers } from '../powers.ts';
import { apollo } from './apollo.ts';
import { ares } from './ares.ts';
import { athena } from './athena.ts';
import { hera } from './hera.ts';
import { poseidon } from './poseidon.ts';
import { zeus } from './zeus.ts';

/** The six gods. */
export const godPowers: Powers['gods'] = { athena, zeus, poseidon, ares, hera, apollo };

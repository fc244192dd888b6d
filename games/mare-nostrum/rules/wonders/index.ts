import type { Power } from '../powers.ts';
import { colossus } from './colossus.ts';
import { hangingGardens } from './hanging-gardens.ts';
import { lighthouse } from './lighthouse.ts';
import { mausoleum } from './mausoleum.ts';
import { pyramids } from './pyramids.ts';
import { statueOfZeus } from './statue-of-zeus.ts';
import { templeOfArtemis } from './temple-of-artemis.ts';

/** Every wonder. */
export const wonders: readonly Power[] = [colossus, hangingGardens, lighthouse, mausoleum, pyramids, statueOfZeus, templeOfArtemis];

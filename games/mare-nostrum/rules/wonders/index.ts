import type { Power } from '../powers.ts';
import { colossus } from './colossus.ts';
import { hangingGardens } from './hanging-gardens.ts';
import { lighthouse } from './lighthouse.ts';
import { mausoleum } from './mausoleum.ts';
import { pyramids } from './pyramids.ts';
import { statueOfZeus } from './statue-of-zeus.ts';
import { templeOfArtemis } from './temple-of-artemis.ts';

/** Every wonder by the id of its card. */
export const wonders: { readonly [id: string]: Power } = Object.fromEntries(
  [colossus, hangingGardens, lighthouse, mausoleum, pyramids, statueOfZeus, templeOfArtemis].map((power) => [power.id, power]),
);

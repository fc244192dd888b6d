import type { God } from '../types.ts';
import { develop } from './develop.ts';
import { dragon } from './dragon.ts';
import type { Favour } from './favour.ts';
import { genius } from './genius.ts';
import { goddess } from './goddess.ts';
import { ogre } from './ogre.ts';
import { turtle } from './turtle.ts';

const favours: { readonly [god: string]: Favour } = {
  genius,
  ogre,
  goddess,
  giant: develop('giant'),
  elephant: develop('elephant'),
  turtle,
  whale: develop('whale'),
  dragon,
};

/** The favour of a god. */
export function favourOf(god: God): Favour {
  const favour = favours[god];
  if (favour === undefined) throw new Error(`no favour for the god "${god}"`);
  return favour;
}

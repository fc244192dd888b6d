import { type Rule, ruleFault, type Seat } from '@pantheon/kernel';
import type { G, God } from '../types.ts';
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
  giant: develop,
  elephant: develop,
  turtle,
  whale: develop,
  dragon,
};

/** A god does its favour to a seat. @rules BOM-4.12, BOM-R.11 */
export function grantFavour(g: G, seat: Seat, god: God): Rule {
  const favour = favours[god];
  if (favour === undefined) throw ruleFault(`no favour for the god "${god}"`);
  return favour(g, seat, god);
}

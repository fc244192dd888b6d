import type { Powers } from '../powers.ts';
import { ballista } from './ballista.ts';
import { compositeBow } from './composite-bow.ts';
import { sarissa } from './sarissa.ts';
import { sling } from './sling.ts';
import { vikingHelmet } from './viking-helmet.ts';
import { warChariot } from './war-chariot.ts';
import { warHammer } from './war-hammer.ts';

/** What Weapon cards do; most have no effect. */
export const weapon: Powers['weapon'] = {
  sling,
  ballista,
  'war-hammer': warHammer,
  'viking-helmet': vikingHelmet,
  'composite-bow': compositeBow,
  'war-chariot': warChariot,
  sarissa,
};

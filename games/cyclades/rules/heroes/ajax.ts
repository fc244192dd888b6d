import { say } from '@pantheon/kernel';
import { buildMetropolis } from '../metropolis.ts';
import { countLands } from '../pieces.ts';
import type { HeroPower } from '../powers.ts';
import { whyNoPlace } from './offering.ts';

/** Counts as two; his sacrifice rewards wide lands. @rules CYC-18.1, CYC-18.2 */
export const ajax: HeroPower = {
  id: 'ajax',
  whyNotSacrifice(g, faction, sacrificed) {
    const lands = g.data.heroes.ajax.sacrifice.lands ?? 0;
    if (countLands(g, faction) < lands) return { rule: 'CYC-18.2', text: say('why.lands', { n: lands, have: countLands(g, faction) }) };
    return whyNoPlace(g, faction, sacrificed);
  },
  sacrifice: buildMetropolis,
};

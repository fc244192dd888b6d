import { at, numberAt, type Rule, ref } from '@pantheon/kernel';
import { bonusIds } from '../data/schema.ts';
import { placeAt } from './board.ts';
import { eliminateIfLandless } from './elimination.ts';
import { checkSets, resolveBonus } from './metropolis.ts';
import { gainControl, isMetropolis } from './pieces.ts';
import { actor, areaRef } from './refs.ts';
import { type Area, type Faction, type G, METROPOLIS } from './types.ts';

/**
 * An enemy land area is taken: control, priestess, the loser's bonuses, the conqueror's sets, elimination, in this order.
 * @rules CYC-2.15, CYC-13.13, CYC-13.14, CYC-14.13, CYC-14.19, CYC-R.32
 */
export function* conquer(g: G, faction: Faction, loser: Faction, land: Area): Rule {
  g.emitEffect('conquered', { who: actor(g, faction), whom: actor(g, loser), area: areaRef(g, land) });
  gainControl(g, faction, land);
  for (const site of placeAt(g, land).sites) {
    const built = numberAt(g.s.built, site);
    if (!isMetropolis(built)) continue;
    const bonus = built - METROPOLIS;
    g.emitEffect('metropolisLost', { who: actor(g, loser), bonus: ref('bonus', at(bonusIds, bonus)) });
    yield* resolveBonus(g, loser, bonus);
  }
  yield* checkSets(g, faction);
  eliminateIfLandless(g, loser);
}

import { amount, type Rule, say, type Topic } from '@pantheon/kernel';
import { about, ask } from '../ask.ts';
import { countedRef, removeUnit, unitRef, unitText } from '../combatants.ts';
import { actor, at, seatFor } from '../factions.ts';
import { gainPhilosopher } from '../metropolis.ts';
import { philosophersLeft } from '../pieces.ts';
import type { HeroPower } from '../powers.ts';
import type { Faction, G } from '../types.ts';

type Troop = 'troop' | 'mercenary';

const victimTopic: Topic<Troop, G> = { id: 'hectorVictim', key: (unit) => unit, text: unitText, focus: (unit) => [unitRef(unit)] };
const conversionsTopic: Topic<number, G> = { id: 'conversions', key: String, text: (n) => say('option.conversions', { n }) };

const rateOf = (g: G): number => g.data.heroes.hector.sacrifice.priestesses ?? 1;

const conversionsOpen = (g: G, faction: Faction): number => Math.floor(at(g.s.priestesses, faction) / rateOf(g));

/** Strikes down one of the troops that enter his area; his sacrifice turns priestesses into philosophers. */
export const hector: HeroPower = {
  id: 'hector',
  *onInvasion(g, battle, { owner }): Rule {
    const victims: Troop[] = [...(battle.troops > 0 ? ['troop' as const] : []), ...(battle.mercenaries > 0 ? ['mercenary' as const] : [])];
    if (victims.length === 0) return;
    const victim = yield* ask(g, owner, victimTopic, victims);
    removeUnit(g, battle, 'attack', victim);
    g.emitEffect('hector', { who: actor(g, owner), unit: countedRef(victim, 1) });
  },
  whyNotSacrifice(g, faction) {
    if (conversionsOpen(g, faction) === 0) return { rule: 'CYC-18.7', text: say('why.priestesses', { n: rateOf(g) }) };
    return philosophersLeft(g) > 0 ? null : { rule: 'CYC-1.5', text: say('why.supply') };
  },
  *sacrifice(g, faction) {
    const limits = { min: 1, max: conversionsOpen(g, faction), ...about(g, faction, { n: rateOf(g) }) };
    const times = yield* amount(seatFor(g, faction), conversionsTopic, limits);
    for (let time = 0; time < times; time++) {
      g.s.priestesses[faction] = at(g.s.priestesses, faction) - rateOf(g);
      g.emitEffect('converted', { who: actor(g, faction), n: rateOf(g) });
      yield* gainPhilosopher(g, faction);
    }
  },
};

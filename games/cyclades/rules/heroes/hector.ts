import { add, amount, becomes, numberAt, type Rule, say } from '@pantheon/kernel';
import { about, ask } from '../ask.ts';
import { removeUnit } from '../combatants.ts';
import { seatFor } from '../factions.ts';
import { canPlaceMetropolis, gainPhilosopher } from '../metropolis.ts';
import { philosophersLeft } from '../pieces.ts';
import type { HeroPower } from '../powers.ts';
import { actor, countedRef, unitRef } from '../refs.ts';
import type { Faction, TopicFor, Troop, Visible } from '../types.ts';

const victimTopic: TopicFor<'hectorVictim'> = { id: 'hectorVictim', key: (unit) => unit, text: unitRef, focus: (unit) => [unitRef(unit)] };
const conversionsTopic: TopicFor<'conversions'> = { id: 'conversions', key: String, text: (n) => say('option.conversions', { n }) };

const rateOf = (g: Visible): number => g.data.heroes.hector.sacrifice.priestesses ?? 1;

const conversionsOpen = (g: Visible, faction: Faction): number => Math.floor(numberAt(g.s.priestesses, faction) / rateOf(g));

/** Strikes down one of the troops that enter his area; his sacrifice turns priestesses into philosophers. @rules CYC-1.5, CYC-18.7 */
export const hector: HeroPower = {
  id: 'hector',
  /** @rules CYC-18.5, CYC-R.29 */
  *onInvasion(g, battle, { owner }): Rule {
    const victims: Troop[] = [];
    if (battle.troops > 0) victims.push('troop');
    if (battle.mercenaries > 0) victims.push('mercenary');
    if (victims.length === 0) return;
    const victim = yield* ask(g, owner, victimTopic, victims);
    removeUnit(g, battle, 'attack', victim);
    g.emitEffect('hector', { who: actor(g, owner), unit: countedRef(victim, 1) });
  },
  whyNotSacrifice(g, faction) {
    if (conversionsOpen(g, faction) === 0)
      return { rule: 'CYC-18.7', text: say('why.priestesses', { n: rateOf(g), have: numberAt(g.s.priestesses, faction) }) };
    return philosophersLeft(g) > 0 ? null : { rule: 'CYC-1.5', text: say('why.supply', { of: 'philosopher' }) };
  },
  endsInMetropolis: (g, faction) =>
    numberAt(g.s.philosophers, faction) + Math.min(conversionsOpen(g, faction), philosophersLeft(g)) >=
      g.data.components.metropolis.philosophers && canPlaceMetropolis(g, faction, 'hector'),
  *sacrifice(g, faction) {
    const limits = { min: 1, max: conversionsOpen(g, faction), ...about(g, faction, { n: rateOf(g) }) };
    const priestesses = numberAt(g.s.priestesses, faction);
    const topic: TopicFor<'conversions'> = {
      ...conversionsTopic,
      preview: (n) => ({ changes: [becomes(say('preview.priestesses'), priestesses, priestesses - n * rateOf(g))] }),
    };
    const times = yield* amount(seatFor(g, faction), topic, limits);
    for (let time = 0; time < times; time++) {
      add(g.s.priestesses, faction, -rateOf(g));
      g.emitEffect('converted', { who: actor(g, faction), n: rateOf(g) });
      yield* gainPhilosopher(g, faction);
    }
  },
};

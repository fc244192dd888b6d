import { add, numberAt } from '@pantheon/kernel';
import { ask, factionTopic } from '../ask.ts';
import { opponentsOf } from '../factions.ts';
import { checkPhilosophers } from '../metropolis.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';
import type { Faction, Visible } from '../types.ts';

const victimTopic = factionTopic('satyrVictim');

/** The opponents that have something to lose to him. @rules CYC-20.14 */
export const victims = (g: Visible, faction: Faction): Faction[] =>
  opponentsOf(g, faction).filter((other) => numberAt(g.s.philosophers, other) > 0);

/** Takes a philosopher from an opponent. @rules CYC-16.17, CYC-R.39 */
export const satyr: CreaturePower = {
  id: 'satyr',
  isPossible: (g, faction) => victims(g, faction).length > 0,
  *play(g, faction) {
    const victim = yield* ask(g, faction, victimTopic, victims(g, faction));
    add(g.s.philosophers, victim, -1);
    add(g.s.philosophers, faction, 1);
    g.emitEffect('stolePhilosopher', { who: actor(g, faction), whom: actor(g, victim) });
    yield* checkPhilosophers(g, faction);
  },
};

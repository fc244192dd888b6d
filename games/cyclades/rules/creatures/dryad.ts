import { add, numberAt } from '@pantheon/kernel';
import { ask, factionTopic } from '../ask.ts';
import { opponentsOf } from '../factions.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';
import type { Faction, Visible } from '../types.ts';

const victimTopic = factionTopic('dryadVictim');

/** @rules CYC-20.14 */
const victims = (g: Visible, faction: Faction): Faction[] =>
  opponentsOf(g, faction).filter((other) => numberAt(g.s.priestesses, other) > 0);

/** Takes a priestess from an opponent. @rules CYC-16.9, CYC-R.39 */
export const dryad: CreaturePower = {
  id: 'dryad',
  isPossible: (g, faction) => victims(g, faction).length > 0,
  *play(g, faction) {
    const victim = yield* ask(g, faction, victimTopic, victims(g, faction));
    add(g.s.priestesses, victim, -1);
    add(g.s.priestesses, faction, 1);
    g.emitEffect('stolePriestess', { who: actor(g, faction), whom: actor(g, victim) });
  },
};

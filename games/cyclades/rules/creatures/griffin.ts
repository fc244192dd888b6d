import { ask, factionTopic } from '../ask.ts';
import { opponentsOf } from '../factions.ts';
import { coinsOf, gainCoins, pay } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';

const victimTopic = factionTopic('griffinVictim', { commits: () => true });

/** Takes half of an opponent's coins. @rules CYC-16.12, CYC-20.14 */
export const griffin: CreaturePower = {
  id: 'griffin',
  isPossible: (g, faction) => opponentsOf(g, faction).length > 0,
  *play(g, faction) {
    const victim = yield* ask(g, faction, victimTopic, opponentsOf(g, faction));
    const coins = Math.floor(coinsOf(g, victim) / 2);
    g.reveal();
    pay(g, victim, coins);
    gainCoins(g, faction, coins);
    g.emitEffect('stoleCoins', { who: actor(g, faction), whom: actor(g, victim), coins });
  },
};

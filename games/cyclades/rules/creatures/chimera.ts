import { ref } from '@pantheon/kernel';
import { ask, thingTopic } from '../ask.ts';
import { playCreature, shuffleDiscards } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';

const cardTopic = thingTopic('chimeraCard', 'creature', { commits: () => true });

/**
 * Plays a discarded creature; whenever she is discarded herself, the deck is made anew.
 * @rules CYC-16.4, CYC-16.5, CYC-16.6, CYC-16.7, CYC-R.16
 */
export const chimera: CreaturePower = {
  id: 'chimera',
  isPossible: (g) => g.s.creatureDiscard.length > 0,
  *play(g, faction) {
    const card = yield* ask(g, faction, cardTopic, [...g.s.creatureDiscard]);
    g.s.creatureDiscard.splice(g.s.creatureDiscard.indexOf(card), 1);
    g.emitEffect('playedCreature', { who: actor(g, faction), creature: ref('creature', card) });
    yield* playCreature(g, faction, card);
  },
  onDiscard: shuffleDiscards,
};

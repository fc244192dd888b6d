import { ref } from '@pantheon/kernel';
import type { CreatureId } from '../../data/schema.ts';
import { ask, thingTopic } from '../ask.ts';
import { discardCards, drawCreature, playCreature } from '../creature-actions.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';

const cardTopic = thingTopic('sphinxCard', 'creature');

/** Draws three cards and plays one of them. @rules CYC-16.18, CYC-16.19, CYC-16.20, CYC-R.13, CYC-R.16 */
export const sphinx: CreaturePower = {
  id: 'sphinx',
  isPossible: (g) => g.s.creatureDeck.length + g.s.creatureDiscard.length + (g.s.top === null ? 0 : 1) > 0,
  *play(g, faction) {
    const { s } = g;
    const drawn: CreatureId[] = [];
    for (let n = g.data.creatures.sphinx.draws ?? 0; n > 0; n--) {
      const card = drawCreature(g);
      if (card === null) break;
      drawn.push(card);
      s.playing.push(card);
    }
    g.emitEffect('drew', { who: actor(g, faction), creatures: drawn.map((card) => ref('creature', card)) });
    const chosen = yield* ask(g, faction, cardTopic, drawn);
    s.playing.length -= drawn.length;
    discardCards(
      g,
      drawn.filter((card) => card !== chosen),
    );
    g.emitEffect('playedCreature', { who: actor(g, faction), creature: ref('creature', chosen) });
    yield* playCreature(g, faction, chosen);
  },
};

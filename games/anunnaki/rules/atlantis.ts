import { choose, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import type { Artefact } from '../data/model.ts';
import { bindFate } from './artefacts/tablet.ts';
import { artefactRef } from './names.ts';
import { playerAt } from './planets.ts';
import type { G } from './types.ts';

const artefactTopic: Topic<Artefact, G> = {
  id: 'artefact',
  key: (card) => card.id,
  text: (card, g) => artefactRef(g, card.index),
  focus: (card, g) => [artefactRef(g, card.index)],
  commits: () => true,
  secret: true,
};

/** A conqueror of Atlantis looks at the Artefacts: the first one at as many as are drawn, the next one at those left. */
export function drawArtefacts(g: G, seat: Seat): void {
  const { s } = g;
  if (s.artefactsSeenBy.length === 0) {
    for (let n = g.data.components.setup.artefactsDrawn; n > 0; n--) s.artefactsLeft.push(g.draw(s.artefactPool));
    s.artefactsLeft.sort((a, b) => a - b);
  } else g.reveal();
  s.artefactsSeenBy.push(seat);
  s.choosesArtefact = seat;
}

/** The conqueror keeps one Artefact; after the second conquest the last one leaves the game. */
export function* takeArtefact(g: G, seat: Seat): Rule {
  const { s } = g;
  const card = yield* choose(
    seat,
    artefactTopic,
    s.artefactsLeft.map((at) => g.data.artefacts[at] as Artefact),
  );
  s.choosesArtefact = null;
  s.artefactsLeft = s.artefactsSeenBy.length > 1 ? [] : s.artefactsLeft.filter((at) => at !== card.index);
  playerAt(g, seat).artefacts.push(card.index);
  g.emit('artefact', { seat: who(seat), artefact: artefactRef(g, card.index) });
  if (card.id === 'pandora-box') playerAt(g, seat).pandora = g.data.components.pandoraTokens.map((_, at) => at);
  if (card.id === 'tablet-destinies') yield* bindFate(g, seat);
}

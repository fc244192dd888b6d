import { at, choose, type Rule, type Seat, who } from '@pantheon/kernel';
import { fillPandora } from './artefacts/pandora.ts';
import { bindFate } from './artefacts/tablet.ts';
import { playerAt } from './planets.ts';
import { artefactRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

const artefactTopic: TopicFor<'artefact'> = {
  id: 'artefact',
  key: (card) => card.id,
  text: (card, g) => artefactRef(g, card.index),
  focus: (card, g) => [artefactRef(g, card.index)],
  commits: () => true,
  secret: true,
};

/**
 * A conqueror of Atlantis looks at the Artefacts: the first one at as many as are drawn, the next one at those left.
 * @rules ANU-13.2, ANU-13.3, ANU-R.42
 */
export function drawArtefacts(g: G, seat: Seat): void {
  const { s } = g;
  if (s.artefactsSeenBy.length === 0) {
    for (let n = g.data.components.setup.artefactsDrawn; n > 0; n--) s.artefactsLeft.push(g.draw(s.artefactPool));
    s.artefactsLeft.sort((a, b) => a - b);
  } else g.reveal();
  s.artefactsSeenBy.push(seat);
  s.choosesArtefact = seat;
}

/** Artefacts that do something as soon as they are taken. */
const onTaken: { readonly [id: string]: (g: G, seat: Seat) => Rule | undefined } = {
  'pandora-box': fillPandora,
  'tablet-destinies': bindFate,
};

/** The conqueror keeps one Artefact; after the second conquest the last one leaves the game. @rules ANU-13.2, ANU-13.3 */
export function* takeArtefact(g: G, seat: Seat): Rule {
  const { s } = g;
  const card = yield* choose(
    seat,
    artefactTopic,
    s.artefactsLeft.map((artefact) => at(g.data.artefacts, artefact)),
  );
  s.choosesArtefact = null;
  s.artefactsLeft = s.artefactsSeenBy.length > 1 ? [] : s.artefactsLeft.filter((artefact) => artefact !== card.index);
  playerAt(g, seat).artefacts.push(card.index);
  g.emit('artefact', { seat: who(seat), artefact: artefactRef(g, card.index) });
  const rule = onTaken[card.id]?.(g, seat);
  if (rule !== undefined) yield* rule;
}

import { choose, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { KINDS } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import { artefactRef, resourceRef } from '../refs.ts';
import { addTo, gain, kindsHeld, score } from '../stock.ts';
import type { CornucopiaUse } from '../topics.ts';
import type { G, TopicFor } from '../types.ts';
import { discard, ownArtefact } from './index.ts';

const TAKES: readonly CornucopiaUse[] = KINDS.map((_, kind) => ({ mode: 'take', kind }));
const SPENDS: readonly CornucopiaUse[] = KINDS.map((_, kind) => ({ mode: 'spend', kind }));

const useTopic: TopicFor<'cornucopia'> = {
  id: 'cornucopia',
  key: ({ mode, kind }) => `${mode}-${KINDS[kind]}`,
  text: ({ mode, kind }, g) => {
    const values = g.data.artefacts.find(({ id }) => id === 'cornucopia')?.values ?? {};
    return say(`option.cornucopia.${mode}`, { goods: { [resourceRef(kind)]: printed(values, 'resources') }, vp: printed(values, 'vp') });
  },
  focus: ({ kind }) => [resourceRef(kind)],
};

/** Whether a seat has the Cornucopia. */
export const ownsCornucopia = (g: G, seat: Seat): boolean => ownArtefact(g, seat, 'cornucopia') !== null;

/** The Cornucopia: so many resources of one kind, or points for as many. @rules ANU-13.5 */
export function* cornucopia(g: G, seat: Seat): Rule {
  const artefact = ownArtefact(g, seat, 'cornucopia');
  if (artefact === null) return;
  const resources = printed(artefact.values, 'resources');
  const spendable = kindsHeld(playerAt(g, seat), resources);
  const { mode, kind } = yield* choose(seat, useTopic, [...TAKES, ...SPENDS.filter((use) => spendable.includes(use.kind))]);
  discard(g, seat, artefact);
  g.emit('artefactUsed', { seat: who(seat), artefact: artefactRef(g, artefact.index) });
  if (mode === 'take') {
    gain(g, seat, kind, resources);
    return;
  }
  addTo(playerAt(g, seat).stock, kind, -resources);
  g.emitEffect('paid', { seat: who(seat), goods: { [resourceRef(kind)]: resources } });
  score(g, seat, printed(artefact.values, 'vp'));
}

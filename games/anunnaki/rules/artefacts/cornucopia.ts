import { choose, numberAt, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import type { Artefact } from '../../data/model.ts';
import { KINDS } from '../../data/model.ts';
import { artefactRef, resourceRef } from '../names.ts';
import { playerAt } from '../planets.ts';
import { gain, kindsHeld, score } from '../stock.ts';
import type { G, Kind } from '../types.ts';
import { discard, ownArtefact } from './index.ts';

interface Use {
  readonly mode: 'take' | 'spend';
  readonly kind: Kind;
}

const TAKES: readonly Use[] = KINDS.map((_, kind) => ({ mode: 'take', kind }));
const SPENDS: readonly Use[] = KINDS.map((_, kind) => ({ mode: 'spend', kind }));

const useTopic: Topic<Use, G> = {
  id: 'cornucopia',
  key: ({ mode, kind }) => `${mode}-${KINDS[kind]}`,
  text: ({ mode, kind }) => say(`option.cornucopia.${mode}`, { resource: resourceRef(kind) }),
  focus: ({ kind }) => [resourceRef(kind)],
};

const card = (g: G, seat: Seat): Artefact | null => ownArtefact(g, seat, 'cornucopia');

/** Whether a seat has the Cornucopia. */
export const ownsCornucopia = (g: G, seat: Seat): boolean => card(g, seat) !== null;

/** The Cornucopia: so many resources of one kind, or points for as many. */
export function* cornucopia(g: G, seat: Seat): Rule {
  const artefact = card(g, seat) as Artefact;
  const { resources, vp } = artefact.values as { resources: number; vp: number };
  const spendable = kindsHeld(playerAt(g, seat), resources);
  const { mode, kind } = yield* choose(seat, useTopic, [...TAKES, ...SPENDS.filter((use) => spendable.includes(use.kind))]);
  discard(g, seat, artefact);
  g.emit('artefactUsed', { seat: who(seat), artefact: artefactRef(g, artefact.index) });
  if (mode === 'take') {
    gain(g, seat, kind, resources);
    return;
  }
  const { stock } = playerAt(g, seat);
  stock[kind] = numberAt(stock, kind) - resources;
  g.emitEffect('paid', { seat: who(seat), goods: { [resourceRef(kind)]: resources } });
  score(g, seat, vp);
}

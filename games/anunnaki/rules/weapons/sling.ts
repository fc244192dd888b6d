import { choose, type Rule, type Seat, who } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { playerAt } from '../planets.ts';
import { kindTopic } from '../questions.ts';
import { resourceRef } from '../refs.ts';
import { addTo, kindsHeld } from '../stock.ts';
import type { G } from '../types.ts';
import type { WeaponPower } from './effects.ts';

const stealTopic = kindTopic('steal');

function* steal(g: G, loser: Seat, winner: Seat, n: number): Rule {
  for (let left = n; left > 0; left--) {
    const kinds = kindsHeld(playerAt(g, winner));
    if (kinds.length === 0) return;
    const kind = yield* choose(loser, stealTopic, kinds, { about: { seat: who(winner) } });
    addTo(playerAt(g, winner).stock, kind, -1);
    addTo(playerAt(g, loser).stock, kind, 1);
    g.emitEffect('stole', { seat: who(loser), resource: resourceRef(kind), from: who(winner) });
  }
}

/** Sling: who loses with it steals from the winner. @rules ANU-12.16 */
export const sling: WeaponPower = ({ values }) => ({
  afterLoss: (g, loser, winner) => steal(g, loser, winner, printed(values, 'resources')),
});

import { choose, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { resourceRef } from '../names.ts';
import { playerAt } from '../planets.ts';
import { kindsHeld } from '../stock.ts';
import { kindTopic } from '../topics.ts';
import type { G } from '../types.ts';
import type { WeaponPower } from './effects.ts';

const stealTopic = kindTopic('steal');

function* steal(g: G, loser: Seat, winner: Seat, n: number): Rule {
  for (let left = n; left > 0; left--) {
    const kinds = kindsHeld(playerAt(g, winner));
    if (kinds.length === 0) return;
    const kind = yield* choose(loser, stealTopic, kinds, { about: { seat: who(winner) } });
    const [from, to] = [playerAt(g, winner).stock, playerAt(g, loser).stock];
    from[kind] = numberAt(from, kind) - 1;
    to[kind] = numberAt(to, kind) + 1;
    g.emitEffect('stole', { seat: who(loser), resource: resourceRef(kind), from: who(winner) });
  }
}

/** Sling: who loses with it steals from the winner. */
export const sling: WeaponPower = ({ values }) => ({
  afterLoss: (g, loser, winner) => steal(g, loser, winner, values.resources as number),
});

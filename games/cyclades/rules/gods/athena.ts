import { numberAt, say } from '@pantheon/kernel';
import { buildAction } from '../buildings.ts';
import { gainPhilosopher } from '../metropolis.ts';
import { coinsOf, pay, philosophersLeft, tooDear } from '../pieces.ts';
import { action, type GodPower } from '../powers.ts';
import { actor } from '../refs.ts';
import { turnOf } from '../turn.ts';
import { creaturePurchases, heroicMovesOf } from './common.ts';

/** @rules CYC-1.5, CYC-10.2 */
const buyPhilosopher = action({
  kind: 'philosopher',
  text: say('option.philosopher'),
  price: (g) => numberAt(g.data.costs.philosopher, turnOf(g).bought),
  whyNot(g, faction) {
    const { philosopher: costs } = g.data.costs;
    const bought = g.s.turn?.bought ?? 0;
    if (bought >= costs.length) return { rule: 'CYC-10.2', text: say('why.onlyOne') };
    if (philosophersLeft(g) === 0) return { rule: 'CYC-1.5', text: say('why.supply', { of: 'philosopher' }) };
    return coinsOf(g, faction) >= numberAt(costs, bought) ? null : tooDear(g, faction, numberAt(costs, bought), 'CYC-10.2');
  },
  *perform(g, faction) {
    const turn = turnOf(g);
    const coins = numberAt(g.data.costs.philosopher, turn.bought);
    turn.bought++;
    pay(g, faction, coins);
    g.emit('philosopher', { who: actor(g, faction), coins });
    yield* gainPhilosopher(g, faction);
  },
});

/** A university and a philosopher. @rules CYC-10.1, CYC-10.3 */
export const athena: GodPower = {
  id: 'athena',
  mandatory: [
    buildAction('university'),
    {
      key: 'philosopher',
      *perform(g, faction) {
        if (philosophersLeft(g) > 0) g.emit('philosopher', { who: actor(g, faction), coins: 0 });
        yield* gainPhilosopher(g, faction);
      },
    },
  ],
  builds: () => ['university'],
  optional: (g, faction) => [buyPhilosopher, ...creaturePurchases(g), ...heroicMovesOf(g, faction)],
  allowsSacrifice: true,
};

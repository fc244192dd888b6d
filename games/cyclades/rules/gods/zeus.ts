import { chooseOrPass, numberAt, type Rule, ref, say } from '@pantheon/kernel';
import { about, silently, thingTopic } from '../ask.ts';
import { buildAction } from '../buildings.ts';
import { lookAtTop, playCreature } from '../creature-actions.ts';
import { seatFor } from '../factions.ts';
import { coinsOf, pay, priestessesLeft, takePriestess, tooDear } from '../pieces.ts';
import { action, type GodPower } from '../powers.ts';
import { actor } from '../refs.ts';
import { turnOf } from '../turn.ts';
import type { Faction, G } from '../types.ts';
import { creaturePurchases, heroicMovesOf } from './common.ts';

/** @rules CYC-1.5, CYC-10.5 */
const buyPriestess = action({
  kind: 'priestess',
  text: say('option.priestess'),
  price: (g) => numberAt(g.data.costs.priestess, turnOf(g).bought),
  whyNot(g, faction) {
    const { priestess: costs } = g.data.costs;
    const bought = g.s.turn?.bought ?? 0;
    if (bought >= costs.length) return { rule: 'CYC-10.5', text: say('why.onlyOne') };
    if (priestessesLeft(g) === 0) return { rule: 'CYC-1.5', text: say('why.supply', { of: 'priestess' }) };
    return coinsOf(g, faction) >= numberAt(costs, bought) ? null : tooDear(g, faction, numberAt(costs, bought), 'CYC-10.5');
  },
  perform: (g, faction) =>
    silently(() => {
      const turn = turnOf(g);
      const coins = numberAt(g.data.costs.priestess, turn.bought);
      turn.bought++;
      pay(g, faction, coins);
      g.emit('priestess', { who: actor(g, faction), coins });
      takePriestess(g, faction);
    }),
});

const topTopic = thingTopic('playTop', 'creature', { secret: true, commits: (card) => card !== null });

/** A secret look at the top creature, which may then be played. @rules CYC-10.6, CYC-15.9, CYC-R.54 */
const look = action({
  kind: 'look',
  text: say('option.look'),
  whyNot(g) {
    if (g.s.turn?.looked) return { rule: 'CYC-10.6', text: say('why.lookedAlready') };
    const cards = g.s.creatureDeck.length + g.s.creatureDiscard.length + (g.s.top === null ? 0 : 1);
    return cards > 0 ? null : { rule: 'CYC-15.9', text: say('why.supply', { of: 'creature' }) };
  },
  *perform(g, faction): Rule {
    const turn = turnOf(g);
    turn.looked = true;
    lookAtTop(g, faction);
    yield* playOrPutBack(g, faction);
  },
});

/** @rules CYC-10.6, CYC-21.6 */
function* playOrPutBack(g: G, faction: Faction): Rule {
  const coins = g.data.costs.topCreature;
  const options = coinsOf(g, faction) >= coins && g.s.top !== null ? [g.s.top.card] : [];
  const seen = g.s.top === null ? {} : { creature: ref('creature', g.s.top.card) };
  const card = yield* chooseOrPass(seatFor(g, faction), topTopic, options, about(g, faction, { coins, ...seen }));
  if (card === null) {
    g.emitEffect('putBack', { who: actor(g, faction) });
    return;
  }
  g.reveal();
  g.s.top = null;
  pay(g, faction, coins);
  g.emit('boughtCreature', { who: actor(g, faction), creature: ref('creature', card), coins });
  yield* playCreature(g, faction, card);
}

/** A temple and a priestess, and a look at what the deck holds. @rules CYC-10.4, CYC-10.7 */
export const zeus: GodPower = {
  id: 'zeus',
  mandatory: [
    buildAction('temple'),
    {
      key: 'priestess',
      perform: (g, faction) =>
        silently(() => {
          if (takePriestess(g, faction)) g.emit('priestess', { who: actor(g, faction), coins: 0 });
        }),
    },
  ],
  builds: () => ['temple'],
  optional: (g, faction) => [buyPriestess, look, ...creaturePurchases(g), ...heroicMovesOf(g, faction)],
  allowsSacrifice: true,
};

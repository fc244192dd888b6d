import { chooseOrPass, type Rule, ref, say, type Topic } from '@pantheon/kernel';
import type { CreatureId } from '../../data/schema.ts';
import { about, silently, thingTopic } from '../ask.ts';
import { build } from '../buildings.ts';
import { lookAtTop, playCreature } from '../creature-actions.ts';
import { actor, at, seatFor } from '../factions.ts';
import { coinsOf, pay, priestessesLeft, takePriestess } from '../pieces.ts';
import type { Action, GodPower } from '../powers.ts';
import type { Faction, G } from '../types.ts';
import { creaturePurchases, heroicMovesOf } from './common.ts';

const buyPriestess: Action = {
  key: 'priestess',
  whyNot(g, faction) {
    const { priestess: costs } = g.data.costs;
    const bought = g.s.turn?.bought ?? 0;
    if (bought >= costs.length) return { rule: 'CYC-10.5', text: say('why.onlyOne') };
    if (priestessesLeft(g) === 0) return { rule: 'CYC-1.5', text: say('why.supply') };
    return coinsOf(g, faction) >= at(costs, bought) ? null : { rule: 'CYC-10.5', text: say('why.coins', { coins: at(costs, bought) }) };
  },
  perform: (g, faction) =>
    silently(() => {
      const turn = g.s.turn as NonNullable<typeof g.s.turn>;
      const coins = at(g.data.costs.priestess, turn.bought);
      turn.bought++;
      pay(g, faction, coins);
      g.emit('priestess', { who: actor(g, faction), coins });
      takePriestess(g, faction);
    }),
};

const topTopic: Topic<CreatureId, G> = thingTopic('playTop', 'creature', { secret: true, commits: (card) => card !== null });

/** A secret look at the top creature, which may then be played. */
const look: Action = {
  key: 'look',
  whyNot(g) {
    if (g.s.turn?.looked) return { rule: 'CYC-10.6', text: say('why.lookedAlready') };
    const cards = g.s.creatureDeck.length + g.s.creatureDiscard.length + (g.s.top === null ? 0 : 1);
    return cards > 0 ? null : { rule: 'CYC-15.9', text: say('why.supply') };
  },
  *perform(g, faction): Rule {
    const turn = g.s.turn as NonNullable<typeof g.s.turn>;
    turn.looked = true;
    lookAtTop(g, faction);
    yield* playOrPutBack(g, faction);
  },
};

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

/** A temple and a priestess, and a look at what the deck holds. */
export const zeus: GodPower = {
  id: 'zeus',
  mandatory: [
    { key: 'build', perform: (g, faction) => build(g, faction, 'temple') },
    {
      key: 'priestess',
      perform: (g, faction) =>
        silently(() => {
          if (takePriestess(g, faction)) g.emit('priestess', { who: actor(g, faction), coins: 0 });
        }),
    },
  ],
  optional: (g, faction) => [buyPriestess, look, ...creaturePurchases(g), ...heroicMovesOf(g, faction)],
  allowsSacrifice: true,
};

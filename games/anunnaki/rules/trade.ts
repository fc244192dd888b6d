import { choose, chooseOrPass, type Rule, type Seat, say, type Topic, type Why, who } from '@pantheon/kernel';
import type { Pact } from '../data/model.ts';
import { pactRef } from './names.ts';
import { givesBothLines, pactAt, pactTopic } from './pacts.ts';
import { playerAt } from './planets.ts';
import { takeRewards } from './rewards.ts';
import { canPay, pay } from './stock.ts';
import type { G } from './types.ts';

/** Why a held Pact cannot be completed. */
const whyNot = (g: G, seat: Seat, pact: Pact): Why | null =>
  canPay(playerAt(g, seat), pact.cost) ? null : { rule: 'ANU-10.2', text: say('why.pactCost') };

const held = (g: G, seat: Seat): Pact[] => playerAt(g, seat).pacts.map((pact) => pactAt(g, pact));

/** The Pacts that a seat can complete. */
export const payablePacts = (g: G, seat: Seat): Pact[] => held(g, seat).filter((pact) => whyNot(g, seat, pact) === null);

const completeTopic: Topic<Pact, G> = {
  ...pactTopic('completePact'),
  preview: (pact, g, seat) => ({ changes: [say(givesBothLines(g, seat, pact) ? 'preview.bothLines' : 'preview.oneLine')] }),
  blocked: (g, seat) =>
    held(g, seat).flatMap((pact) => {
      const why = whyNot(g, seat, pact);
      return why === null ? [] : [{ option: pact, why }];
    }),
};
const freePact = pactTopic('freePact');

type Line = 'bonus' | 'score';
const LINES: readonly Line[] = ['bonus', 'score'];
const lineTopic: Topic<Line, G> = { id: 'pactLine', key: (line) => line, text: (line) => say(`option.line.${line}`) };

/** Completes a Pact for its price. */
export function* completePact(g: G, seat: Seat): Rule {
  const pact = yield* choose(seat, completeTopic, payablePacts(g, seat));
  const line = givesBothLines(g, seat, pact) ? 'both' : yield* choose(seat, lineTopic, LINES);
  g.emit('completed', { seat: who(seat), pact: pactRef(g, pact.index), line });
  yield* pay(g, seat, pact.cost);
  yield* reward(g, seat, pact, line);
}

/** Completes a Pact for Mana alone and in full, if the player wants. */
export function* completeFreely(g: G, seat: Seat, mana: number): Rule {
  const pact = yield* chooseOrPass(seat, freePact, held(g, seat));
  if (pact === null) return;
  playerAt(g, seat).mana -= mana;
  g.emit('completed', { seat: who(seat), pact: pactRef(g, pact.index), line: 'both' });
  yield* reward(g, seat, pact, 'both');
}

function* reward(g: G, seat: Seat, pact: Pact, line: Line | 'both'): Rule {
  const player = playerAt(g, seat);
  player.pacts.splice(player.pacts.indexOf(pact.index), 1);
  player.completed.push(pact.index);
  yield* takeRewards(g, seat, [...(line === 'score' ? [] : pact.bonus), ...(line === 'bonus' ? [] : pact.score)]);
}

import { choose, chooseOrPass, type Rule, type Seat, say, type Topic, type Why, who } from '@pantheon/kernel';
import type { Pact } from '../data/model.ts';
import { pactRef } from './names.ts';
import { controller, landsInPlay, playerAt } from './planets.ts';
import { takeRewards } from './rewards.ts';
import { canPay, pay } from './stock.ts';
import type { G, PactId } from './types.ts';

const pactAt = (g: G, pact: PactId): Pact => g.data.pacts[pact] as Pact;

const pactTopic = (id: string): Topic<Pact, G> => ({
  id,
  key: (pact) => pact.id,
  text: (pact, g) => pactRef(g, pact.index),
  focus: (pact, g) => [pactRef(g, pact.index)],
});
const takePact: Topic<Pact, G> = { ...pactTopic('takePact'), commits: (pact, g) => pact !== null && g.s.pactStack.length > 0 };

/** Takes Pacts from the display, which is filled up after each. */
export function* takePacts(g: G, seat: Seat, n: number): Rule {
  for (let left = n; left > 0; left--) {
    const options = g.s.display.map((pact) => pactAt(g, pact));
    const pact = yield* chooseOrPass(seat, takePact, options, { about: { n: left } });
    if (pact === null) return;
    playerAt(g, seat).pacts.push(pact.index);
    g.also('pactTaken', { seat: who(seat), pact: pactRef(g, pact.index) });
    g.s.display.splice(g.s.display.indexOf(pact.index), 1);
    refill(g);
  }
}

/** Fills the display up, as long as there are Pacts. */
export function refill(g: G): void {
  const { display, pactStack } = g.s;
  while (display.length < g.data.components.setup.pactsDisplayed && pactStack.length > 0) {
    const pact = g.draw(pactStack);
    display.push(pact);
    g.also('pactShown', { pact: pactRef(g, pact) });
  }
}

/** Whether a Pact gives both lines: for a House icon one needs a Territory there, for the own icon one on Gaia. */
export function givesBothLines(g: G, seat: Seat, { house }: Pact): boolean {
  if (house < 0 || g.options.firstGameNoHouseIcons) return true;
  const own = playerAt(g, seat).house === house;
  const board = own ? (g.data.gaia[g.seats.length] as number) : (g.data.houses[house]?.board as number);
  return landsInPlay(g).some((land) => g.data.lands[land]?.board === board && controller(g, land) === seat);
}

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

import { chooseOrPass, numberAt, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import type { Pact } from '../data/model.ts';
import { pactRef } from './names.ts';
import { controller, landsInPlay, playerAt } from './planets.ts';
import type { G, PactId } from './types.ts';

/** A Pact by its number. */
export const pactAt = (g: G, pact: PactId): Pact => g.data.pacts[pact] as Pact;

/** A question about Pacts. */
export const pactTopic = (id: string): Topic<Pact, G> => ({
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
    g.emitEffect('pactTaken', { seat: who(seat), pact: pactRef(g, pact.index) });
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
    g.emitEffect('pactShown', { pact: pactRef(g, pact) });
  }
}

/** Whether a Pact gives both lines: for a House icon one needs a Territory there, for the own icon one on Gaia. */
export function givesBothLines(g: G, seat: Seat, { house }: Pact): boolean {
  if (house < 0 || g.options.firstGameNoHouseIcons) return true;
  const own = playerAt(g, seat).house === house;
  const board = own ? numberAt(g.data.gaia, g.seats.length) : (g.data.houses[house]?.board as number);
  return landsInPlay(g).some((land) => g.data.lands[land]?.board === board && controller(g, land) === seat);
}

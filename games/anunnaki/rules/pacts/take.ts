import { chooseOrPass, type Rule, type Seat, who } from '@pantheon/kernel';
import type { Pact } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import { pactTopic } from '../questions.ts';
import { pactRef } from '../refs.ts';
import type { G, PactId, TopicFor } from '../types.ts';

/** A Pact by its number. */
export const pactAt = (g: G, pact: PactId): Pact => g.data.pacts[pact] as Pact;

const takePact: TopicFor<'takePact'> = {
  ...pactTopic('takePact'),
  commits: (pact, g) => pact !== null && g.s.pactStack.length > 0,
};

/** Takes Pacts from the display, which is filled up after each. @rules ANU-6.4, ANU-14.4 */
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

/** Fills the display up, as long as there are Pacts. @rules ANU-10.10, ANU-R.40 */
export function refill(g: G): void {
  const { display, pactStack } = g.s;
  while (display.length < g.data.components.setup.pactsDisplayed && pactStack.length > 0) {
    const pact = g.draw(pactStack);
    display.push(pact);
    g.emitEffect('pactShown', { pact: pactRef(g, pact) });
  }
}

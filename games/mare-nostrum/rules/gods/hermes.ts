import { at, numberAt, type Rule, who } from '@pantheon/kernel';
import type { Counted } from '../events.ts';
import { draw, kindsInBank } from '../hands.ts';
import { kindRef } from '../refs.ts';
import { aboutThings, chooseThingOrPass } from '../things.ts';
import type { G, TopicFor } from '../types.ts';
import { favouredBy, spendGod } from './favour.ts';

const hermesTopic: TopicFor<'hermes'> = { id: 'hermes', ...aboutThings };

/** After the collection: three more cards of kinds that the holder's own sites gave him. @rules MAR-4.7, MAR-16.3, MAR-21.52 */
export function* hermes(g: G): Rule {
  const seat = favouredBy(g, 'hermes');
  if (seat === null) return;
  const gained: Counted = {};
  for (let left = g.data.components.gifts.hermes; left > 0; left--) {
    const produced = at(g.s.produced, seat);
    const kinds = kindsInBank(g).filter((kind) => numberAt(produced, kind) > 0);
    const kind = yield* chooseThingOrPass(seat, hermesTopic, g.data.kinds, kinds, { about: { left } });
    if (kind === null) break;
    if (Object.keys(gained).length === 0) spendGod(g, seat, 'hermes');
    draw(g, seat, kind);
    gained[kindRef(g, kind)] = (gained[kindRef(g, kind)] ?? 0) + 1;
    g.emitEffect('income', { seat: who(seat), cards: { [kindRef(g, kind)]: 1 } });
  }
}

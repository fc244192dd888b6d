import { chooseOrPass, type Rule, type Seat, say, type Why } from '@pantheon/kernel';
import { cornucopia, ownsCornucopia } from './artefacts/cornucopia.ts';
import { openPandora, ownsPandora } from './artefacts/pandora.ts';
import { completePact, payablePacts } from './pacts/complete.ts';
import { playerAt } from './planets.ts';
import { blockedAmong } from './questions.ts';
import { goods } from './refs.ts';
import { summon, whyNotSummon } from './summoning.ts';
import type { AdditionalAction } from './topics.ts';
import type { G, TopicFor } from './types.ts';

interface Additional {
  /** Its bit among those used in a turn. */
  readonly bit: number;
  /** Whether the action is there at all for the seat. */
  exists(g: G, seat: Seat): boolean;
  /** Why it cannot be taken now, or null. */
  whyNot(g: G, seat: Seat): Why | null;
  perform(g: G, seat: Seat): Rule;
}

/** @rules ANU-9.1, ANU-10.2 */
const additional: { readonly [A in AdditionalAction]: Additional } = {
  summon: {
    bit: 1 << 0,
    exists: () => true,
    whyNot: (g, seat) => whyNotSummon(g, seat),
    perform: summon,
  },
  'complete-pact': {
    bit: 1 << 1,
    exists: (g, seat) => playerAt(g, seat).pacts.length > 0,
    whyNot: (g, seat) =>
      payablePacts(g, seat).length > 0
        ? null
        : { rule: 'ANU-10.2', text: say('why.noPactPayable', { stock: goods(playerAt(g, seat).stock) }) },
    perform: completePact,
  },
  cornucopia: { bit: 1 << 2, exists: ownsCornucopia, whyNot: () => null, perform: cornucopia },
  pandora: { bit: 1 << 3, exists: ownsPandora, whyNot: () => null, perform: openPandora },
};

const ACTIONS: readonly AdditionalAction[] = ['summon', 'complete-pact', 'cornucopia', 'pandora'];

const exists = (g: G, seat: Seat, action: AdditionalAction): boolean => additional[action].exists(g, seat);

/** Why an Additional action cannot be taken now. @rules ANU-9.1 */
const whyNot = (g: G, seat: Seat, action: AdditionalAction): Why | null =>
  g.s.used & additional[action].bit ? { rule: 'ANU-9.1', text: say('why.oncePerTurn') } : additional[action].whyNot(g, seat);

const extraTopic: TopicFor<'extra'> = {
  id: 'extra',
  key: (action) => action,
  text: (action) => say(`option.extra.${action}`),
  blocked: (g, seat) =>
    blockedAmong(
      ACTIONS.filter((action) => exists(g, seat, action)),
      (action) => whyNot(g, seat, action),
    ),
};

/** Takes one Additional action; false if the player wants no more. @rules ANU-9.1 */
export function* takeAdditionalAction(g: G, seat: Seat): Rule<boolean> {
  const options = ACTIONS.filter((action) => exists(g, seat, action) && whyNot(g, seat, action) === null);
  const action = yield* chooseOrPass(seat, extraTopic, options);
  if (action === null) return false;
  g.s.used |= additional[action].bit;
  yield* additional[action].perform(g, seat);
  return true;
}

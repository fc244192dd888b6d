import { chooseOrPass, type Rule, type Seat, say, type Why } from '@pantheon/kernel';
import { cornucopia, ownsCornucopia } from './artefacts/cornucopia.ts';
import { openPandora, ownsPandora } from './artefacts/pandora.ts';
import { completePact, holdsPayablePact } from './pacts/complete.ts';
import { playerAt } from './planets.ts';
import { blockedAmong } from './questions.ts';
import { goods } from './refs.ts';
import { canSummon, summon, whyNotSummon } from './summoning.ts';
import type { AdditionalAction } from './topics.ts';
import type { G, TopicFor } from './types.ts';

interface Additional {
  /** Its bit among those used in a turn. */
  readonly bit: number;
  /** Whether the action is there at all for the seat. */
  exists(g: G, seat: Seat): boolean;
  /** Whether it can be taken now, and if not, why. */
  isOpen(g: G, seat: Seat): boolean;
  why(g: G, seat: Seat): Why;
  perform(g: G, seat: Seat): Rule;
}

const ONCE_PER_TURN: Why = { rule: 'ANU-9.1', text: say('why.oncePerTurn') };
const always = (): boolean => true;

/** @rules ANU-9.1, ANU-10.2 */
const additional: { readonly [A in AdditionalAction]: Additional } = {
  summon: {
    bit: 1 << 0,
    exists: () => true,
    isOpen: canSummon,
    why: whyNotSummon,
    perform: summon,
  },
  'complete-pact': {
    bit: 1 << 1,
    exists: (g, seat) => playerAt(g, seat).pacts.length > 0,
    isOpen: holdsPayablePact,
    why: (g, seat) => ({ rule: 'ANU-10.2', text: say('why.noPactPayable', { stock: goods(playerAt(g, seat).stock) }) }),
    perform: completePact,
  },
  cornucopia: { bit: 1 << 2, exists: ownsCornucopia, isOpen: always, why: () => ONCE_PER_TURN, perform: cornucopia },
  pandora: { bit: 1 << 3, exists: ownsPandora, isOpen: always, why: () => ONCE_PER_TURN, perform: openPandora },
};

const ACTIONS: readonly AdditionalAction[] = ['summon', 'complete-pact', 'cornucopia', 'pandora'];

const exists = (g: G, seat: Seat, action: AdditionalAction): boolean => additional[action].exists(g, seat);

const isUsed = (g: G, action: AdditionalAction): boolean => (g.s.used & additional[action].bit) !== 0;

/** Whether an Additional action can be taken now. @rules ANU-9.1 */
const isOpen = (g: G, seat: Seat, action: AdditionalAction): boolean =>
  exists(g, seat, action) && !isUsed(g, action) && additional[action].isOpen(g, seat);

/** Why one that the seat has cannot be taken now. @rules ANU-9.1 */
function whyNot(g: G, seat: Seat, action: AdditionalAction): Why | null {
  if (isUsed(g, action)) return ONCE_PER_TURN;
  return isOpen(g, seat, action) ? null : additional[action].why(g, seat);
}

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
  const options: AdditionalAction[] = [];
  for (const action of ACTIONS) if (isOpen(g, seat, action)) options.push(action);
  const action = yield* chooseOrPass(seat, extraTopic, options);
  if (action === null) return false;
  g.s.used |= additional[action].bit;
  yield* additional[action].perform(g, seat);
  return true;
}

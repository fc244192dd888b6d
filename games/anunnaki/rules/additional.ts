import { type Blocked, chooseOrPass, type Rule, type Seat, say, type Topic, type Why } from '@pantheon/kernel';
import { cornucopia, ownsCornucopia } from './artefacts/cornucopia.ts';
import { openPandora, ownsPandora } from './artefacts/pandora.ts';
import { playerAt } from './planets.ts';
import { summon, summonable } from './summoning.ts';
import { completePact, payablePacts } from './trade.ts';
import type { G } from './types.ts';

interface Extra {
  readonly id: string;
  /** Whether the kind is there at all for the seat. */
  exists(g: G, seat: Seat): boolean;
  /** Why it cannot be taken now, or null. */
  whyNot(g: G, seat: Seat): Why | null;
  perform(g: G, seat: Seat): Rule;
}

const EXTRAS: readonly Extra[] = [
  {
    id: 'summon',
    exists: () => true,
    whyNot: (g, seat) => (summonable(g, seat).length > 0 ? null : { rule: 'ANU-9.2', text: say('why.noSummoning') }),
    perform: summon,
  },
  {
    id: 'complete-pact',
    exists: (g, seat) => playerAt(g, seat).pacts.length > 0,
    whyNot: (g, seat) => (payablePacts(g, seat).length > 0 ? null : { rule: 'ANU-10.2', text: say('why.pactCost') }),
    perform: completePact,
  },
  { id: 'cornucopia', exists: ownsCornucopia, whyNot: () => null, perform: cornucopia },
  { id: 'pandora', exists: ownsPandora, whyNot: () => null, perform: openPandora },
];

const isUsed = (g: G, extra: Extra): boolean => (g.s.used & (1 << EXTRAS.indexOf(extra))) !== 0;

/** Why an Additional action cannot be taken now. */
const whyNot = (g: G, seat: Seat, extra: Extra): Why | null =>
  isUsed(g, extra) ? { rule: 'ANU-9.1', text: say('why.oncePerTurn') } : extra.whyNot(g, seat);

const extraTopic: Topic<Extra, G> = {
  id: 'extra',
  key: (extra) => extra.id,
  text: (extra) => say(`option.extra.${extra.id}`),
  blocked: (g, seat) =>
    EXTRAS.filter((extra) => extra.exists(g, seat)).flatMap((option): Blocked<Extra>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
};

/** Takes one Additional action; false if the player wants no more. */
export function* takeAdditionalAction(g: G, seat: Seat): Rule<boolean> {
  const options = EXTRAS.filter((extra) => extra.exists(g, seat) && whyNot(g, seat, extra) === null);
  const extra = yield* chooseOrPass(seat, extraTopic, options);
  if (extra === null) return false;
  g.s.used |= 1 << EXTRAS.indexOf(extra);
  yield* extra.perform(g, seat);
  return true;
}

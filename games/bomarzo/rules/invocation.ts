import { clockwiseFrom, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { payTribute, purseArg, tributeArg } from './payment.ts';
import { godState } from './pieces.ts';
import { ready, turnCards } from './powers.ts';
import { raise } from './raise.ts';
import { godRef } from './refs.ts';
import { canPay, type Purse, purseOf, tributeOf } from './tribute.ts';
import type { G, God } from './types.ts';
import { spendPawn } from './village.ts';

/** What keeps a seat from invoking a god. */
type Hindrance = 'asleep' | 'alreadyThere' | 'cannotPay';

/** What keeps a seat with this purse from invoking a god, or null if nothing does. @rules BOM-4.10, BOM-4.11, BOM-5.2, BOM-5.5 */
export function hindranceTo(g: G, seat: Seat, god: God, purse: Purse): Hindrance | null {
  const { asleep, pawns } = godState(g, god);
  if (asleep) return 'asleep';
  if (pawns.includes(seat) && ready(g, seat, 'replica') === 0) return 'alreadyThere';
  return canPay(tributeOf(g, god), purse) ? null : 'cannotPay';
}

/** The same in words. @rules BOM-4.10, BOM-4.11, BOM-5.2, BOM-5.5 */
export function whyNotInvoke(g: G, seat: Seat, god: God): Why | null {
  const purse = purseOf(g, seat);
  switch (hindranceTo(g, seat, god, purse)) {
    case null:
      return null;
    case 'asleep':
      return { rule: 'BOM-4.11', text: say('why.asleep', { god: godRef(god) }) };
    case 'alreadyThere':
      return { rule: 'BOM-4.10', text: say('why.alreadyThere', { god: godRef(god) }) };
    case 'cannotPay':
      return {
        rule: godState(g, god).pawns.length > 0 ? 'BOM-5.5' : 'BOM-5.2',
        text: say('why.cannotPay', { god: godRef(god), tribute: tributeArg(tributeOf(g, god)), owned: purseArg(purse) }),
      };
  }
}

/** Pawn, tribute and Raise cubes go on the god. @rules BOM-4.13, BOM-5.11, BOM-6.2, BOM-8.3, BOM-11.4 */
export function* invoke(g: G, seat: Seat, god: God): Rule {
  const on = godState(g, god);
  const tribute = tributeOf(g, god);
  g.emit('invoked', { seat: who(seat), god: godRef(god) });
  const { cubes, record } = yield* payTribute(g, seat, god, tribute);
  on.cubes = together(on.cubes, cubes);
  const [food, silver] = yield* raise(g, seat, god);
  on.cubes = together(on.cubes, [food, silver, 0]);
  if (on.pawns.includes(seat)) {
    turnCards(g, seat, 'replica', 1);
    g.emitEffect('replicated', { seat: who(seat), god: godRef(god) });
  }
  spendPawn(g, seat);
  on.pawns.push(seat);
  const [, ...others] = clockwiseFrom(g.seats, seat);
  g.s.invocation = { seat, god, paid: record, mayCopy: others };
}

const together = (lying: Readonly<Cubes>, added: Readonly<Cubes>): Cubes => [lying[0] + added[0], lying[1] + added[1], lying[2] + added[2]];

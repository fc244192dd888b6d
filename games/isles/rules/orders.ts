import { add, amount, type Blocked, choose, chooseOrPass, numberAt, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { battle } from './battle.ts';
import { isleRef } from './refs.ts';
import { held, neighbours } from './ring.ts';
import type { Order } from './topics.ts';
import type { G, Isle, TopicFor } from './types.ts';

const ORDERS: readonly Order[] = ['march', 'recruit'];

/** Why an order cannot be given, or null if it can. @rules ISL-3.1, ISL-3.3 */
function whyNot(g: G, seat: Seat, order: Order): Why | null {
  if (order === 'recruit' && numberAt(g.s.gold, seat) < g.data.recruitCost)
    return { rule: 'ISL-3.3', text: say('why.noGold', { cost: g.data.recruitCost }) };
  if (held(g, seat).length === 0) return { rule: 'ISL-3.1', text: say('why.noIsle') };
  return null;
}

const orderTopic: TopicFor<'order'> = {
  id: 'order',
  key: (order) => order,
  text: (order) => say(`option.${order}`),
  blocked: (g, seat) =>
    ORDERS.flatMap((option): Blocked<Order>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
};

const isleTopic = <K extends 'recruitWhere' | 'marchFrom' | 'marchTo'>(id: K, action: string, slot: string): TopicFor<K> => ({
  id,
  key: String,
  text: (isle, g) => isleRef(g, isle),
  focus: (isle, g) => [isleRef(g, isle)],
  action,
  slot,
});
const recruitWhere = isleTopic('recruitWhere', 'recruit', 'isle');
const marchFrom = isleTopic('marchFrom', 'march', 'from');
const marchTo: TopicFor<'marchTo'> = {
  ...isleTopic('marchTo', 'march', 'to'),
  preview: (isle, g, seat) => {
    const holder = g.s.owner[isle] ?? null;
    return holder === null || holder === seat
      ? {}
      : { changes: [say('preview.battle', { seat: who(holder), units: numberAt(g.s.units, isle) })] };
  },
  commits: (isle, g) => isle !== null && numberAt(g.s.units, isle) > 0,
};
const marchUnits: TopicFor<'marchUnits'> = {
  id: 'marchUnits',
  key: String,
  text: (units) => say('option.units', { units }),
  action: 'march',
  slot: 'units',
};

/** One order of a seat; false when it wants no more. @rules ISL-3.1 */
export function* giveOrder(g: G, seat: Seat): Rule<boolean> {
  const open = ORDERS.filter((order) => whyNot(g, seat, order) === null);
  const order = yield* chooseOrPass(seat, orderTopic, open);
  if (order === null) return false;
  if (order === 'recruit') yield* recruit(g, seat);
  else yield* march(g, seat);
  return true;
}

/** @rules ISL-3.3 */
function* recruit(g: G, seat: Seat): Rule {
  const isle = yield* choose(seat, recruitWhere, held(g, seat));
  add(g.s.gold, seat, -g.data.recruitCost);
  add(g.s.units, isle, 1);
  g.emit('recruited', { seat: who(seat), isle: isleRef(g, isle) });
}

/** @rules ISL-3.2 */
function* march(g: G, seat: Seat): Rule {
  const from = yield* choose(seat, marchFrom, held(g, seat));
  const units = yield* amount(seat, marchUnits, { min: 1, max: numberAt(g.s.units, from) });
  const to = yield* choose(seat, marchTo, neighbours(g, from));
  add(g.s.units, from, -units);
  if (g.s.units[from] === 0) g.s.owner[from] = null;
  g.emit('marched', { seat: who(seat), from: isleRef(g, from), to: isleRef(g, to), units });
  yield* enter(g, seat, to, units);
}

/** @rules ISL-3.2, ISL-4.1 */
function* enter(g: G, seat: Seat, isle: Isle, units: number): Rule {
  const holder = g.s.owner[isle] ?? null;
  if (holder === seat) {
    add(g.s.units, isle, units);
    return;
  }
  const left = holder === null ? units : yield* battle(g, { attacker: seat, defender: holder, isle, units });
  if (left === 0) return;
  g.s.owner[isle] = seat;
  g.s.units[isle] = left;
  g.emitEffect('taken', { seat: who(seat), isle: isleRef(g, isle) });
}

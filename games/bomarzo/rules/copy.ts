import { add, interrupt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { FOOD, SILVER, WINE } from '../data/ids.ts';
import type { Cubes } from '../data/read.ts';
import { grantFavour } from './gods/index.ts';
import { pay, paymentArg } from './payment.ts';
import { godState, handOf, stockOf } from './pieces.ts';
import { godRef } from './refs.ts';
import { mayAct, under } from './seasons.ts';
import type { CopyPayment } from './topics.ts';
import type { G, Invocation, TopicFor } from './types.ts';

/** How much Wine a copy costs besides what was paid. @rules BOM-7.2 */
const COPY_WINE = 2;

const copyTopic: TopicFor<'copy'> = {
  id: 'copy',
  key: ({ asFood, asSilver }) => (asFood + asSilver === 0 ? 'cubes' : `cards:${asFood}:${asSilver}`),
  text: ({ cubes, asFood, asSilver }) => say('option.copy', { payment: paymentArg(cubes, asFood, asSilver) }),
  focus: (_, g) => (g.s.invocation === null ? [] : [godRef(g.s.invocation.god)]),
};

/** Whether the invocation under way can be copied at all. @rules BOM-6.3, BOM-7.9, BOM-15.6 */
export const canBeCopied = (g: G, { god }: Invocation): boolean => !godState(g, god).asleep && !under(g, 'yellow');

/** Whether a seat is asked: it has the Wine, and cards for the Food and Silver that it lacks. @rules BOM-7.8, BOM-7.11 */
function canCopy(g: G, seat: Seat, [food, silver, wine]: Cubes): boolean {
  const stock = stockOf(g, seat);
  const lacking = Math.max(0, food - stock[FOOD]) + Math.max(0, silver - stock[SILVER]);
  return stock[WINE] >= wine + COPY_WINE && lacking <= handOf(g, seat).length;
}

/** @rules BOM-7.3, BOM-R.16 */
function waysToPay(g: G, seat: Seat, [food, silver, wine]: Cubes): CopyPayment[] {
  const stock = stockOf(g, seat);
  const cards = handOf(g, seat).length;
  const ways: CopyPayment[] = [];
  for (let asFood = Math.max(0, food - stock[FOOD]); asFood <= Math.min(food, cards); asFood++)
    for (let asSilver = Math.max(0, silver - stock[SILVER]); asSilver <= Math.min(silver, cards - asFood); asSilver++)
      ways.push({ cubes: [food - asFood, silver - asSilver, wine + COPY_WINE], asFood, asSilver });
  return ways;
}

/**
 * Asks the next seat whether it copies the invocation under way.
 * @rules BOM-7.1, BOM-7.2, BOM-7.4, BOM-7.5, BOM-7.6, BOM-7.7, BOM-7.10, BOM-R.17
 */
export function* offerCopy(g: G, invocation: Invocation, seat: Seat): Rule {
  const { god, paid } = invocation;
  yield* interrupt([seat], {
    topic: copyTopic,
    mayReact: () => mayAct(g, seat) && canCopy(g, seat, paid),
    options: () => waysToPay(g, seat, paid),
    about: () => ({ seat: who(invocation.seat), god: godRef(god) }),
    *react(_, { cubes, asFood, asSilver }) {
      g.emit('copied', { seat: who(seat), other: who(invocation.seat), god: godRef(god) });
      add(g.s.actions, seat, 1);
      yield* pay(g, seat, cubes, asFood, asSilver);
      yield* grantFavour(g, seat, god);
    },
  });
}

import { interrupt, numberAt, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { favourOf } from './gods/index.ts';
import { pay } from './payment.ts';
import { cubesArg, godRef } from './refs.ts';
import { mayAct, under } from './seasons.ts';
import type { G, GodState, Invocation } from './types.ts';

/** How much Wine a copy costs besides what was paid. */
const COPY_WINE = 2;

/** How a copy is paid: so many Food and Silver from the stock, the rest with cards. */
interface CopyPayment {
  readonly cubes: Cubes;
  readonly asFood: number;
  readonly asSilver: number;
}

const copyTopic: Topic<CopyPayment, G> = {
  id: 'copy',
  key: ({ asFood, asSilver }) => (asFood + asSilver === 0 ? 'cubes' : `cards:${asFood}:${asSilver}`),
  text: ({ cubes, asFood, asSilver }) =>
    say('option.copy', {
      payment: {
        ...cubesArg(cubes),
        ...(asFood > 0 ? { 'unit:cardFood': asFood } : {}),
        ...(asSilver > 0 ? { 'unit:cardSilver': asSilver } : {}),
      },
    }),
  focus: (_, g) => (g.s.invocation === null ? [] : [godRef(g.s.invocation.god)]),
};

/** Whether the invocation under way can be copied at all. */
export const canBeCopied = (g: G, { god }: Invocation): boolean => !(g.s.gods[god] as GodState).asleep && !under(g, 'yellow');

/** Whether a seat is asked: it has the Wine, and cards for the Food and Silver that it lacks. */
function canCopy(g: G, seat: Seat, [food, silver, wine]: Cubes): boolean {
  const stock = g.s.stock[seat] as Cubes;
  const lacking = Math.max(0, food - stock[0]) + Math.max(0, silver - stock[1]);
  return stock[2] >= wine + COPY_WINE && lacking <= (g.s.hand[seat] as readonly unknown[]).length;
}

function waysToPay(g: G, seat: Seat, [food, silver, wine]: Cubes): CopyPayment[] {
  const stock = g.s.stock[seat] as Cubes;
  const cards = (g.s.hand[seat] as readonly unknown[]).length;
  const ways: CopyPayment[] = [];
  for (let asFood = Math.max(0, food - stock[0]); asFood <= Math.min(food, cards); asFood++)
    for (let asSilver = Math.max(0, silver - stock[1]); asSilver <= Math.min(silver, cards - asFood); asSilver++)
      ways.push({ cubes: [food - asFood, silver - asSilver, wine + COPY_WINE], asFood, asSilver });
  return ways;
}

/** Asks the next seat whether it copies the invocation under way. */
export function* offerCopy(g: G, invocation: Invocation, seat: Seat): Rule {
  const { god, paid } = invocation;
  yield* interrupt([seat], {
    topic: copyTopic,
    mayReact: () => mayAct(g, seat) && canCopy(g, seat, paid),
    options: () => waysToPay(g, seat, paid),
    about: () => ({ seat: who(invocation.seat), god: godRef(god) }),
    *react(_, { cubes, asFood, asSilver }) {
      g.emit('copied', { seat: who(seat), other: who(invocation.seat), god: godRef(god) });
      g.s.actions[seat] = numberAt(g.s.actions, seat) + 1;
      yield* pay(g, seat, cubes, asFood, asSilver);
      yield* favourOf(god)(g, seat);
    },
  });
}

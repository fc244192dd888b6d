import { choose, clockwiseFrom, numberAt, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { drawCards } from './deck.ts';
import { ready } from './powers.ts';
import { cubesArg } from './refs.ts';
import { under } from './seasons.ts';
import type { G } from './types.ts';
import { activeSymbols } from './village.ts';
import { drawWithVision } from './vision.ts';

const INCOME_SYMBOLS = ['food', 'silver', 'wine', 'card'];

/** What a seat receives: Food, Silver, Wine, cards. */
export function incomeOf(g: G, seat: Seat): number[] {
  const income = [0, 0, 0, 0];
  if (!under(g, 'black')) {
    g.data.village.forEach(({ symbol }, track) => {
      const kind = INCOME_SYMBOLS.indexOf(symbol);
      if (kind >= 0) income[kind] = numberAt(income, kind) + activeSymbols(g, seat, track);
    });
  }
  if (under(g, 'brown')) return income;
  for (const { card, level } of g.s.played[seat] ?? []) {
    const gives = level === 2 ? g.data.cards[card]?.income : null;
    gives?.forEach((amount, kind) => {
      income[kind] = numberAt(income, kind) + amount;
    });
  }
  return income;
}

/** Everybody receives resources at once; the cards due are drawn afterwards, in turn order. */
export function bookIncome(g: G): void {
  for (const seat of clockwiseFrom(g.seats, g.s.first)) {
    const income = incomeOf(g, seat);
    const cubes = income.slice(0, 3);
    const stock = g.s.stock[seat] as Cubes;
    cubes.forEach((amount, resource) => {
      stock[resource as 0 | 1 | 2] += amount;
    });
    g.s.due[seat] = numberAt(income, 3);
    if (cubes.some((amount) => amount > 0)) g.emit('income', { seat: who(seat), gains: cubesArg(cubes) });
  }
}

interface Draw {
  readonly count: number;
  readonly visions: number;
}

const drawTopic: Topic<Draw, G> = {
  id: 'draw',
  key: ({ count, visions }) => `${count}:${visions}`,
  text: ({ count, visions }) => say('option.draw', { count, visions, seen: count + 2 * visions }),
  commits: () => true,
};

/** The next seat with cards due draws some of them; false when none is due any more. */
export function* drawDueCards(g: G): Rule<boolean> {
  const seat = clockwiseFrom(g.seats, g.s.first).find((other) => numberAt(g.s.due, other) > 0);
  if (seat === undefined) return false;
  const due = numberAt(g.s.due, seat);
  const visions = ready(g, seat, 'vision');
  if (visions === 0) {
    g.s.due[seat] = 0;
    g.emit('draws', { seat: who(seat) });
    drawCards(g, seat, due);
    return true;
  }
  const options = Array.from({ length: due }, (_, at) => due - at).flatMap((count) =>
    Array.from({ length: visions + 1 }, (_, used): Draw => ({ count, visions: used })),
  );
  const draw = yield* choose(seat, drawTopic, options);
  g.s.due[seat] = due - draw.count;
  g.emit('draws', { seat: who(seat) });
  yield* drawWithVision(g, seat, draw.count, draw.visions);
  return true;
}

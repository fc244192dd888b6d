import { add, at, choose, clockwiseFrom, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { RESOURCES } from '../data/ids.ts';
import { drawCards } from './deck.ts';
import { cardData, playedBy, stockOf } from './pieces.ts';
import { ready } from './powers.ts';
import { cubesArg } from './refs.ts';
import { under } from './seasons.ts';
import type { Draw } from './topics.ts';
import type { G, TopicFor } from './types.ts';
import { activeSymbols } from './village.ts';
import { drawWithVision, VISION_CARDS } from './vision.ts';

/** The village symbols that bring an income, in its order. */
const INCOME_SYMBOLS: readonly string[] = [...RESOURCES, 'card'];

/** What a seat receives: Food, Silver, Wine, cards. */
export function incomeOf(g: G, seat: Seat): number[] {
  const income = [0, 0, 0, 0];
  if (!under(g, 'black')) {
    const workers = at(g.s.workers, seat);
    g.data.village.forEach((track, place) => {
      const kind = INCOME_SYMBOLS.indexOf(track.symbol);
      if (kind >= 0) add(income, kind, activeSymbols(track, numberAt(workers, place)));
    });
  }
  if (under(g, 'brown')) return income;
  for (const { card, level } of playedBy(g, seat)) {
    if (level === 1) continue;
    cardData(g, card).income?.forEach((amount, kind) => {
      add(income, kind, amount);
    });
  }
  return income;
}

/** Everybody receives resources at once; the cards due are drawn afterwards, in turn order. */
export function bookIncome(g: G): void {
  for (const seat of clockwiseFrom(g.seats, g.s.first)) {
    const [food = 0, silver = 0, wine = 0, cards = 0] = incomeOf(g, seat);
    const cubes = [food, silver, wine];
    const stock = stockOf(g, seat);
    cubes.forEach((amount, resource) => {
      add(stock, resource, amount);
    });
    g.s.due[seat] = cards;
    if (cubes.some((amount) => amount > 0)) g.emit('income', { seat: who(seat), gains: cubesArg(cubes) });
  }
}

const drawTopic: TopicFor<'draw'> = {
  id: 'draw',
  key: ({ count, visions }) => `${count}:${visions}`,
  text: ({ count, visions }) => say('option.draw', { count, visions, seen: count + VISION_CARDS * visions }),
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
  const options = Array.from({ length: due }, (_, fewer) => due - fewer).flatMap((count) =>
    Array.from({ length: visions + 1 }, (_, used): Draw => ({ count, visions: used })),
  );
  const draw = yield* choose(seat, drawTopic, options);
  g.s.due[seat] = due - draw.count;
  g.emit('draws', { seat: who(seat) });
  yield* drawWithVision(g, seat, draw.count, draw.visions);
  return true;
}

import { add, at, choose, chooseOrPass, clockwiseFrom, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { RESOURCES } from '../data/ids.ts';
import { cardData, playedBy } from './pieces.ts';
import { ready } from './powers.ts';
import { cubesArg } from './refs.ts';
import { under } from './seasons.ts';
import { receive } from './supply.ts';
import type { Draw } from './topics.ts';
import type { G, TopicFor } from './types.ts';
import { activeSymbols } from './village.ts';
import { drawWithVision, VISION_CARDS } from './vision.ts';

/** The village symbols that bring an income, in its order. */
const INCOME_SYMBOLS: readonly string[] = [...RESOURCES, 'card'];

/** What a village brings in: Food, Silver, Wine, cards. @rules BOM-2.3, BOM-3.1, BOM-15.4 */
function villageIncome(g: G, seat: Seat): number[] {
  const income = [0, 0, 0, 0];
  if (under(g, 'black')) return income;
  const workers = at(g.s.workers, seat);
  g.data.village.forEach((track, place) => {
    const kind = INCOME_SYMBOLS.indexOf(track.symbol);
    if (kind >= 0) add(income, kind, activeSymbols(track, numberAt(workers, place)));
  });
  return income;
}

/** What a seat receives: Food, Silver, Wine, cards. @rules BOM-3.1, BOM-3.2, BOM-3.6, BOM-15.7 */
export function incomeOf(g: G, seat: Seat): number[] {
  const income = villageIncome(g, seat);
  if (under(g, 'brown')) return income;
  for (const { card, level } of playedBy(g, seat)) {
    if (level === 1) continue;
    cardData(g, card).income?.forEach((amount, kind) => {
      add(income, kind, amount);
    });
  }
  return income;
}

/** Everybody receives resources; the cards due are drawn afterwards, in turn order. @rules BOM-3.3 */
export function bookIncome(g: G): void {
  for (const seat of clockwiseFrom(g.seats, g.s.first)) {
    const [food = 0, silver = 0, wine = 0, cards = 0] = incomeOf(g, seat);
    const cubes = [food, silver, wine].map((amount, resource) => receive(g, seat, resource, amount));
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

/**
 * The next seat with cards due draws some of them, or leaves those of its village; false when none is due any more.
 * @rules BOM-3.3, BOM-3.4, BOM-R.9
 */
export function* drawDueCards(g: G): Rule<boolean> {
  const seat = clockwiseFrom(g.seats, g.s.first).find((other) => numberAt(g.s.due, other) > 0);
  if (seat === undefined) return false;
  const draw = yield* nextDraw(g, seat, numberAt(g.s.due, seat));
  if (draw === null) {
    g.emit('leftCards', { seat: who(seat), count: numberAt(g.s.due, seat) });
    g.s.due[seat] = 0;
    return true;
  }
  add(g.s.due, seat, -draw.count);
  g.emit('draws', { seat: who(seat) });
  yield* drawWithVision(g, seat, draw.count, draw.visions);
  return true;
}

/** The cards of the village may be left; those of played cards are drawn, at once unless Vision can show more. @rules BOM-3.4, BOM-3.5 */
function* nextDraw(g: G, seat: Seat, due: number): Rule<Draw | null> {
  const visions = ready(g, seat, 'vision');
  const [, , , ofVillage = 0] = villageIncome(g, seat);
  if (visions + ofVillage === 0) return { count: due, visions: 0 };
  const options = Array.from({ length: due }, (_, fewer) => due - fewer).flatMap((count) =>
    Array.from({ length: visions + 1 }, (_, used): Draw => ({ count, visions: used })),
  );
  return due <= ofVillage ? yield* chooseOrPass(seat, drawTopic, options) : yield* choose(seat, drawTopic, options);
}

import { allocate, changed, choose, type Message, numberAt, type Preview, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { type Cost, KINDS } from '../data/model.ts';
import { playerAt } from './planets.ts';
import { kindTopic } from './questions.ts';
import { ANY_RESOURCE, goods, MANA, resourceRef } from './refs.ts';
import type { G, Kind, Player } from './types.ts';

/** All kinds of resources, as the options of a question. */
export const ALL_KINDS: readonly Kind[] = KINDS.map((_, kind) => kind);

const payWith = kindTopic('payWith');
const takeKind = kindTopic('takeKind');
const takeKinds = kindTopic('takeKinds');

/** Adds to one count of a list. Taking away nothing adds -0, which would turn the whole list into a slower one: hence the `| 0`. */
export function addTo(counts: number[], index: number, n: number): void {
  counts[index] = ((counts[index] as number) + n) | 0;
}

/** Gives resources of one kind. @rules ANU-R.10 */
export function gain(g: G, seat: Seat, kind: Kind, n: number): void {
  if (n <= 0) return;
  addTo(playerAt(g, seat).stock, kind, n);
  g.emitEffect('gained', { seat: who(seat), goods: { [resourceRef(kind)]: n } });
}

/** Gives several resources at once, without a line in the log. */
export function add({ stock }: Player, amounts: readonly number[], sign: 1 | -1 = 1): void {
  for (let kind = 0; kind < amounts.length; kind++) addTo(stock, kind, sign * (amounts[kind] as number));
}

/** Gives Mana crystals. @rules ANU-1.5, ANU-R.8 */
export function gainMana(g: G, seat: Seat, n: number): void {
  if (n <= 0) return;
  playerAt(g, seat).mana += n;
  g.emitEffect('gained', { seat: who(seat), goods: { [MANA]: n } });
}

/** Gives Victory Points. */
export function score(g: G, seat: Seat, vp: number): void {
  if (vp === 0) return;
  playerAt(g, seat).vp += vp;
  g.emitEffect('scored', { seat: who(seat), vp });
}

/** How many resources a player has in all. */
export function total({ stock }: Player): number {
  let sum = 0;
  for (const n of stock) sum += n;
  return sum;
}

/** Whether a player can pay a price in full. @rules ANU-1.6 */
export function canPay({ stock }: Player, { fixed, any }: Cost): boolean {
  let left = 0;
  for (let kind = 0; kind < fixed.length; kind++) {
    const rest = (stock[kind] as number) - (fixed[kind] as number);
    if (rest < 0) return false;
    left += rest;
  }
  return left >= any;
}

/** What of a price is missing: the price, beside what the player has of its kinds. @rules ANU-1.6 */
export function lacking({ stock }: Player, { fixed, any }: Cost): Message {
  if (any > 0) return say('why.noResources', { cost: { ...goods(fixed), [ANY_RESOURCE]: any }, stock: goods(stock) });
  return say('why.noResources', { cost: goods(fixed), stock: goods(stock.map((have, kind) => (numberAt(fixed, kind) > 0 ? have : 0))) });
}

/** A price that is so many resources lower: the printed kinds first, then the free ones. @rules ANU-16.15, ANU-R.53 */
export function discounted(cost: Cost, less: number): Cost {
  if (less === 0) return cost;
  let left = less;
  const fixed = cost.fixed.map((n) => {
    const cut = Math.min(n, left);
    left -= cut;
    return n - cut;
  });
  return { fixed, any: Math.max(0, cost.any - left) };
}

/** Pays a price; the payer chooses the kinds of what may be of any kind. @rules ANU-1.6, ANU-1.7, ANU-R.77 */
export function* pay(g: G, seat: Seat, cost: Cost): Rule {
  const player = playerAt(g, seat);
  add(player, cost.fixed, -1);
  const spent = [...cost.fixed];
  if (cost.any > 0) {
    const free = yield* chooseSpent(g, seat, cost.any);
    add(playerAt(g, seat), free, -1);
    free.forEach((n, kind) => {
      addTo(spent, kind, n);
    });
  }
  if (spent.some((n) => n > 0)) g.emitEffect('paid', { seat: who(seat), goods: goods(spent) });
}

/** What a player then has of all resources; nothing before any is chosen. */
export function stockPreview(stock: readonly number[], kinds: readonly Kind[], counts: readonly number[], sign: 1 | -1 = 1): Preview {
  if (counts.every((n) => n === 0)) return {};
  const then = [...stock];
  kinds.forEach((kind, bin) => {
    addTo(then, kind, sign * numberAt(counts, bin));
  });
  return { changes: changed(stock, then, (kind) => say('preview.thing', { thing: resourceRef(kind) })) };
}

function* chooseSpent(g: G, seat: Seat, n: number): Rule<readonly number[]> {
  const { stock } = playerAt(g, seat);
  const held = stock.filter((have) => have > 0).length;
  if (total(playerAt(g, seat)) === n) return [...stock];
  if (held === 1) return stock.map((have) => (have > 0 ? n : 0));
  const preview = (counts: readonly number[]): Preview => stockPreview(stock, ALL_KINDS, counts, -1);
  return yield* allocate(seat, payWith, ALL_KINDS, { caps: stock.map((have) => Math.min(have, n)), min: n, max: n, about: { n }, preview });
}

/** Gives resources whose kinds the player chooses, in any mix. @rules ANU-1.7 */
export function* gainAny(g: G, seat: Seat, n: number): Rule {
  if (n <= 0) return;
  if (n === 1) {
    gain(g, seat, yield* choose(seat, takeKind, ALL_KINDS), 1);
    return;
  }
  const preview = (counts: readonly number[]): Preview => stockPreview(playerAt(g, seat).stock, ALL_KINDS, counts);
  const amounts = yield* allocate(seat, takeKinds, ALL_KINDS, { caps: [n, n, n, n], min: n, max: n, about: { n }, preview });
  add(playerAt(g, seat), amounts);
  g.emitEffect('gained', { seat: who(seat), goods: goods(amounts) });
}

/** The kinds that a player has some of. */
export const kindsHeld = (player: Player, atLeast = 1): Kind[] => ALL_KINDS.filter((kind) => numberAt(player.stock, kind) >= atLeast);

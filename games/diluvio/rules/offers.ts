import { add, numberAt, type Seat, who } from '@pantheon/kernel';
import { linked, partnersOf } from './links.ts';
import { goodsArg } from './refs.ts';
import { type Counts, type G, type Holder, NOBODY, type Offer } from './types.ts';
import { goodsSlot } from './world.ts';

/** Whether a player owns all of these goods. @rules DIL-12.4 */
export function owns(g: G, seat: Seat, goods: readonly number[]): boolean {
  const base = goodsSlot(g, seat, 0);
  for (let resource = 0; resource < goods.length; resource++)
    if (numberAt(goods, resource) > numberAt(g.s.stock, base + resource)) return false;
  return true;
}

/** Whether an offer is still a player's to answer. @rules DIL-12.13 */
export const isAddressed = (g: G, offer: Offer, seat: Seat): boolean =>
  offer.from !== seat && (offer.to === seat || (offer.to === NOBODY && offer.declined[seat] === 0 && linked(g, offer.from, seat)));

/** Takes an offer off the table. */
export function close(g: G, offer: Offer): void {
  g.s.offers.splice(g.s.offers.indexOf(offer), 1);
}

/**
 * Puts an offer on the table in place of an earlier one to the same address, and calls those it reaches back to trade.
 * @rules DIL-12.2, DIL-12.6, DIL-12.8
 */
export function putUp(g: G, from: Seat, to: Holder, give: number[], take: number[]): void {
  const before = g.s.offers.find((offer) => offer.from === from && offer.to === to);
  if (before !== undefined) close(g, before);
  g.s.offers.push({ id: g.s.nextOffer, from, to, give, take, declined: g.seats.map(() => 0) });
  g.s.nextOffer++;
  add(g.s.offersMade, from, 1);
  for (const seat of to === NOBODY ? partnersOf(g, from) : [to]) g.s.trading[seat] = 1;
}

/** One addressee will not have it. An offer to everybody stays open for the others. @rules DIL-12.13 */
export function turnDown(g: G, offer: Offer, seat: Seat): void {
  if (offer.to === NOBODY) offer.declined[seat] = 1;
  else close(g, offer);
}

/** The goods change hands at once; offers whose maker can no longer deliver are void. @rules DIL-12.5, DIL-12.7 */
export function strike(g: G, offer: Offer, seat: Seat): void {
  close(g, offer);
  const maker = goodsSlot(g, offer.from, 0);
  const taker = goodsSlot(g, seat, 0);
  offer.give.forEach((amount, resource) => {
    const moved = amount - numberAt(offer.take, resource);
    add(g.s.stock, maker + resource, -moved);
    add(g.s.stock, taker + resource, moved);
  });
  g.emit('traded', { seat: who(seat), from: who(offer.from), ...goodsOf(g, offer) });
  for (const open of [...g.s.offers]) if (!owns(g, open.from, open.give)) lapse(g, open, 'goods');
}

/** An offer ends without an answer: its maker no longer has the goods, or trade is over. @rules DIL-12.7, DIL-12.8 */
export function lapse(g: G, offer: Offer, why: 'goods' | 'phase'): void {
  close(g, offer);
  g.emitEffect('ranOut', { seat: who(offer.from), ...goodsOf(g, offer), why });
}

/** What an offer is about, for a sentence. */
export const goodsOf = (g: G, { give, take }: Offer): { give: Counts; take: Counts } => ({
  give: goodsArg(g, give),
  take: goodsArg(g, take),
});

import { type AnswersByOrder, schema } from '@pantheon/kernel';
import type { Bid } from '../data/read.ts';
import { godIds } from '../data/schema.ts';
import { bidder } from './bids.ts';
import type { Topics } from './topics.ts';
import type { Cyclades, G } from './types.ts';

const { shape, list, optional, oneOf, whole, flag } = schema;

/**
 * A standing order for the auction: gods in order of preference, each with the highest bid. `faction` says for which of a seat's
 * factions a wish is, where it has two. `stay` declines every retreat.
 */
export const orderSchema = shape({
  auction: optional(
    list(shape({ god: oneOf(...godIds), upTo: optional(whole(0, 1_000_000)), faction: optional(whole(0, 5)) }), { max: 40 }),
  ),
  stay: optional(flag),
});
export type StandingOrder = schema.Read<typeof orderSchema>;

/** Reads an order before it is left. */
export const readOrder = (order: unknown): StandingOrder => orderSchema(order, 'order');

/** How a retreat is answered by an order to stay: with the pass. */
const stays = (_g: G, { options, pass }: Topics['retreat' | 'seaRetreat'], order: unknown): number | null =>
  readOrder(order).stay === true && pass ? options.length : null;

/** What orders answer: a bid with the cheapest open one on the first god that the order can still afford, and retreats. */
export const answersByOrder: AnswersByOrder<Cyclades> = {
  bid(g, { options }, order) {
    const { auction } = readOrder(order);
    return auction === undefined ? null : bestBid(g, options, auction);
  },
  retreat: stays,
  seaRetreat: stays,
};

/** The cheapest space says nothing of the limit: a higher one is only used when the auction has come that far. @rules CYC-R.60 */
function bestBid(g: G, options: readonly Bid[], wishes: NonNullable<StandingOrder['auction']>): number | null {
  for (const { god, upTo = 0, faction } of wishes) {
    if (faction !== undefined && faction !== bidder(g)) continue;
    const index = options.findIndex((bid) => bid.god === god && bid.space <= upTo);
    if (index >= 0) return index;
  }
  return null;
}

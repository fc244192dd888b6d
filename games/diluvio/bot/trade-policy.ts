import { numberAt, type Seat, seatOf } from '@pantheon/kernel';
import type { Command, Topics } from '../rules/topics.ts';
import type { G, Offer } from '../rules/types.ts';
import { stockOf } from '../rules/world.ts';
import type { PolicyFor } from './policies.ts';
import { bestSwap, swapped, WORTH_THE_TALK, worthOf } from './stock.ts';

/** Takes what pays, offers where both would gain, waits for answers, or is done. */
export const trade: PolicyFor<'trade'> = {
  prior(g, { seat, options }, answer) {
    const command = options[answer];
    return command === undefined ? 2 : commandPrior(g, seat, command);
  },
  candidates(g, { seat, options }) {
    const partner = nextPartner(g, seat);
    const sensible = [...options.entries()].filter(([, command]) => isSensible(g, seat, command, partner));
    return [...sensible.map(([index]) => index), options.length];
  },
};

function commandPrior(g: G, seat: Seat, command: Command): number {
  switch (command.say) {
    case 'accept':
      return pays(g, seat, command.offer) ? 12 : 0.02;
    case 'offer':
      return 0.3;
    case 'decline':
      return 0.5;
    case 'wait':
      return 0.6;
    default:
      return 0.03;
  }
}

function isSensible(g: G, seat: Seat, command: Command, partner: Seat | null): boolean {
  switch (command.say) {
    case 'accept':
      return pays(g, seat, command.offer);
    case 'offer':
      return partner !== null && command.to === partner;
    case 'wait':
      return g.s.offers.some((offer) => offer.from === seat);
    default:
      return false;
  }
}

/** Whether a stock is worth more after an offer has been accepted. */
function pays(g: G, seat: Seat, { give, take }: Offer): boolean {
  const stock = stockOf(g, seat);
  return worthOf(g, swapped(stock, take, give)) > worthOf(g, stock);
}

/**
 * Whom a seat makes its next offer, or null. One offer for each of the others in a phase, first to whom both gain most with: whoever has turned one
 * down would turn it down again.
 */
function nextPartner(g: G, seat: Seat): Seat | null {
  const made = numberAt(g.s.offersMade, seat);
  const others = g.seats.filter((other) => other !== seat).map((other) => ({ other, gain: bestSwap(g, seat, other) }));
  const next = others.sort((a, b) => b.gain - a.gain)[made];
  if (next === undefined || next.gain <= WORTH_THE_TALK) return null;
  return g.s.offers.some((offer) => offer.from === seat && offer.to === next.other) ? null : next.other;
}

/** One or two units of something of which the seat has more than the one it talks to. */
export const offerGive: PolicyFor<'offerGive'> = {
  candidates(g, question) {
    const own = stockOf(g, question.seat);
    const partner = partnerOf(question);
    const theirs = partner === null ? null : stockOf(g, partner);
    return amountsOf(question, [1, 2], (kind) => numberAt(own, kind) > (theirs === null ? 0 : numberAt(theirs, kind)));
  },
};

/** One unit of something that whoever it talks to has more of. */
export const offerTake: PolicyFor<'offerTake'> = {
  candidates(g, question) {
    const own = stockOf(g, question.seat);
    const partner = partnerOf(question);
    const stocks = (partner === null ? g.seats : [partner]).map((other) => stockOf(g, other));
    return amountsOf(question, [1], (kind) => stocks.some((stock) => numberAt(stock, kind) > numberAt(own, kind)));
  },
};

/** These amounts of each kind that is wanted; nothing at all where none is and that is allowed. */
function amountsOf(
  { options, caps, min }: Topics['offerGive' | 'offerTake'],
  amounts: readonly number[],
  isWanted: (kind: number) => boolean,
): number[][] {
  const found = options.flatMap((_, kind) =>
    amounts
      .filter((amount) => isWanted(kind) && numberAt(caps, kind) >= amount)
      .map((amount) => options.map((__, other) => (other === kind ? amount : 0))),
  );
  return found.length === 0 && min === 0 ? [options.map(() => 0)] : found;
}

/** Whom an offer is made to, or null if to everybody. */
const partnerOf = ({ about }: Topics['offerGive' | 'offerTake']): Seat | null =>
  about?.whom === 'one' && typeof about.seat === 'string' ? seatOf(Number(about.seat.slice('seat:'.length))) : null;

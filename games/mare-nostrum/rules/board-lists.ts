import { KeptCopy } from '@pantheon/kernel';
import type { G, View } from './types.ts';

/** The lists of what lies and stands on the board, as views show them: each is the same one for as long as it stays as it was. */
type BoardLists = Pick<View, 'side' | 'seat' | 'capital' | 'owner' | 'sites' | 'temples' | 'markets' | 'supply' | 'at' | 'post' | 'cards'>;

const copies = {
  side: new KeptCopy(),
  seat: new KeptCopy(),
  capital: new KeptCopy(),
  owner: new KeptCopy(),
  sites: new KeptCopy(),
  temples: new KeptCopy(),
  markets: new KeptCopy(),
  supply: new KeptCopy(),
  at: new KeptCopy(),
  post: new KeptCopy(),
  cards: new KeptCopy(),
};

export const boardLists = ({ s }: G): BoardLists => ({
  side: copies.side.of(s.side),
  seat: copies.seat.of(s.seat),
  capital: copies.capital.of(s.capital),
  owner: copies.owner.of(s.owner),
  sites: copies.sites.of(s.sites),
  temples: copies.temples.of(s.temples),
  markets: copies.markets.of(s.markets),
  supply: copies.supply.of(s.supply),
  at: copies.at.of(s.at),
  post: copies.post.of(s.post),
  cards: copies.cards.of(s.cards),
});

import { KeptCopy, numberAt, Remembered } from '@pantheon/kernel';
import { BLANK } from './blank-view.ts';
import { type Holdings, holdings } from './buildings.ts';
import { roleCounts } from './roles.ts';
import type { G, Space, View } from './types.ts';
import { isAtWar, presence } from './units.ts';

/** The lists of the board that the rest is read from. */
type BoardLists = Pick<View, 'side' | 'seat' | 'capital' | 'owner' | 'sites' | 'temples' | 'markets' | 'supply' | 'at' | 'post' | 'cards'>;

/** What everybody can read off the board: the same thing for all who look, for as long as no piece, building or card comes or goes. */
export interface BoardFacts {
  readonly lists: BoardLists;
  /** A view of nothing but the board. */
  readonly table: View;
  /** By space: the sides with fighting units there, as bits. */
  readonly sides: readonly number[];
  readonly held: Holdings;
  /** By seat: what counts for each of the four roles. */
  readonly counts: readonly (readonly number[])[];
}

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

const remembered = new Remembered<BoardFacts>();

/** The facts of the board as it stands. */
export function boardFacts(g: G): BoardFacts {
  const lists = listsOf(g);
  remembered.begin();
  remembered.note(g.data);
  remembered.note(g.s.castor);
  remembered.note(lists.side);
  remembered.note(lists.seat);
  remembered.note(lists.capital);
  remembered.note(lists.owner);
  remembered.note(lists.sites);
  remembered.note(lists.temples);
  remembered.note(lists.markets);
  remembered.note(lists.supply);
  remembered.note(lists.at);
  remembered.note(lists.post);
  remembered.note(lists.cards);
  return remembered.recall(() => readOff(g, lists));
}

const listsOf = ({ s }: G): BoardLists => ({
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

function readOff(g: G, lists: BoardLists): BoardFacts {
  const sides = presence(g);
  const held = holdings(g, sides);
  const counts = roleCounts(g, held);
  return { lists, sides, held, counts, table: tableOf(g, lists, counts, warsIn(g, sides)) };
}

const tableOf = (g: G, lists: BoardLists, counts: View['counts'], wars: View['wars']): View => ({
  ...BLANK,
  side: lists.side,
  seat: lists.seat,
  capital: lists.capital,
  counts,
  owner: lists.owner,
  sites: lists.sites,
  temples: lists.temples,
  markets: lists.markets,
  supply: lists.supply,
  at: lists.at,
  post: lists.post,
  wars,
  cards: lists.cards,
  castor: g.s.castor,
});

function warsIn(g: G, sides: readonly number[]): Space[] {
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) if (isAtWar(numberAt(sides, province))) found.push(province);
  return found;
}

import { at, type Ref, ruleFault, type Seat, who } from '@pantheon/kernel';
import type { CardData, Cubes, GodData } from '../data/read.ts';
import type { Card, G, God, GodState, Played } from './types.ts';

/** The cubes of a seat. */
export const stockOf = (g: G, seat: Seat): Cubes => at(g.s.stock, seat);

/** The cards that a seat holds. */
export const handOf = (g: G, seat: Seat): readonly Card[] => at(g.s.hand, seat);

/** The cards that lie before a seat. */
export const playedBy = (g: G, seat: Seat): Played[] => at(g.s.played, seat);

/** What lies on and under a god. */
export function godState(g: G, god: God): GodState {
  const state = g.s.gods[god];
  if (state === undefined) throw ruleFault(`there is no god "${god}"`);
  return state;
}

/** Those whose pawns stand on a god. */
export const worshippers = (g: G, god: God): Ref[] => [...new Set(godState(g, god).pawns)].map(who);

/** What is printed on a god. */
export function godData(g: G, god: God): GodData {
  const data = g.data.gods[god];
  if (data === undefined) throw ruleFault(`there is no god "${god}"`);
  return data;
}

/** What is printed on a card. */
export function cardData(g: G, card: Card): CardData {
  const data = g.data.cards[card];
  if (data === undefined) throw ruleFault(`there is no card "${card}"`);
  return data;
}

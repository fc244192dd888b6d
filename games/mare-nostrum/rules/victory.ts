import { type Seat, who } from '@pantheon/kernel';
import type { Card, G } from './types.ts';

/** How many heroes and wonders a seat owns. */
export function cardsOwned(g: G, seat: Seat): number {
  let count = 0;
  for (const owner of g.s.cards) if (owner === seat) count++;
  return count;
}

/** How many role cards a seat holds. */
export const rolesHeld = (g: G, seat: Seat): number => g.s.roles.filter((holder) => holder === seat).length;

/** How many provinces a seat controls. */
export const provincesHeld = (g: G, seat: Seat): number => g.s.owner.filter((side) => side === g.s.side[seat]).length;

function win(g: G, seat: Seat, how: string): void {
  g.s.winner = seat;
  g.s.how = how;
  g.emit('victory', { seat: who(seat), how });
}

/** A player has just got a hero or wonder: perhaps it is the one that wins. */
export function checkCards(g: G, seat: Seat, card: Card): void {
  const { victory } = g.options;
  if (victory === 'roles') return;
  if (card === g.data.pyramids) win(g, seat, 'pyramids');
  else if (cardsOwned(g, seat) >= g.data.components.victory[victory].heroesAndWonders) win(g, seat, 'heroes');
}

/** Whether a seat would win by getting this hero or wonder. */
export function wouldWin(g: G, seat: Seat, card: Card): boolean {
  const { victory } = g.options;
  if (victory === 'roles') return false;
  return card === g.data.pyramids || cardsOwned(g, seat) + 1 >= g.data.components.victory[victory].heroesAndWonders;
}

/** The roles have just been assigned: in the role variant three of them win. */
export function checkRoles(g: G): void {
  if (g.options.victory !== 'roles') return;
  const winner = g.seats.find((seat) => rolesHeld(g, seat) >= g.data.components.victory.roles.roleCards);
  if (winner !== undefined) win(g, winner, 'roles');
}

/** The turn is over: perhaps it was the last one. */
export function isLastTurn(g: G): boolean {
  if (g.s.turn < g.options.turnLimit) return false;
  g.s.how = 'turnLimit';
  g.emit('limitReached', { n: g.s.turn });
  return true;
}

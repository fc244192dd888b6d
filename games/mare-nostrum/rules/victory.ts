import { type Seat, seatOf, who } from '@pantheon/kernel';
import { type Card, type G, NONE, type Visible } from './types.ts';

/** How many heroes and wonders a seat owns. @rules MAR-1.9, MAR-11.1 */
export function cardsOwned(g: G, seat: Seat): number {
  let count = 0;
  for (const owner of g.s.cards) if (owner === seat) count++;
  return count;
}

/** How many role cards a seat holds. */
export const rolesHeld = (g: G, seat: Seat): number => g.s.roles.filter((holder) => holder === seat).length;

/** How many provinces a seat controls. */
export const provincesHeld = (g: G, seat: Seat): number => g.s.owner.filter((side) => side === g.s.side[seat]).length;

/** Ends the match with one winner. */
export function win(g: G, seat: Seat, how: string): void {
  g.s.winner = seat;
  g.s.how = how;
  g.emit('victory', { seat: who(seat), how });
}

/** Ends the match with a victory that several share. */
export function winTogether(g: G, seats: readonly Seat[]): void {
  g.s.victors = [...seats];
  g.s.how = 'shared';
  g.emit('sharedVictory', { seats: seats.map(who) });
}

/** Who has won; nobody where the standing decides. */
export const victorsOf = (g: G): Seat[] => (g.s.winner === NONE ? [...g.s.victors] : [seatOf(g.s.winner)]);

/** How many heroes and wonders win; 0 where roles do. @rules MAR-11.1, MAR-11.2, MAR-11.6 */
export const goalOf = (g: Visible): number =>
  g.options.victory === 'roles' ? 0 : g.data.components.victory[g.options.victory].heroesAndWonders;

/** A player has just got a hero or wonder: perhaps it is the one that wins. @rules MAR-11.1, MAR-11.2, MAR-11.5 */
export function checkCards(g: G, seat: Seat, card: Card): void {
  const { victory } = g.options;
  g.s.progress = g.s.turn;
  if (victory === 'roles') return;
  if (card === g.data.pyramids) win(g, seat, 'pyramids');
  else if (cardsOwned(g, seat) >= goalOf(g)) win(g, seat, 'heroes');
}

/** Whether a seat would win by getting this hero or wonder. */
export function wouldWin(g: G, seat: Seat, card: Card): boolean {
  const { victory } = g.options;
  if (victory === 'roles') return false;
  return card === g.data.pyramids || cardsOwned(g, seat) + 1 >= goalOf(g);
}

/** The roles have just been assigned: in the role variant three of them win. @rules MAR-11.3, MAR-21.36 */
export function checkRoles(g: G): void {
  if (g.options.victory !== 'roles') return;
  const winner = g.seats.find((seat) => rolesHeld(g, seat) >= g.data.components.victory.roles.roleCards);
  if (winner !== undefined) win(g, winner, 'roles');
}

/** So many turns in a row without a new hero or wonder are a standstill, where no last turn was agreed. */
const STANDSTILL = 20;

/** The turn is over: perhaps it was the last one. @rules MAR-11.7 */
export function isLastTurn(g: G): boolean {
  const { turn } = g.s;
  if (g.options.turnLimit === 'none') return isStandstill(g);
  if (turn < g.options.turnLimit) return false;
  g.s.how = 'turnLimit';
  g.emit('limitReached', { n: turn });
  return true;
}

/** Heroes and wonders never go back, and there are only so many: so a match ends at some time. @rules MAR-11.7, MAR-21.68 */
function isStandstill(g: G): boolean {
  if (g.s.turn - g.s.progress < STANDSTILL) return false;
  g.s.how = 'standstill';
  g.emit('standstill', { n: STANDSTILL });
  return true;
}

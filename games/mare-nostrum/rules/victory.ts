import { numberAt, type Result, ranked, type Seat, who } from '@pantheon/kernel';
import type { Card, G } from './types.ts';
import { NONE } from './types.ts';

/** How many heroes and wonders a seat owns. */
export function cardsOwned(g: G, seat: Seat): number {
  let count = 0;
  for (const owner of g.s.cards) if (owner === seat) count++;
  return count;
}

const rolesHeld = (g: G, seat: Seat): number => g.s.roles.filter((holder) => holder === seat).length;

const provincesHeld = (g: G, seat: Seat): number => g.s.owner.filter((side) => side === g.s.side[seat]).length;

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

/** The winner first, then by heroes and wonders, role cards and provinces. */
export function result(g: G): Result {
  const standing = g.seats.map((seat) => [g.s.winner === seat ? 1 : 0, cardsOwned(g, seat), rolesHeld(g, seat), provincesHeld(g, seat)]);
  const ranks = ranked(standing);
  return {
    how: g.s.how,
    scores: g.seats.map((seat) => {
      const cards = cardsOwned(g, seat);
      const wonders = g.s.cards.filter((owner, card) => owner === seat && g.data.cards[card]?.wonder).length;
      return {
        seat,
        rank: numberAt(ranks, seat),
        total: cards,
        parts: [
          { source: 'heroes', points: cards - wonders },
          { source: 'wonders', points: wonders },
        ],
      };
    }),
  };
}

/** What must always be true. */
export function invariants(g: G): string[] {
  const problems: string[] = [];
  const { s, data } = g;
  data.kinds.forEach(({ id, total }, kind) => {
    const held = [...s.hands, ...s.trade.offer, ...s.trade.taken].reduce((sum, cards) => sum + numberAt(cards, kind), 0);
    const gifts = s.gifts.filter((gift) => gift === kind).length;
    if (held + gifts + numberAt(s.bank, kind) !== total) problems.push(`cards of ${id} are missing or too many`);
  });
  if (s.bank.some((count) => count < 0) || s.hands.some((hand) => hand.some((count) => count < 0)))
    problems.push('a hand or the bank owes cards');
  if (s.supply.some((count) => count < 0)) problems.push('more buildings than tokens');
  s.seat.forEach((_, side) => {
    const markers = s.owner.filter((owner) => owner === side).length;
    if (markers > data.components.unitsPerCivilisation.influence) problems.push(`side ${side} has too many markers`);
  });
  s.post.forEach((post, unit) => {
    if (post !== 0 && numberAt(s.at, unit) < 0) problems.push(`unit ${unit} is posted but not on the board`);
  });
  for (const { known } of [s.knowledge])
    known.forEach((cards, seat) => {
      if (seat !== s.knowledge.lent?.from && cards.some((count, kind) => count > (s.hands[seat]?.[kind] as number)))
        problems.push(`more cards are known than seat ${seat} holds`);
    });
  if (s.winner !== NONE && s.how === '') problems.push('somebody won in no way');
  return problems;
}

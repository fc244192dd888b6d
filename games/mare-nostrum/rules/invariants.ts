import { numberAt } from '@pantheon/kernel';
import { type G, NONE } from './types.ts';

/** What must always be true. */
export const invariants = (g: G): string[] => [
  ...faultsOfCards(g),
  ...faultsOfPieces(g),
  ...faultsOfKnowledge(g),
  ...(g.s.winner !== NONE && g.s.how === '' ? ['somebody won in no way'] : []),
];

function faultsOfCards({ s, data }: G): string[] {
  const problems: string[] = [];
  data.kinds.forEach(({ id, total }, kind) => {
    const held = [...s.hands, ...s.trade.offer, ...s.trade.taken].reduce((sum, cards) => sum + numberAt(cards, kind), 0);
    const gifts = s.gifts.filter((gift) => gift === kind).length;
    if (held + gifts + numberAt(s.bank, kind) !== total) problems.push(`cards of ${id} are missing or too many`);
  });
  if (s.bank.some((count) => count < 0) || s.hands.some((hand) => hand.some((count) => count < 0)))
    problems.push('a hand or the bank owes cards');
  return problems;
}

function faultsOfPieces({ s, data }: G): string[] {
  const problems: string[] = [];
  if (s.supply.some((count) => count < 0)) problems.push('more buildings than tokens');
  s.seat.forEach((_, side) => {
    const markers = s.owner.filter((owner) => owner === side).length;
    if (markers > data.components.unitsPerCivilisation.influence) problems.push(`side ${side} has too many markers`);
  });
  s.post.forEach((post, unit) => {
    if (post !== 0 && numberAt(s.at, unit) < 0) problems.push(`unit ${unit} is posted but not on the board`);
  });
  return problems;
}

const faultsOfKnowledge = ({ s }: G): string[] =>
  s.hands.flatMap((hand, seat) => {
    const isUnsure = seat === s.knowledge.lent?.from;
    const tooMany = s.knowledge.known[seat]?.some((count, kind) => count > numberAt(hand, kind)) ?? false;
    return tooMany && !isUnsure ? [`more cards are known than seat ${seat} holds`] : [];
  });

import { type Answer, numberAt, type Question, type Seat } from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { placesIn } from '../rules/end.ts';
import type { Card, G, God, GodState } from '../rules/types.ts';
import { seasonsLeft, stepsOf } from './features.ts';

/** A rule of thumb for one kind of question: how much a beginner likes an answer. */
type Thumb = (g: G, seat: Seat, option: unknown, answer: Answer, question: Question) => number;

const handOf = (g: G, seat: Seat): readonly Card[] => g.s.hand[seat] ?? [];
const cubesOn = (g: G, god: God): Cubes => (g.s.gods[god] as GodState).cubes;

/** How good a card is to have: what it brings when played and improved, and whether it is a new temple symbol. */
const cardWorth = (g: G, card: Card): number => 1 + stepsOf(g, card, 0) + 0.5 * stepsOf(g, card, 1);

/** Whether a seat has something to play or to improve with a god. */
function canDevelop(g: G, seat: Seat, symbol: number): boolean {
  const fits = (card: Card): boolean => g.data.cards[card]?.symbols.includes(symbol) ?? false;
  return handOf(g, seat).some(fits) || (g.s.played[seat] ?? []).some(({ card, level }) => level === 1 && fits(card));
}

/** How much there is to rob. */
const hoard = (g: G): number =>
  g.data.allGods.reduce((sum, god) => (god === 'ogre' ? sum : sum + Math.min(2, cubesOn(g, god)[0] + cubesOn(g, god)[1])), 0);

/** How much a beginner likes a god that plays no cards, with so many cards in hand and so many seasons left. */
const favourites: { readonly [god: string]: (g: G, hand: number, left: number) => number } = {
  genius: (_, hand, left) => (left === 0 ? 0.1 : hand < 3 ? 4 : 1),
  goddess: (_, __, left) => (left > 3 ? 4 : left > 1 ? 1 : 0.1),
  turtle: (_, hand, left) => (hand === 0 ? 0.02 : left === 0 ? 6 : hand > 3 ? 3 : 0.6),
  ogre: (g) => 0.2 + 0.7 * hoard(g),
  dragon: (_, hand, left) => (hand === 0 ? 0.02 : left < 2 ? 1.5 : 0.3),
};

function godLiking(g: G, seat: Seat, god: God): number {
  const symbol = g.data.gods[god]?.symbol ?? null;
  if (symbol !== null) return canDevelop(g, seat, symbol) ? 8 : 0.02;
  return favourites[god]?.(g, handOf(g, seat).length, seasonsLeft(g)) ?? 1;
}

type Place = 'worship' | { readonly god: God } | { readonly area: number };

const likes: { readonly [topic: string]: Thumb } = {
  keepCard: (g, _, card) => cardWorth(g, card as Card) ** 2,
  place(g, seat, option) {
    const place = option as Place | undefined;
    if (place === undefined) return 0.02;
    if (place === 'worship') return 0.5;
    if ('god' in place) return godLiking(g, seat, place.god);
    const { yields, resource } = g.data.areas[place.area] as G['data']['areas'][number];
    const amount = yields[g.s.harvest[place.area]?.length ?? 0] ?? 0;
    const poor = 3 / (2 + numberAt(g.s.stock[seat] as Cubes, resource as 0 | 1 | 2));
    return amount * (resource === 2 ? 0.8 : poor);
  },
  workers(g, seat, _, answer) {
    let liking = 0.3;
    (answer as readonly number[]).forEach((steps, track) => {
      if (steps === 0) return;
      const at = g.s.workers[seat]?.[track] ?? 0;
      const { symbolsAt, symbol } = g.data.village[track] as G['data']['village'][number];
      const reached = symbolsAt.filter((space) => space > at && space <= at + steps).length;
      liking += 0.3 * steps + reached * (symbol === 'action' ? 4 : 2);
    });
    return liking ** 2;
  },
  payment: (_g, _seat, _option, answer) => {
    const [, , wine = 0, asFood = 0, asSilver = 0] = answer as readonly number[];
    return 1 / (1 + wine + 2 * (asFood + asSilver)) ** 2;
  },
  payCards: (g, _, __, answer, question) => 1 / worthOfPick(g, answer, question) ** 2,
  turtleCards: (g, _, __, answer, question) => {
    const count = (answer as readonly number[]).length;
    return count === 0 ? 0.02 : (count * count) / worthOfPick(g, answer, question);
  },
  keepDrawn: (g, _, __, answer, question) => worthOfPick(g, answer, question) ** 3,
  draw: (_g, _seat, option) => 1 + 4 * (option as { readonly visions: number }).visions,
  vision: (_g, _seat, _option, answer) => 1 + 4 * (answer as number),
  raise: (_g, _seat, option) => (option === undefined ? 1 : 0.4),
  develop(g, seat, option) {
    const development = option as { readonly card: Card; readonly level: 1 | 2 } | undefined;
    if (development === undefined) return 0.01;
    const { card, level } = development;
    return level === 2 ? 2 + 2 * stepsOf(g, card, 1) : 1 + 2 * stepsOf(g, card, 0) + newTemple(g, seat, card);
  },
  turtleSteps: (g, seat, _, answer) => stepLiking(g, seat, answer as readonly number[]),
  rob(g, _, option) {
    if (option === undefined) return 0.01;
    if (option === 'each') return hoard(g) ** 2;
    const { god, loot } = option as { readonly god: God; readonly loot: 0 | 1 };
    return cubesOn(g, god)[loot] ** 2;
  },
  slipCard: (g, _, card) => (card === undefined ? 0.3 : (g.data.cards[card as Card]?.devotion ?? 1) / cardWorth(g, card as Card)),
  slipUnder: (g, seat, god) => (leads(g, seat, god as God) ? 5 : 0.5),
  copy: (g, seat, option) => (option === undefined ? 1 : 0.15 * (g.s.stock[seat] as Cubes)[2]),
  worshipPrice: (_g, _seat, _option, answer) => 1 / (1 + (answer as readonly number[]).reduce((sum, count) => sum + count, 0)) ** 2,
  worshipAfter: (_g, _seat, option) => (option === undefined ? 1 : 0.5),
  worshipKeep: (g, seat, god) => (leads(g, seat, god as God) ? 5 : 0.5),
};

const leads = (g: G, seat: Seat, god: God): boolean => placesIn(g, g.data.gods[god]?.field ?? 0)[seat] === 1;

const worthOfPick = (g: G, answer: Answer, question: Question): number =>
  (answer as readonly number[]).reduce(
    (sum, index) => sum + cardWorth(g, ('options' in question ? question.options[index] : '') as Card),
    0.1,
  );

const newTemple = (g: G, seat: Seat, card: Card): number => {
  const temple = g.data.cards[card]?.temple;
  return (g.s.played[seat] ?? []).some((played) => played.level === 1 && g.data.cards[played.card]?.temple === temple) ? 0 : 1;
};

/** Steps are liked where they reach a sign, or bring a seat to the head of a track. */
function stepLiking(g: G, seat: Seat, steps: readonly number[]): number {
  let liking = 0.5;
  steps.forEach((count, track) => {
    if (count === 0) return;
    const at = g.s.tracks[seat]?.[track] ?? 0;
    const signs = g.data.pack.secondaryTracks.victoryPointSpaces.filter(
      (space, sign) => space > at && space <= at + count && g.s.signs[track]?.[sign] === null,
    ).length;
    const best = Math.max(...g.seats.filter((other) => other !== seat).map((other) => g.s.tracks[other]?.[track] ?? 0));
    liking += 3 * signs + (at <= best && at + count > best ? 1.5 : 0.2);
  });
  return liking ** 2;
}

/** How likely a beginner is to give an answer. */
export function policyPrior(g: G, question: Question, answer: Answer): number {
  const option = question.kind === 'choose' ? question.options[answer as number] : undefined;
  return likes[question.topic.id]?.(g, question.seat, option, answer, question) ?? 1;
}

/** Of the many ways to pay, those that waste nothing. */
export const candidates = (_g: G, question: Question): readonly Answer[] | null =>
  question.topic.id === 'payment' && question.kind === 'allocate' ? (question.suggest?.() ?? null) : null;

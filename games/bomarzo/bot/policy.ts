import type { PolicyByTopic } from '@pantheon/bots';
import { at, numberAt, type PickQuestion, type Seat } from '@pantheon/kernel';
import { WINE } from '../data/ids.ts';
import type { Cubes } from '../data/read.ts';
import { placesIn } from '../rules/fields.ts';
import { nextYield } from '../rules/harvest.ts';
import { cardData, godData, godState, handOf, playedBy, stockOf } from '../rules/pieces.ts';
import type { Placement } from '../rules/topics.ts';
import type { Bomarzo, Card, G, God } from '../rules/types.ts';
import { seasonsLeft, stepsOf } from './features.ts';

const cubesOn = (g: G, god: God): Cubes => godState(g, god).cubes;

/** How good a card is to have: what it brings when played and improved. */
const cardWorth = (g: G, card: Card): number => 1 + stepsOf(g, card, 0) + 0.5 * stepsOf(g, card, 1);

/** How good the picked cards are together. */
const worthOfPick = (g: G, { options }: PickQuestion<Card>, picked: readonly number[]): number =>
  picked.reduce((sum, index) => sum + cardWorth(g, at(options, index)), 0.1);

/** Whether a seat has something to play or to improve with a god. */
function canDevelop(g: G, seat: Seat, symbol: number): boolean {
  const fits = (card: Card): boolean => cardData(g, card).symbols.includes(symbol);
  return handOf(g, seat).some(fits) || playedBy(g, seat).some(({ card, level }) => level === 1 && fits(card));
}

/** How much there is to rob. */
const hoard = (g: G): number =>
  g.data.allGods.reduce((sum, god) => (god === 'ogre' ? sum : sum + Math.min(2, cubesOn(g, god)[0] + cubesOn(g, god)[1])), 0);

/** The weight of a god that plays no cards, with so many cards in hand and so many seasons left. */
const favourWeights: { readonly [god: string]: (g: G, hand: number, left: number) => number } = {
  genius: (_, hand, left) => (left === 0 ? 0.1 : hand < 3 ? 4 : 1),
  goddess: (_, __, left) => (left > 3 ? 4 : left > 1 ? 1 : 0.1),
  turtle: (_, hand, left) => (hand === 0 ? 0.02 : left === 0 ? 6 : hand > 3 ? 3 : 0.6),
  ogre: (g) => 0.2 + 0.7 * hoard(g),
  dragon: (_, hand, left) => (hand === 0 ? 0.02 : left < 2 ? 1.5 : 0.3),
};

function godWeight(g: G, seat: Seat, god: God): number {
  const { symbol } = godData(g, god);
  if (symbol !== null) return canDevelop(g, seat, symbol) ? 8 : 0.02;
  return favourWeights[god]?.(g, handOf(g, seat).length, seasonsLeft(g)) ?? 1;
}

function placementWeight(g: G, seat: Seat, placement: Placement): number {
  if (placement === 'worship') return 0.5;
  if ('god' in placement) return godWeight(g, seat, placement.god);
  const { resource } = placement.area;
  const poor = 3 / (2 + numberAt(stockOf(g, seat), resource));
  return nextYield(g, placement.area) * (resource === WINE ? 0.8 : poor);
}

/** Steps of workers weigh more where they reach symbols, most of all those of pawns. */
function workersWeight(g: G, seat: Seat, counts: readonly number[]): number {
  const workers = at(g.s.workers, seat);
  let weight = 0.3;
  g.data.village.forEach(({ symbolsAt, symbol }, track) => {
    const steps = numberAt(counts, track);
    if (steps === 0) return;
    const from = numberAt(workers, track);
    const reached = symbolsAt.filter((space) => space > from && space <= from + steps).length;
    weight += 0.3 * steps + reached * (symbol === 'action' ? 4 : 2);
  });
  return weight ** 2;
}

/** Steps on the tracks weigh more where they reach a sign, or bring a seat to the head of a track. */
function stepsWeight(g: G, seat: Seat, steps: readonly number[]): number {
  const heights = (track: number): number[] => g.s.tracks.map((tracks) => numberAt(tracks, track));
  let weight = 0.5;
  steps.forEach((count, track) => {
    if (count === 0) return;
    const from = numberAt(heights(track), seat);
    const signs = g.data.pack.secondaryTracks.victoryPointSpaces.filter(
      (space, sign) => space > from && space <= from + count && g.s.signs[track]?.[sign] === null,
    ).length;
    const best = Math.max(...heights(track).filter((_, other) => other !== seat));
    weight += 3 * signs + (from <= best && from + count > best ? 1.5 : 0.2);
  });
  return weight ** 2;
}

const leads = (g: G, seat: Seat, god: God): boolean => placesIn(g, godData(g, god).field)[seat] === 1;

/** A temple symbol that the seat does not have yet. */
const newTemple = (g: G, seat: Seat, card: Card): number => {
  const { temple } = cardData(g, card);
  return playedBy(g, seat).some((played) => played.level === 1 && cardData(g, played.card).temple === temple) ? 0 : 1;
};

/** Of the payments that waste nothing, those with the fewest cards. */
function sparingCards(payments: readonly (readonly number[])[]): (readonly number[])[] {
  const cardsIn = ([, , , asFood = 0, asSilver = 0]: readonly number[]): number => asFood + asSilver;
  const fewest = Math.min(...payments.map(cardsIn));
  return payments.filter((payment) => cardsIn(payment) === fewest);
}

/** What a beginner thinks of the answers to each question. An option that is not there is the pass. */
export const policy: PolicyByTopic<Bomarzo> = {
  keepCard: { prior: (g, { options }, index) => cardWorth(g, at(options, index)) ** 2 },
  workers: { prior: (g, { seat }, counts) => workersWeight(g, seat, counts) },
  draw: {
    prior(_, { options }, index) {
      const draw = options[index];
      return draw === undefined ? 0.05 : draw.count + 4 * draw.visions;
    },
  },
  keepDrawn: { prior: (g, question, picked) => worthOfPick(g, question, picked) ** 3 },
  place: {
    prior(g, { options, seat }, index) {
      const placement = options[index];
      return placement === undefined ? 0.02 : placementWeight(g, seat, placement);
    },
  },
  payment: {
    prior: (_, __, [, , wine = 0, asFood = 0, asSilver = 0]) => 1 / (1 + wine + 2 * (asFood + asSilver)) ** 2,
    candidates: (_, question) => sparingCards(question.suggest?.() ?? []),
  },
  payCards: { prior: (g, question, picked) => 1 / worthOfPick(g, question, picked) ** 2 },
  raise: { prior: (_, { options }, index) => (options[index] === undefined ? 1 : 0.4) },
  copy: { prior: (g, { options, seat }, index) => (options[index] === undefined ? 1 : 0.15 * stockOf(g, seat)[WINE]) },
  vision: { prior: (_, __, visions) => 1 + 4 * visions },
  rob: {
    prior(g, { options }, index) {
      const robbery = options[index];
      if (robbery === undefined) return 0.01;
      return robbery === 'each' ? hoard(g) ** 2 : cubesOn(g, robbery.god)[robbery.loot] ** 2;
    },
  },
  develop: {
    prior(g, { options, seat }, index) {
      const development = options[index];
      if (development === undefined) return 0.01;
      const { card, level } = development;
      return level === 2 ? 2 + 2 * stepsOf(g, card, 1) : 1 + 2 * stepsOf(g, card, 0) + newTemple(g, seat, card);
    },
  },
  turtleCards: {
    prior: (g, question, picked) => (picked.length === 0 ? 0.02 : (picked.length * picked.length) / worthOfPick(g, question, picked)),
  },
  turtleSteps: { prior: (g, { seat }, steps) => stepsWeight(g, seat, steps) },
  slipCard: {
    prior(g, { options }, index) {
      const card = options[index];
      return card === undefined ? 0.3 : cardData(g, card).devotion / cardWorth(g, card);
    },
  },
  slipUnder: { prior: (g, { options, seat }, index) => (leads(g, seat, at(options, index)) ? 5 : 0.5) },
  worshipAfter: { prior: (_, { options }, index) => (options[index] === undefined ? 1 : 0.5) },
  worshipPrice: { prior: (_, __, counts) => 1 / (1 + counts.reduce((sum, count) => sum + count, 0)) ** 2 },
  worshipCards: { prior: (g, question, picked) => 1 / worthOfPick(g, question, picked) ** 2 },
  worshipKeep: { prior: (g, { options, seat }, index) => (leads(g, seat, at(options, index)) ? 5 : 0.5) },
};

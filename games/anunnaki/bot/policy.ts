import type { PolicyByTopic, TopicPolicy } from '@pantheon/bots';
import { at, type ChooseQuestion, type Question, type Seat } from '@pantheon/kernel';
import type { Land, Pact, Tile, WeaponCard } from '../data/model.ts';
import { playableCards } from '../rules/battle/sides.ts';
import { harvestable, yieldOf } from '../rules/harvest.ts';
import { controller, foeAt, isAtlantis, isGuarded, playerAt } from '../rules/planets.ts';
import { closedBy, placedOnWay } from '../rules/star.ts';
import { canPay } from '../rules/stock.ts';
import type { AdditionalAction } from '../rules/topics.ts';
import type { Anunnaki, G, Player, Segment } from '../rules/types.ts';
import { handSize } from '../rules/weapon-hand.ts';
import { pactWorth, weaponWorth } from './prospects.ts';
import { turnsToClose } from './routes.ts';

/** Whether a seat has a card that it can pay for an attack: without one it loses at once. */
const isArmed = (g: G, seat: Seat): boolean => handSize(g, seat) > 0 && playableCards(g, seat, 0).length > 0;

/** How good it is for a unit to be in a Territory. */
function landWeight(g: G, seat: Seat, { index, icons, altars }: Land): number {
  if (isGuarded(g, index)) return isArmed(g, seat) ? (isAtlantis(g, index) ? 0.4 : 1.2) : 0.02;
  if (foeAt(g, seat, index) !== null) return isArmed(g, seat) ? 0.8 : 0.02;
  const worth = 0.5 + 0.4 * icons.length + 0.8 * altars;
  return controller(g, index) === seat ? 0.4 * worth : 1.5 * worth;
}

/** How good it is to move the pawn to a tile: a new cube, and more if it encloses a god. */
function pawnWeight(g: G, seat: Seat, tile: Tile): number {
  const player = playerAt(g, seat);
  const useful = tile.id.startsWith('harvest') ? 0.4 + 0.5 * Math.min(3, harvestable(g, seat).length) : 1;
  const segment = placedOnWay(g, player, tile.index);
  if (segment < 0) return 0.3 * useful;
  const { mana } = at(g.data.segments, segment);
  return useful * (2 + mana + 4 * closedBy(g, player, segment).length + (leadsOn(g, player, segment) ? 1 : 0));
}

/** Whether a cube brings a face nearer that can be enclosed soon. */
const leadsOn = (g: G, player: Player, segment: Segment): boolean =>
  g.data.faces.some(({ segments }, face) => segments & (1 << segment) && turnsToClose(g.data, player, face) <= SOON);
const SOON = 3;

const additionalWeights: { readonly [A in AdditionalAction]: number } = { summon: 6, 'complete-pact': 5, cornucopia: 0.3, pandora: 1 };
const manaWeights: { readonly [id: string]: number } = {
  'activate-red': 1,
  'activate-blue': 1,
  arm: 1,
  develop: 1.6,
  settle: 1.6,
  recruit: 1.2,
};
const MIRROR_WEIGHT = 0.5;

const pactWeight = (g: G, seat: Seat, pact: Pact): number => pactWorth(g, seat, pact) * (canPay(playerAt(g, seat), pact.cost) ? 2 : 0.5);

const cardWeight = (card: WeaponCard): number => 1 + card.strength ** 2;

type Choosing<T> = TopicPolicy<Anunnaki, ChooseQuestion<T>>;

/** Options are weighed one by one, and so is the pass. */
const weighed = <T>(weightOf: (g: G, seat: Seat, option: T) => number, pass = 1): Choosing<T> => ({
  prior: (g, { seat, options }, answer) => (answer === options.length ? pass : weightOf(g, seat, at(options, answer))),
});

/** All options are alike; only the pass is weighed. */
const passed = <T>(pass: number): Choosing<T> => ({ prior: (_, { options }, answer) => (answer === options.length ? pass : 1) });

/** What a beginner thinks of the answers, by topic. */
export const policy: PolicyByTopic<Anunnaki> = {
  pawn: weighed(pawnWeight),
  shiftCrossed: passed(2),
  shiftFrom: passed(0.5),

  moveUnit: passed(0.4),
  moveTo: weighed(landWeight),
  portalUnit: passed(0.3),
  portalTo: weighed(landWeight),

  harvest: weighed((g, seat, land) => yieldOf(g, seat, land) ** 2, 0.02),
  marketPay: passed(0.3),
  marketTake: passed(0.02),

  mana: weighed((_, __, action) => (action === 'mirror' ? MIRROR_WEIGHT : (manaWeights[action.id] ?? 1)), 0.25),
  activate: passed(0.05),
  arm: weighed((_, __, card) => Math.max(0.1, weaponWorth(card)) ** 2, 0.05),
  develop: weighed((_, __, { red }) => (red ? 2 : 1), 0.05),
  performImproved: passed(0.1),
  build: weighed((_, __, { altars, icons }) => 1 + altars + 0.3 * icons.length, 0.05),
  redeployFrom: passed(3),
  placeFrom: passed(2),

  extra: weighed((_, __, action) => additionalWeights[action], 0.02),
  freya: passed(0.5),

  takePact: weighed(pactWeight, 0.1),
  completePact: weighed(pactWorth),
  freePact: passed(0.05),

  anubis: passed(0.05),
  playWeapon: {
    prior: (_, { options }, answer) =>
      (typeof answer === 'number' ? [answer] : answer).reduce((sum, index) => sum + cardWeight(at(options, index)), 0),
  },
  newCard: weighed((_, __, card) => cardWeight(card), 0.1),
  secondCard: passed(0.3),

  scarab: passed(0.01),
};

/** Elsewhere more is better: of what is spread over bins, and of what is picked. */
export const otherPolicy: TopicPolicy<Anunnaki, Question> = {
  prior: (_, { kind }, answer) => {
    if (typeof answer === 'number') return 1;
    if (kind === 'allocate') return 1 + answer.reduce((sum, n) => sum + n, 0) ** 2;
    return kind === 'pick' ? 1 + answer.length : 1;
  },
};

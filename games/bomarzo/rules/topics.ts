import type { AllocateQuestion, AmountQuestion, ChooseQuestion, PickQuestion } from '@pantheon/kernel';
import type { Card, FoodOrSilver, God } from '../data/ids.ts';
import type { AreaData, Cubes, VillageTrack } from '../data/read.ts';

/** Where a pawn can go. */
export type Place = { readonly god: God } | { readonly area: AreaData };

/** What a turn can begin with: a pawn, or the free draw before it. */
export type Placement = Place | 'worship';

/** What a unit of a payment can be: a cube of the stock, or a card as Food or as Silver. */
export type PaymentUnit = 'food' | 'silver' | 'wine' | 'cardFood' | 'cardSilver';

/** The cubes that a Raise adds. */
export type RaisedCubes = readonly [food: number, silver: number];

/** How a copy is paid: so many cubes from the stock, the rest with cards. */
export interface CopyPayment {
  readonly cubes: Cubes;
  readonly asFood: number;
  readonly asSilver: number;
}

/** How many of the cards due are drawn now, and with how many Visions. */
export interface Draw {
  readonly count: number;
  readonly visions: number;
}

/** One cube from every other god, or everything of one kind from one of them. */
export type Robbery = 'each' | { readonly god: God; readonly loot: FoodOrSilver };

/** A card of the hand to play, or one on the table to improve. */
export interface Development {
  readonly card: Card;
  readonly level: 1 | 2;
}

/** All that is ever asked in Bomarzo. Resources, tracks and primary fields are places in their lists. */
export type Topics = {
  lastPlayerBonus: ChooseQuestion<FoodOrSilver>;
  keepCard: ChooseQuestion<Card>;
  workers: AllocateQuestion<VillageTrack>;
  draw: ChooseQuestion<Draw>;
  keepDrawn: PickQuestion<Card>;
  place: ChooseQuestion<Placement>;
  payment: AllocateQuestion<PaymentUnit>;
  payCards: PickQuestion<Card>;
  raise: ChooseQuestion<RaisedCubes>;
  copy: ChooseQuestion<CopyPayment>;
  vision: AmountQuestion;
  rob: ChooseQuestion<Robbery>;
  loot: ChooseQuestion<FoodOrSilver>;
  develop: ChooseQuestion<Development>;
  turtleCards: PickQuestion<Card>;
  turtleSteps: AllocateQuestion<number>;
  slipCard: ChooseQuestion<Card>;
  slipUnder: ChooseQuestion<God>;
  worshipAfter: ChooseQuestion<'draw'>;
  worshipPrice: AllocateQuestion<number>;
  worshipCards: PickQuestion<Card>;
  worshipKeep: ChooseQuestion<God>;
  primaryField: ChooseQuestion<number>;
};

import type { AllocateQuestion, AmountQuestion, ChooseQuestion } from '@pantheon/kernel';
import type { ColourData, Construction, HarvestBin, Payment, ResourceData, SpaceData, TravellerData } from '../data/read.ts';
import type { Holder, Offer } from './types.ts';

/** What may set out: one of the mover's spaces; or instead, a change of the standing answers. */
export type Start = SpaceData | 'stance';

/** On foot, or through this sea next. */
export type Way = SpaceData | 'foot';

/** What a ship owner may say: yes or no, this time or from now on. */
export type PassageAnswer = 'agree' | 'refuse' | 'always' | 'never';

/** How a ship owner wants requests of a certain player to be answered. */
export type Stance = 'ask' | 'allow' | 'refuse';

/** What a player with the floor may say; to be done is the pass. */
export type Command =
  | { readonly say: 'accept' | 'decline' | 'counter' | 'withdraw'; readonly offer: Offer }
  | { readonly say: 'offer'; readonly to: Holder }
  | { readonly say: 'wait' };

/** Whether a player wants to end a game in which the counter stands still. */
export type EndVote = 'end' | 'playOn';

/** What is built on land, all at the same price but the wonder. */
export type LandConstruction = Exclude<Construction, 'ship'>;

/** Those who flee, and a space to which some of them may go. */
export interface Refuge {
  readonly who: TravellerData;
  readonly to: SpaceData;
}

/** All that is ever asked in Diluvio. */
export type Topics = {
  colour: ChooseQuestion<ColourData>;
  moveFrom: ChooseQuestion<Start>;
  moveTo: ChooseQuestion<SpaceData>;
  moveWith: AllocateQuestion<TravellerData>;
  sailWith: AmountQuestion;
  moveWay: ChooseQuestion<Way>;
  stanceTo: ChooseQuestion<ColourData>;
  stance: ChooseQuestion<Stance>;
  passage: ChooseQuestion<PassageAnswer>;
  harvest: AllocateQuestion<HarvestBin>;
  trade: ChooseQuestion<Command>;
  offerGive: AllocateQuestion<ResourceData>;
  offerTake: AllocateQuestion<ResourceData>;
  build: ChooseQuestion<Construction>;
  buildWhere: ChooseQuestion<SpaceData>;
  launchWhere: ChooseQuestion<SpaceData>;
  pay: ChooseQuestion<Payment>;
  buildSecond: ChooseQuestion<LandConstruction>;
  secondWhere: ChooseQuestion<SpaceData>;
  flee: AllocateQuestion<Refuge>;
  endVote: ChooseQuestion<EndVote>;
};

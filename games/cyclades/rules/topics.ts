import type { AllocateQuestion, AmountQuestion, ChooseQuestion, PickQuestion } from '@pantheon/kernel';
import type { Place, Site, Slot } from '../data/board.ts';
import type { Bid } from '../data/read.ts';
import type { BuildingId, CreatureId, HeroId, Side } from '../data/schema.ts';
import type { Action, MandatoryAction } from './powers.ts';
import type { Faction, Mover, Troop, Unit } from './types.ts';

/** Where a metropolis may go: a site, or the card of a hero. */
export type Spot = { readonly site: Site } | { readonly card: HeroId };

/** Something that a creature can eliminate: a piece of one kind in an area. */
export interface Prey<U extends Troop | 'fleet' = Troop> {
  readonly place: Place;
  readonly unit: U;
}

/** One fleet driven from one sea area to another; to null where it has no way out and sinks. */
export interface Drive {
  readonly from: Place;
  readonly to: Place | null;
}

/** All that is ever asked in Cyclades. */
export type Topics = {
  tileSide: ChooseQuestion<Side>;
  layTile: ChooseQuestion<string>;
  tilePlace: ChooseQuestion<Slot>;
  tileTurn: ChooseQuestion<number>;
  placeLand: ChooseQuestion<Place>;
  placeFleet: ChooseQuestion<Place>;
  spreadTroops: AllocateQuestion<Place>;
  bid: ChooseQuestion<Bid>;
  keepFigures: PickQuestion<CreatureId>;
  moveFigure: ChooseQuestion<CreatureId>;
  figureTo: ChooseQuestion<Place>;
  mandatory: ChooseQuestion<MandatoryAction | Action>;
  action: ChooseQuestion<Action>;
  buildSite: ChooseQuestion<Site>;
  replaceBuilding: ChooseQuestion<Site>;
  heraType: ChooseQuestion<BuildingId>;
  recruitWhere: ChooseQuestion<Place>;
  heroLand: ChooseQuestion<Place>;
  apolloLand: ChooseQuestion<Place>;
  apolloSea: ChooseQuestion<Place>;
  sailFrom: ChooseQuestion<Place>;
  sailFleets: AmountQuestion;
  sailTo: ChooseQuestion<Place>;
  seaRetreat: ChooseQuestion<Place>;
  marchFrom: ChooseQuestion<Place>;
  marchUnits: AllocateQuestion<Mover>;
  marchTo: ChooseQuestion<Place>;
  escort: AllocateQuestion<Troop>;
  heroicTo: ChooseQuestion<Place>;
  flyFrom: ChooseQuestion<Place>;
  flyUnits: AllocateQuestion<Mover>;
  flyTo: ChooseQuestion<Place>;
  loss: ChooseQuestion<Unit>;
  retreat: ChooseQuestion<Place>;
  battleSacrifice: ChooseQuestion<Action>;
  rescue: ChooseQuestion<Place>;
  reroll: ChooseQuestion<'reroll'>;
  metropolisSite: ChooseQuestion<Spot>;
  givesWay: ChooseQuestion<Site>;
  setPiece: ChooseQuestion<Site>;
  bonusLand: ChooseQuestion<Place>;
  bonusSea: ChooseQuestion<Place>;
  bonusArea: ChooseQuestion<Place>;
  figureArea: ChooseQuestion<Place>;
  discounts: AmountQuestion;
  playTop: ChooseQuestion<CreatureId>;
  charonOld: ChooseQuestion<HeroId>;
  charonNew: ChooseQuestion<HeroId>;
  chimeraCard: ChooseQuestion<CreatureId>;
  cyclopsSite: ChooseQuestion<Site>;
  cyclopsType: ChooseQuestion<BuildingId>;
  dryadVictim: ChooseQuestion<Faction>;
  satyrVictim: ChooseQuestion<Faction>;
  griffinVictim: ChooseQuestion<Faction>;
  giantFrom: ChooseQuestion<Place>;
  giantTo: AllocateQuestion<Place>;
  harpyPrey: ChooseQuestion<Prey>;
  hydraPrey: ChooseQuestion<Prey<Troop | 'fleet'>>;
  sphinxCard: ChooseQuestion<CreatureId>;
  sylphSeas: PickQuestion<Place>;
  driveFleet: ChooseQuestion<Drive>;
  hectorVictim: ChooseQuestion<Troop>;
  conversions: AmountQuestion;
  pandoraCopy: ChooseQuestion<HeroId>;
  offeredType: ChooseQuestion<BuildingId>;
  offeredBuilding: ChooseQuestion<Site>;
};

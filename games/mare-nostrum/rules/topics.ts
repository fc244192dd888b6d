import type { AllocateQuestion, AmountQuestion, ChooseQuestion, PickQuestion, Seat } from '@pantheon/kernel';
import type { Card, Item, Kind, Side, Site, Space, Unit } from '../data/numbers.ts';
import type { Thing } from '../data/thing.ts';

/** What is bought in a free set-up. */
export type Purchase = Item | 'hero';

/** A place for an item. */
export interface Plot {
  readonly item: Item;
  readonly place: number;
  readonly word: string;
}

/** The gods that destroy something anywhere on the board. */
export type WrathfulId = 'baal' | 'vulcan' | 'poseidon_god';

/** What a god can be called down upon: a site, or the triremes of a side in a space. */
export interface Target {
  readonly site: Site;
  readonly space: Space;
  readonly side: Side;
  /** Its word in keys. */
  readonly word: string;
}

/** A target, and the god that is called down upon it. */
export interface Aimed extends Target {
  readonly god: WrathfulId;
}

/** A card taken from somebody's offer. */
export interface Take {
  readonly taker: Seat;
  readonly source: Seat;
  readonly kind: Kind;
  readonly word: string;
}

/** One thing that a player does in his building turn. */
export type Order =
  | { readonly what: 'item'; readonly item: Item }
  | { readonly what: 'card' | 'power'; readonly card: Card; readonly word: string }
  | { readonly what: 'rebirth' }
  | { readonly what: 'god'; readonly god: WrathfulId };

/** One card that may be part of a combination; taxes are numbered. */
export interface Coin {
  readonly kind: Kind;
  readonly number: number;
  readonly id: string;
}

/** One thing that a player does in his naval step. */
export type Manoeuvre =
  | { readonly what: 'launch' | 'sail' | 'attack' | 'swim' | 'dive' | 'emerge'; readonly space: Space; readonly id: string }
  | { readonly what: 'surface' }
  | { readonly what: 'god'; readonly god: WrathfulId };

/** One thing that a player does in his land step. */
export type Act =
  | { readonly what: 'move' | 'assault' | 'conquer'; readonly space: Space; readonly id: string }
  | { readonly what: 'strike' }
  | { readonly what: 'power'; readonly card: Card; readonly word: string }
  | { readonly what: 'god'; readonly god: WrathfulId };

/** A province to march to, from where. */
export interface Route extends Thing {
  readonly from: Space;
}

/** Units that are alike: nobody cares which of them is meant. */
export interface Group {
  readonly id: string;
  readonly units: readonly Unit[];
}

/** A way over the sea, and the sea on it that only Aeneas opens, or -1. */
export interface Lane {
  readonly seas: readonly Space[];
  readonly aeneas: Space;
}

/** A way over the sea as an option. */
export interface NamedLane extends Lane {
  readonly id: string;
}

/** A die that has been rolled. */
export interface Die {
  readonly at: number;
  readonly face: number;
}

/** What becomes of a province that is held alone. */
export type Conquest = 'pillage' | 'occupy' | 'convert';

/** What a Titan can hit from afar: fighting units of a side, or its unlaunched triremes. */
export interface Aim {
  readonly space: Space;
  readonly side: Side;
  readonly ships: boolean;
  readonly word: string;
}

/** The Titans of a province. */
export interface Battery {
  readonly word: string;
  readonly from: Space;
  readonly titans: readonly Unit[];
}

/** All that is ever asked in Mare Nostrum, in the order of a game. */
export type Topics = {
  civilisation: ChooseQuestion<Thing>;
  capital: ChooseQuestion<Thing>;
  draft: ChooseQuestion<Purchase>;
  draftWhere: ChooseQuestion<Plot>;
  castor: ChooseQuestion<Thing>;
  wrath: ChooseQuestion<Aimed>;
  wrathNow: ChooseQuestion<Aimed>;
  astarte: ChooseQuestion<'cancel'>;
  athena: ChooseQuestion<Thing>;
  heir: ChooseQuestion<Seat>;
  circe: PickQuestion<Thing>;
  artemis: ChooseQuestion<Thing>;
  hermes: ChooseQuestion<Thing>;
  isis: ChooseQuestion<'use'>;
  isisGift: ChooseQuestion<Thing>;
  tradeSize: AmountQuestion;
  antigone: ChooseQuestion<'out'>;
  offer: AllocateQuestion<Thing>;
  take: ChooseQuestion<Take>;
  ulysses: ChooseQuestion<'force'>;
  forcedTake: ChooseQuestion<Take>;
  madeGood: ChooseQuestion<Thing>;
  accord: ChooseQuestion<'share'>;
  call: ChooseQuestion<Seat>;
  god: ChooseQuestion<Thing>;
  adonis: ChooseQuestion<Thing>;
  build: ChooseQuestion<Order>;
  where: ChooseQuestion<Plot>;
  payment: PickQuestion<Coin>;
  swapGive: ChooseQuestion<Thing>;
  swapGet: ChooseQuestion<Thing>;
  jasonFrom: ChooseQuestion<Thing>;
  jasonTo: ChooseQuestion<Thing>;
  gilgamesh: ChooseQuestion<'fortress'>;
  keep: AllocateQuestion<Thing>;
  naval: ChooseQuestion<Manoeuvre>;
  toSea: ChooseQuestion<Thing>;
  land: ChooseQuestion<Act>;
  marchTo: ChooseQuestion<Route>;
  marchers: AllocateQuestion<Group>;
  joinFrom: ChooseQuestion<Thing>;
  joiners: AllocateQuestion<Group>;
  lane: ChooseQuestion<NamedLane>;
  poseidon: ChooseQuestion<Target>;
  blockade: ChooseQuestion<Thing>;
  blockadeShips: AmountQuestion;
  helen: ChooseQuestion<'convert'>;
  foe: ChooseQuestion<Thing>;
  attackers: AllocateQuestion<Group>;
  medusa: ChooseQuestion<'forbid'>;
  hercules: ChooseQuestion<Thing>;
  midas: ChooseQuestion<'pay'>;
  hamilcar: AmountQuestion;
  ajax: PickQuestion<Die>;
  mars: ChooseQuestion<'use'>;
  losses: AllocateQuestion<Group>;
  conquest: ChooseQuestion<Conquest>;
  pillage: ChooseQuestion<Thing>;
  occupy: PickQuestion<Thing>;
  guard: ChooseQuestion<Group>;
  converter: ChooseQuestion<Group>;
  loot: ChooseQuestion<Thing>;
  strikeAt: ChooseQuestion<Aim>;
  titans: AllocateQuestion<Battery>;
};

import type { GameContext, Seat, TopicOf } from '@pantheon/kernel';
import type { Card, Kind, Side, Unit } from '../data/numbers.ts';
import type { Data } from '../data/read.ts';
import type { Events } from './events.ts';
import type { Topics } from './topics.ts';
import type { Space } from './types.ts';

export * from '../data/numbers.ts';

/** Where a piece is that is not on the board: not built, or waiting on the card of its creature. */
export const RESERVE = -1;
export const ON_CARD = -2;

/** What a piece has done or become in this turn. */
export const MOVED = 1;
export const MOVED_TWICE = 2;
export const ATTACKED = 4;
export const HERCULES = 8;
export const BUILT_NOW = 16;
export const DIVED_NOW = 32;

/** Where a card is that nobody owns. */
export const FOR_SALE = -1;
export const OUT_OF_GAME = -2;

/** The trade of this turn. */
export interface Trade {
  /** How many cards each participant offers. */
  n: number;
  participants: Seat[];
  /** Whose turn it is to take; -1 before the first take. */
  due: number;
  /** The last two takes: taker, source, taker, source. */
  last: number[];
  /** By seat: the offered cards that nobody has taken, by kind. */
  offer: number[][];
  /** By seat: the cards taken, by kind. */
  taken: number[][];
}

/** What the player turn in the military phase has seen so far. */
export interface Campaign {
  /** Provinces in which Medusa forbids fighting until the phase ends. */
  petrified: Space[];
  /** Provinces that the active player won or entered without resistance in this player turn. */
  won: Space[];
  /** Provinces for which the active player has made his conquest choice. */
  settled: Space[];
  /** By seat: the sea of Aeneas, or -1. */
  sealane: number[];
}

/** What people can know of hidden cards without looking into hands. */
export interface Knowledge {
  /** By seat and kind: cards that everybody has seen come and not go. */
  known: number[][];
  /** By seat: how many of its other cards must be goods. */
  veiled: number[];
  /** Viewer, holder, kind: cards that one viewer knows besides. */
  told: number[][];
  /** The card by which a Director made good the missing one: it left cards that all know of. */
  lent: { from: Seat; to: Seat; kind: Kind } | null;
}

/** Units that come into a province together. */
export interface Entry {
  readonly province: Space;
  readonly side: Side;
  readonly units: readonly Unit[];
}

/** One side of a fight: its units and what they roll. */
export interface Force {
  readonly side: Side;
  readonly seat: Seat | null;
  units: Unit[];
  /** The faces of the dice that were rolled. */
  rolled: number[];
  /** Dice that count a fixed figure, and units that count six without one. */
  fours: number;
  automatic: number;
  bonus: number;
  total: number;
  /** How many of its units fall; -1 before that is known. */
  lost: number;
}

/** A battle: one round between units of two sides in a space. Of a strike from afar only one side rolls. */
export interface Battle {
  readonly space: Space;
  readonly onLand: boolean;
  readonly strike: boolean;
  /** Whether the dice have fallen. */
  rolled: boolean;
  readonly attacker: Force;
  readonly defender: Force;
}

/** The state of a match. */
export interface State {
  turn: number;
  /** The chapter of the turn, as the board and the bots know it; the strip above the table goes by the phase. */
  stage: string;
  /** By seat: its side; -1 while civilisations are being chosen. */
  side: number[];
  /** By side: its seat; -1 for a neutral civilisation. */
  seat: number[];
  /** By side: its capital; -1 before the first marker of a free set-up. */
  capital: Space[];
  /** By role: the seat that holds its card. */
  roles: number[];
  /** By province: the side whose marker lies there, or -1. */
  owner: number[];
  /** By site: 1 where a city or caravan stands. */
  sites: number[];
  temples: number[];
  markets: number[];
  /** Cities, caravans, temples and markets left to build. */
  supply: number[];
  /** By unit. */
  at: Space[];
  post: number[];
  mark: number[];
  /** By kind: what the bank holds. */
  bank: number[];
  /** By seat and kind. */
  hands: number[][];
  knowledge: Knowledge;
  /** By card: the seat that owns it, for sale, or out of the game. */
  cards: number[];
  /** The hero that Castor and Pollux are, or -1. */
  castor: number;
  /** By god: the seat that holds it, or -1; and whether it is used up. */
  gods: number[];
  spent: number[];
  /** Limited powers already used this turn: card * 8 + seat. */
  used: number[];
  /** Seats called in this phase, and the one whose player turn it is. */
  called: Seat[];
  active: number;
  /** Where the active player placed markers in this turn, and what he built at the usual price: item * 64 + province. */
  fresh: Space[];
  built: number[];
  /** Kinds that each seat's sites gave in this collection, by seat and kind. */
  produced: number[][];
  /** Sites that Circe's legions work in this collection: site * 8 + seat. */
  workers: number[];
  trade: Trade;
  /** The cards that Isis is about to give, by seat; -1 for none. */
  gifts: number[];
  campaign: Campaign;
  /** The battle that is being fought, or that the active player has just fought; in sight until his next action, the conquest aside. */
  battle: Battle | null;
  /** By seat: dice that Hamilcar's owner declared 4 in this battle, -1 for none; and in how many ways he could choose. */
  fours: number[];
  fourDice: number[];
  /** Free set-up: the order of the players, how many shares were spent, and points left in the present one. */
  draft: { order: Seat[]; shares: number; points: number };
  /** Players who could win in this building phase, while that has to be settled between them. */
  rivals: Seat[];
  /** The turn in which somebody last acquired a hero or wonder. */
  progress: number;
  winner: number;
  /** Those who share a victory. */
  victors: Seat[];
  how: string;
}

/** One side of a fight as everybody sees it. */
export interface ForceView {
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly dice: readonly number[];
  readonly fours: number;
  readonly automatic: number;
  readonly bonus: number;
  readonly total: number;
  readonly lost: number;
}

/** What is to be expected of a battle before the dice, leaving aside what players may still decide. */
export interface Forecast {
  /** The chance that every defender falls. */
  readonly clear: number;
  /** The chance that every attacker falls. */
  readonly repelled: number;
  /** How many units each side loses on average. */
  readonly losses: readonly [number, number];
}

/** A battle as everybody sees it. */
export interface BattleView {
  readonly space: Space;
  readonly strike: boolean;
  readonly rolled: boolean;
  readonly attacker: ForceView;
  readonly defender: ForceView;
  readonly forecast: Forecast | null;
}

/** The trade as everybody sees it. */
export interface TradeView {
  readonly n: number;
  readonly participants: readonly Seat[];
  readonly due: number;
  readonly last: readonly number[];
  readonly offer: readonly (readonly number[])[];
  readonly taken: readonly (readonly number[])[];
  /** The source that is closed to the player due, or -1. */
  readonly barred: number;
}

/** The player turn in the military phase as everybody sees it. */
export type CampaignView = { readonly [K in keyof Campaign]: readonly number[] };

/** What something costs: the printed figure, and the card whose reduction applies, or -1. */
export interface Price {
  readonly cost: number;
  readonly printed: number;
  readonly by: Card;
}

/** Of the state, what rules read that ask for nothing secret. A view has it as it is. */
type PublicState = Pick<
  View,
  | 'stage'
  | 'side'
  | 'seat'
  | 'capital'
  | 'owner'
  | 'sites'
  | 'temples'
  | 'markets'
  | 'supply'
  | 'at'
  | 'post'
  | 'mark'
  | 'cards'
  | 'castor'
  | 'used'
  | 'active'
  | 'fresh'
  | 'built'
  | 'workers'
>;

/** What rules read that ask for nothing secret: a match, or what a seat sees of it. */
export interface Visible {
  readonly s: PublicState;
  readonly data: Data;
  readonly options: Pick<MareNostrum['options'], 'victory'>;
  readonly seats: readonly Seat[];
}

/** What a seat sees. What follows from it stands in readings.ts. */
export interface View {
  readonly turn: number;
  readonly stage: string;
  readonly side: readonly number[];
  readonly seat: readonly number[];
  readonly capital: readonly Space[];
  readonly roles: readonly number[];
  readonly owner: readonly number[];
  readonly sites: readonly number[];
  readonly temples: readonly number[];
  readonly markets: readonly number[];
  readonly supply: readonly number[];
  readonly at: readonly Space[];
  readonly post: readonly number[];
  readonly mark: readonly number[];
  /** By kind: how many cards the bank has. */
  readonly bank: readonly number[];
  /** By seat: the cards by kind, for the reader's own hand only; the size of every hand. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly handSizes: readonly number[];
  readonly cards: readonly number[];
  readonly castor: number;
  readonly gods: readonly number[];
  readonly spent: readonly number[];
  readonly used: readonly number[];
  readonly called: readonly Seat[];
  readonly active: number;
  readonly fresh: readonly Space[];
  readonly built: readonly number[];
  readonly produced: readonly (readonly number[])[];
  readonly workers: readonly number[];
  readonly trade: TradeView;
  readonly campaign: CampaignView;
  readonly fourDice: readonly number[];
  readonly battle: BattleView | null;
  /** What wins: the option of the match. */
  readonly victory: MareNostrum['options']['victory'];
  readonly draft: { readonly order: readonly Seat[]; readonly shares: number; readonly points: number };
  readonly rivals: readonly Seat[];
  readonly progress: number;
  readonly winner: number;
  readonly victors: readonly Seat[];
  readonly how: string;
}

/** The types of Mare Nostrum, for the kernel. */
export type MareNostrum = {
  state: State;
  data: Data;
  options: {
    victory: 'standard' | 'long' | 'roles';
    setup: 'fixed' | 'free';
    civilisations: 'random' | 'chosen';
    turnLimit: 'none' | number;
    titanSea: boolean;
    /** Several could win in one turn and none of them is Political Leader: they may agree, or whoever is called first wins. */
    rivals: 'agree' | 'firstCome';
  };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<MareNostrum>;
export type TopicFor<K extends keyof Topics> = TopicOf<MareNostrum, K>;

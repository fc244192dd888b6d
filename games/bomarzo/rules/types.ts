import type { GameContext, Ref, Seat, TopicOf } from '@pantheon/kernel';
import type { Card, God } from '../data/ids.ts';
import type { BomarzoData, Cubes } from '../data/read.ts';
import type { Topics } from './topics.ts';

export type { Card, God } from '../data/ids.ts';

/** A card on the table. */
export interface Played {
  card: Card;
  level: 1 | 2;
  /** Turned: its power was used in this season. */
  used: boolean;
  /** The primary field that it counts for at the end, once chosen. */
  field: number | null;
}

/** What lies on and under a god. */
export interface GodState {
  mossy: boolean;
  asleep: boolean;
  /** Pawns in the order in which they came. */
  pawns: Seat[];
  cubes: Cubes;
  /** Cards slipped under it, and by whom. What they are is known to that seat only. */
  under: { seat: Seat; card: Card }[];
}

/** The invocation under way, for its favour and its copies. */
export interface Invocation {
  seat: Seat;
  god: God;
  /** The payment record: Food, Silver, Wine as paid, virtual units included. */
  paid: Cubes;
  /** The seats that are still to be asked whether they copy. */
  mayCopy: Seat[];
}

/** The state of a game of Bomarzo. */
export interface State {
  season: number;
  first: Seat;
  /** The seat whose turn it is, or that a step of the set-up or of the end has come to. */
  turn: Seat;
  /** How many seats have been through the ordered step under way. */
  done: number;
  stock: Cubes[];
  /** Pawns owned, and those of them still on the village. */
  pawns: number[];
  free: number[];
  passed: boolean[];
  /** Actions performed in this season. */
  actions: number[];
  /** By seat: the five workers of the village. */
  workers: number[][];
  hand: Card[][];
  /** Cards that everybody saw go into a hand and has not seen leave it. */
  seen: Card[][];
  played: Played[][];
  /** By seat: the three development tracks. */
  tracks: number[][];
  /** By track: the seats at the end of it, in order of arrival. */
  arrived: Seat[][];
  /** By track and sign: who took it. */
  signs: (Seat | null)[][];
  /** Gods by position around the board; what is on each of them. */
  order: God[];
  gods: { [god: God]: GodState };
  /** By harvest area: pawns in order. */
  harvest: Seat[][];
  /** The card that lies open on the deck; the rest of the deck, in no order; the discard pile. */
  top: Card | null;
  deck: Card[];
  discard: Card[];
  /** Cards in front of a seat from which it keeps some. */
  dealt: Card[][];
  /** Cards due in this Production. */
  due: number[];
  invocation: Invocation | null;
  /** Seasons: the disc by each season. Empty without the expansion. */
  discs: string[];
  /** Worship: the deck in no order, the cards held, those just drawn, who has drawn in this turn or season. */
  worshipDeck: God[];
  worship: God[][];
  worshipDealt: God[];
  worshipDrawn: boolean[];
  /** The seat whose turn it is has drawn a Worship card before placing, and must place now. */
  bound: boolean;
  /** The cards under the gods have been shown: the game is over. */
  revealed: boolean;
}

type Hidden = 'deck' | 'hand' | 'dealt' | 'gods' | 'worship' | 'worshipDeck' | 'worshipDealt' | 'seen';

/** A god as a seat sees it. */
export interface GodView extends Omit<GodState, 'under'> {
  /** What the next pawn has to pay, or null while it sleeps. */
  readonly tribute: readonly number[] | null;
  /** What its place pays to the first in its field, and to the second where there are enough players for that. */
  readonly prizes: readonly number[];
  /** Cards under it: whose, and which one if the seat knows. */
  readonly under: readonly { readonly seat: Seat; readonly card: Card | null }[];
}

/** What a seat sees. */
export interface View extends Omit<State, Hidden | 'played' | 'invocation'> {
  readonly hand: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  readonly played: readonly (readonly { card: Card; level: 1 | 2; used: boolean; field: string | null }[])[];
  readonly dealt: readonly Card[] | null;
  readonly gods: { readonly [god: God]: GodView };
  /** By harvest area: what the next pawn gathers. */
  readonly yields: readonly number[];
  readonly deckSize: number;
  readonly invocation: { readonly seat: Seat; readonly god: God; readonly paid: readonly number[] } | null;
  readonly points: readonly number[];
  readonly worship: readonly (readonly God[] | null)[];
  readonly worshipSizes: readonly number[];
  readonly worshipDeck: number;
  readonly worshipDealt: readonly God[] | null;
  /** The standing in each field, by field and seat. */
  readonly standing: { readonly [field: string]: readonly number[] };
}

type Amounts = { [ref: string]: number };

export type Events = {
  season: { n: number; disc: string };
  actions: { n: number };
  firstPlayer: { seat: Ref };
  bonus: { seat: Ref; resource: Ref };
  laidOut: { gods: Ref[] };
  kept: { discards: Ref[] };
  stepped: { seat: Ref; steps: Amounts };
  gainedPawn: { seat: Ref };
  income: { seat: Ref; gains: Amounts };
  draws: { seat: Ref };
  leftCards: { seat: Ref; count: number };
  drewOpen: { seat: Ref; cards: Ref[] };
  drewOwn: { cards: Ref[] };
  reshuffled: { cards: number };
  sawVision: { seat: Ref; discards: Ref[] };
  harvested: { seat: Ref; area: Ref; amount: number; resource: Ref };
  invoked: { seat: Ref; god: Ref };
  paid: { seat: Ref; payment: Amounts };
  paidNothing: { seat: Ref };
  converted: { seat: Ref; count: number };
  raised: { seat: Ref; god: Ref; cubes: Amounts };
  replicated: { seat: Ref; god: Ref };
  slept: { god: Ref; worshippers: Ref[] };
  copied: { seat: Ref; other: Ref; god: Ref };
  passed: { seat: Ref };
  robbed: { seat: Ref; god: Ref; loot: Amounts; worshippers: Ref[] };
  playedCard: { seat: Ref; card: Ref };
  improvedCard: { seat: Ref; card: Ref; side: Ref };
  advanced: { seat: Ref; track: Ref; steps: number; to: number };
  stepsLost: { seat: Ref; track: Ref; steps: number };
  tookSign: { seat: Ref; track: Ref; space: number; points: number };
  discarded: { seat: Ref; cards: Ref[] };
  slipped: { seat: Ref; god: Ref };
  slippedOwn: { card: Ref; god: Ref };
  worshipped: { seat: Ref; count: number; payment: Amounts };
  worshippedOwn: { cards: Ref[]; kept: Ref };
  worshipKept: { seat: Ref };
  mossGrows: { gods: Ref[] };
  mossGone: { gods: Ref[] };
  chose: { seat: Ref; card: Ref; field: Ref };
  devotion: { god: Ref; value: number; cards: Ref[] };
  pantheon: { gods: Ref[] };
};

/** The types of Bomarzo, for the kernel. */
export type Bomarzo = {
  state: State;
  data: BomarzoData;
  options: { seasons: boolean; worship: 'off' | 'everyTurn' | 'oncePerSeason'; supply: 'endless' | 'limited' };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Bomarzo>;
export type TopicFor<K extends keyof Topics> = TopicOf<Bomarzo, K>;

import type { GameContext, Seat, Seen, TopicOf } from '@pantheon/kernel';
import type { AnunnakiData } from '../data/model.ts';
import type { Events } from './events.ts';
import type { Topics } from './topics.ts';

/** A Territory, a House, a card and so on by its place in the data. */
export type LandId = number;
export type HouseId = number;
export type PactId = number;
export type WeaponId = number;
export type TileId = number;
export type Vertex = number;
export type Segment = number;
export type Track = number;
export type Kind = number;

/** The kinds of pieces, as in the list of pieces. */
export const FOLLOWER = 0;
export const MINOR = 1;
export const MAJOR = 2;
export const SETTLEMENT = 3;
export type Piece = number;

/** What lies on a Territory or an intersection instead of the number of a tile. */
export const NOTHING = -2;
export const FACE_DOWN = -1;

export { MAJOR_BIT } from '../data/model.ts';

/** What one player has, open to all. */
export interface Player {
  /** -1 until it is chosen. */
  house: HouseId;
  vp: number;
  stock: number[];
  mana: number;
  /** The vertex under the pawn; -1 before the first turn. */
  pawn: Vertex;
  /** Bits of segments with a cube. */
  cubes: number;
  /** Bits of faces whose summoning token has left the star. */
  faces: number;
  /** Bits of tiles that show their improved side. */
  improved: number;
  /** The Minor god cards kept. */
  gods: number[];
  /** Bits of gods summoned. */
  summoned: number;
  reserve: number;
  /** Settlements still in the Settlement area. */
  unbuilt: number;
  pacts: PactId[];
  completed: PactId[];
  /** War, Technology, Commerce. */
  tracks: number[];
  /** The space on the Domination track. */
  domination: number;
  artefacts: number[];
  /** Pandora tokens that are left. */
  pandora: number[];
  /** Ancient Civilisation tiles defeated. */
  defeated: number[];
}

/** The same as everybody sees it. */
export type PlayerView = Seen<Player>;

/** One side of a battle: first the attacker, second the defender. */
export type Side = 0 | 1;
type BySide<T> = [T, T];

/** A battle being fought, as far as all may see it. */
export interface Battle {
  land: LandId;
  /** null: an Ancient Civilisation. */
  defender: Seat | null;
  /** Cards shown and in use, by side. */
  cards: BySide<WeaponId[]>;
  /** Whether the effects of that side are ignored from now on. */
  cancelled: BySide<boolean>;
  /** Strength added by Metal, by side. */
  added: BySide<number>;
  /** Whether an Advanced card of that side was sent back during the battle. */
  sentBack: BySide<boolean>;
  /** The side that has won before the strengths are compared. */
  decided: Side | null;
}

/** The same as everybody sees it. */
export type BattleView = Seen<Battle>;

/** The last battle, as all have seen it end: shown until its attacker's next turn. */
export interface Fought {
  land: LandId;
  attacker: Seat;
  /** null: an Ancient Civilisation. */
  defender: Seat | null;
  cards: BySide<WeaponId[]>;
  /** null where it was over before the strengths were compared. */
  strengths: BySide<number> | null;
  winner: Side;
}

/** Where the turn stands. */
export type Step = 'houses' | 'gods' | 'pawn' | 'action' | 'mana' | 'extra' | 'battle' | 'culture' | 'end';

/** Who brought the end about, and how: with the last cube, or on a track. */
export interface Ending {
  by: Seat;
  track: Track | null;
}

/** The state of a game of Anunnaki. */
export interface State {
  round: number;
  step: Step;
  first: Seat;
  active: Seat;
  players: Player[];
  /** The tile on each vertex of every star. */
  tiles: TileId[];
  /** By seat, Territory and piece: how many there are. */
  pieces: number[];
  /** By Territory: its Ancient Civilisation. */
  guards: number[];
  /** By Territory: bits of the resource icons that are covered. */
  covered: number[];
  /** By intersection: its Culture token. */
  culture: number[];
  display: PactId[];
  /** The Objectives of War, Technology, Commerce and Domination. */
  objectives: number[];
  /** Domination spaces that still have a 2 VP token. */
  tokens: number[];
  /** What is left face down; unordered, drawn from when something is turned over. */
  pactStack: PactId[];
  civilisationPool: number[];
  culturePool: number[];
  artefactPool: number[];
  /** Artefacts that the conqueror looks at, or that were left for the next one. Secret. */
  artefactsLeft: number[];
  /** Who has looked at them. */
  artefactsSeenBy: Seat[];
  /** The conqueror who has to choose one now. */
  choosesArtefact: Seat | null;
  /** By seat: bits of the Advanced cards in hand. Secret. */
  hands: number[];
  /** By seat: the hands that it may have for all that everybody knows. */
  suspected: number[][];
  /** By seat: the Minor god cards drawn, until one is put back. Secret. */
  dealt: number[][];
  /** By seat: the Minor god card put back, or -1. Secret. */
  discarded: number[];
  /** The track that the Fate token is bound to, or -1. Secret. */
  fate: Track;
  /** Bits of the kinds of Additional actions taken in this turn. */
  used: number;
  /** Mana actions left in this turn, what they cost less, and the one taken under the Mirror. */
  manaLeft: number;
  manaDiscount: number;
  manaTaken: number;
  /** Territories that a god has entered in this turn. */
  entered: LandId[];
  battle: Battle | null;
  fought: Fought | null;
  ending: Ending | null;
}

/** What an action tile gives: so many of something; an income gives points beside its Followers. */
export interface TileYield {
  readonly of: 'units' | 'steps' | 'pacts' | 'lands' | 'goods' | 'swap' | 'domination' | 'income';
  readonly n: number;
  readonly vp?: number;
}

/** What all may know of the position, as far as rules read it that only look. */
export type PublicState = Seen<
  Pick<State, 'step' | 'first' | 'active' | 'players' | 'tiles' | 'pieces' | 'guards' | 'objectives' | 'ending'>
>;

/** What rules read that ask for nothing secret: a match, or what a seat sees of it. */
export interface Visible {
  readonly s: PublicState;
  readonly data: Data;
  readonly seats: readonly Seat[];
}

/** What a seat sees: everything but the secrets of others. What follows from it stands in readings.ts. */
export interface View
  extends Seen<
    Omit<
      State,
      'hands' | 'dealt' | 'discarded' | 'fate' | 'artefactsLeft' | 'pactStack' | 'civilisationPool' | 'culturePool' | 'artefactPool'
    >
  > {
  /** By seat: the Advanced cards in hand, where they are known, and how many there are. */
  readonly hands: (WeaponId[] | null)[];
  readonly handSizes: number[];
  readonly dealt: number[][];
  readonly discarded: number[];
  readonly fate: Track | null;
  readonly artefactsLeft: number[];
  readonly artefactsLeftCount: number;
  readonly pactStackSize: number;
  /** In a battle: the strength of both sides as far as it can be seen, null for a face-down tile. */
  readonly strengths: BySide<number | null> | null;
  /** The least and the most that a face-down Ancient Civilisation may have; null once all are known. */
  readonly unseenStrength: { readonly least: number; readonly most: number } | null;
}

/** The component data. */
export type Data = AnunnakiData;

/** The options of a table. */
export type AnunnakiOptions = {
  /** The last round of our own making, or none as in the printed game. */
  readonly roundLimit: number | 'none';
  readonly firstGameGods: boolean;
  readonly firstGameAllPacts: boolean;
  readonly firstGameNoHouseIcons: boolean;
  readonly randomHouses: boolean;
  /** Whether whoever loses to an Ancient Civilisation without playing a card gains the Metal of the loser all the same. */
  readonly metalWithoutBattle: boolean;
};

/** The types of Anunnaki, for the kernel. */
export type Anunnaki = {
  state: State;
  data: Data;
  options: AnunnakiOptions;
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Anunnaki>;
export type TopicFor<K extends keyof Topics> = TopicOf<Anunnaki, K>;

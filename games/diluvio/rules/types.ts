import type { GameContext, Ref, Seat, Seen, TopicOf } from '@pantheon/kernel';
import type { DiluvioData } from '../data/read.ts';
import type { Topics } from './topics.ts';

/** A space by its place in the map: land first, then oceans. */
export type Space = number;
/** A land space, as long as it is dry. */
export type Land = number;
/** A resource by its place in the data; wood is the first. */
export type Resource = number;

/** Whoever controls, built or owns something, or nobody. */
export type Holder = Seat | -1;
export const NOBODY = -1;

/** What has become of a land space. */
export const DRY = 0;
export const LOST = 1;
export const DROWNED = 2;

/** How a ship owner answers requests of a certain player. */
export const ASK = 0;
export const ALLOW = 1;
export const REFUSE = 2;

export type PhaseId = 'colours' | 'movement' | 'harvest' | 'trade' | 'construction' | 'growth' | 'waters' | 'end';

/** How a game can end. */
export type Ending = 'deforested' | 'extinct' | 'stalled' | 'still' | 'lastRound';

/** An open offer. `to` is NOBODY for an offer to everybody; `declined` says by seat who has turned it down. */
export interface Offer {
  id: number;
  from: Seat;
  to: Holder;
  give: number[];
  take: number[];
  declined: number[];
}

/** The same as everybody sees it. */
export type OfferView = Seen<Offer>;

/** A passage that a ship owner has refused in this turn. */
export interface Refusal {
  owner: Seat;
  from: Land;
  to: Land;
  armed: boolean;
}

/** A rise of the waters under way. */
export interface Rise {
  stage: number;
  /** The first round of flights, or the second for those freed too late. */
  again: boolean;
  /** How many seats have fled in this round of flights, and how many doomed spaces the present seat has left. */
  turn: number;
  place: number;
  /** By doomed space: how many seats had fled when its captives were let go, or -1. */
  freed: number[];
}

/** The state of a game of Diluvio. Lists by land and seat are flat: land times the number of seats, plus seat. */
export interface State {
  phase: PhaseId;
  round: number;
  /** The first player of the round. */
  first: Seat;
  /** How many seats have finished their turn in this phase. */
  turn: number;
  /** By seat: the colour, or -1 before it is chosen. */
  colour: number[];
  /** By land and seat, the second list of each pair counting those that have moved in this phase. */
  workers: number[];
  tiredWorkers: number[];
  warriors: number[];
  tiredWarriors: number[];
  /** By space: ships, whose they are, how many of them have sailed and how many have carried in this phase. */
  fleet: number[];
  fleetOf: Holder[];
  sailed: number[];
  carried: number[];
  /** By land. */
  fanatics: number[];
  trees: number[];
  /** 1 where the last tree was felled. */
  bare: number[];
  /** DRY, LOST or DROWNED. */
  fate: number[];
  /** The last player found to control it. */
  lastController: Holder[];
  /** Who controlled it when the movement phase began. */
  opening: Holder[];
  mines: number[];
  /** Who built it, or NOBODY where there is none. */
  dolmen: Holder[];
  monument: Holder[];
  wonder: Holder[];
  /** 1 where there is one. */
  port: number[];
  barracks: number[];
  granary: number[];
  /** By seat and resource. */
  stock: number[];
  /** By seat: pieces that left the game for good. */
  goneWorkers: number[];
  goneWarriors: number[];
  /** By owner and asker: ASK, ALLOW or REFUSE. */
  stance: number[];
  /** By seat: 1 if the player on turn has already changed the stance towards it. */
  stanceChanged: number[];
  /** The order that is being given: from where, to where. */
  from: Space | -1;
  to: Space | -1;
  refusals: Refusal[];
  offers: Offer[];
  nextOffer: number;
  /** By seat: offers and counter-offers made in this phase; 1 while the player still trades. */
  offersMade: number[];
  trading: number[];
  /** How many players in a row have left the floor to the others without a command. */
  waits: number;
  /** The deforestation counter, and how many rises there were. */
  counter: number;
  rises: number;
  /** For how many rounds the counter has not risen; a match begun by the first rules did not count them. */
  still?: number;
  rise: Rise | null;
  ended: Ending | null;
}

/** What the harvest of this round may come to. */
export interface Forecast {
  /** The spaces that would lose their last tree, and those that fanatics would take. */
  bare: Land[];
  lost: Land[];
  /** Where the deforestation counter would stand, and how many rises there would have been. */
  counter: number;
  rises: number;
}

/** What of the state tells of pieces, and what of the land. */
export type PieceField = 'workers' | 'tiredWorkers' | 'warriors' | 'tiredWarriors' | 'fleet' | 'fleetOf' | 'sailed' | 'carried';
export type LandField =
  | 'fanatics'
  | 'trees'
  | 'bare'
  | 'fate'
  | 'lastController'
  | 'opening'
  | 'mines'
  | 'dolmen'
  | 'monument'
  | 'wonder'
  | 'port'
  | 'barracks'
  | 'granary';

/** What everybody sees: all there is, and what follows from it. */
export interface View extends Seen<State> {
  still: number;
  /** By land. */
  control: Holder[];
  /** By land: who has warriors there; the workers of all others are their slaves. */
  lord: Holder[];
  /** By land: the largest army that could march or be shipped there next, as ships lie now, and take it from whoever controls it; or 0. */
  exposed: number[];
  /** By seat: legacy points made so far, and how many pieces the supply still allows. */
  legacy: number[];
  workersLeft: number[];
  warriorsLeft: number[];
  shipsLeft: number[];
  /** How many land spaces have been stripped, counted when the waters are next looked at. */
  stripped: number;
  /** The last round of the table, or null if there is none. */
  roundLimit: number | null;
  /** What comes of this round if all put everybody to work. */
  forecast: Forecast;
  /** By seat and seat: 1 if the two may trade. */
  linked: number[];
}

export type Counts = { [thing: Ref]: number };

export type Events = {
  round: { n: number };
  colour: { seat: Ref; colour: Ref; land: Ref };
  drawn: { seat: Ref; colour: Ref; land: Ref };
  opens: { seat: Ref };
  phase: { phase: string };
  marched: { seat: Ref; from: Ref; to: Ref; who: Counts };
  carried: { seat: Ref; from: Ref; to: Ref; who: Counts; via: Ref[] };
  sailed: { seat: Ref; from: Ref; to: Ref; ships: number };
  requested: { seat: Ref; owner: Ref; who: Counts; from: Ref; to: Ref };
  agreed: { owner: Ref; seat: Ref };
  refused: { owner: Ref; seat: Ref };
  stance: { seat: Ref; other: Ref; stance: string };
  fought: { attacker: Ref; defender: Ref; land: Ref; lost: number; left: number; winner: Ref };
  drawnFight: { attacker: Ref; defender: Ref; land: Ref; lost: number };
  seaFought: { attacker: Ref; defender: Ref; ocean: Ref; lost: number; left: number; winner: Ref };
  seaDrawn: { attacker: Ref; defender: Ref; ocean: Ref; lost: number };
  enslaved: { seat: Ref; owner: Ref; owners: Ref[]; shared: boolean; land: Ref; slaves: number };
  setFree: { seat: Ref; land: Ref; workers: number };
  lost: { land: Ref; who: Counts; people: number; owners: Ref[] };
  harvested: { seat: Ref; goods: Counts; trees: number };
  stripped: { lands: Ref[] };
  idle: { land: Ref; fanatics: number };
  offered: { seat: Ref; to: Ref; give: Counts; take: Counts };
  offeredAll: { seat: Ref; give: Counts; take: Counts };
  countered: { seat: Ref; to: Ref; give: Counts; take: Counts };
  traded: { seat: Ref; from: Ref; give: Counts; take: Counts };
  turnedDown: { seat: Ref; from: Ref; give: Counts; take: Counts };
  tookBack: { seat: Ref; give: Counts; take: Counts };
  ranOut: { seat: Ref; give: Counts; take: Counts; why: 'goods' | 'phase' };
  done: { seat: Ref };
  built: { seat: Ref; what: Ref; land: Ref; price: Counts };
  builtFree: { seat: Ref; what: Ref; land: Ref };
  launched: { seat: Ref; ocean: Ref; wood: number };
  born: { seat: Ref; workers: number };
  fanaticsBorn: { fanatics: number };
  counter: { counter: number; end: number };
  rises: { stage: number; lands: Ref[] };
  fled: { seat: Ref; from: Ref; to: Ref; who: Counts };
  letGo: { seat: Ref; land: Ref };
  drowned: { land: Ref; who: Counts; owners: Ref[] };
  playOn: { seat: Ref };
  ended: { how: string };
};

/** The types of Diluvio, for the kernel. */
export type Diluvio = {
  state: State;
  data: DiluvioData;
  options: {
    rules: string;
    tradeReach: string;
    fanaticLosses: string;
    roundLimit: string | number;
    offersPerTradePhase: number;
    workerSupply: number;
  };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Diluvio>;
export type TopicFor<K extends keyof Topics> = TopicOf<Diluvio, K>;

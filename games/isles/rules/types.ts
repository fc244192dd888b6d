import type { GameContext, Ref, Seat, TopicOf } from '@pantheon/kernel';
import type { IslesData } from '../data/read.ts';
import type { Topics } from './topics.ts';

/** An isle by its place in the ring. */
export type Isle = number;

/** The state of a game of Isles. */
export interface State {
  round: number;
  /** The seat that moves first in this round. */
  leader: Seat;
  /** How many seats have finished their turn in this round. */
  turn: number;
  ordersLeft: number;
  gold: number[];
  /** By isle: who holds it, and with how many units. */
  owner: (Seat | null)[];
  units: number[];
  /** By seat: the isle that its oracle named. Secret. */
  oracle: Isle[];
}

/** What a seat sees: everything but the others' oracles. */
export interface View extends Omit<State, 'oracle'> {
  readonly oracle: (Isle | null)[];
}

export type Events = {
  round: { n: number };
  bids: { bids: { [seat: string]: number }; leader: Ref };
  recruited: { seat: Ref; isle: Ref };
  marched: { seat: Ref; from: Ref; to: Ref; units: number };
  fought: { attacker: Ref; defender: Ref; isle: Ref; roll: number; against: number; loser: Ref };
  retreated: { seat: Ref; isle: Ref };
  taken: { seat: Ref; isle: Ref };
  income: { gold: number };
};

/** The types of Isles, for the kernel. */
export type Isles = {
  state: State;
  data: IslesData;
  options: { rounds: number };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Isles>;
export type TopicFor<K extends keyof Topics> = TopicOf<Isles, K>;

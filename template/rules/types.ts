import type { GameContext, Ref, Seat, TopicOf } from '@pantheon/kernel';
import type { Data } from '../data/read.ts';
import type { Topics } from './topics.ts';

/** A shrine by its place in the data. */
export type Shrine = number;

/** All that changes during a game: plain JSON, in short flat lists. */
export interface State {
  round: number;
  /** The seat that paid the highest offer of this round, or led the last one. */
  leader: Seat;
  /** By seat. */
  coins: number[];
  favour: number[];
  /** By shrine: whose it is. */
  owner: (Seat | null)[];
  /** By seat: the shrine that its omen named. Secret. */
  omen: Shrine[];
}

/** What a seat sees: everything but the others' omens. */
export interface View extends Omit<State, 'omen'> {
  readonly omen: (Shrine | null)[];
}

/** What can happen, with what its sentence needs. */
export type Events = {
  round: { n: number };
  offers: { offers: { [seat: string]: number }; leader: Ref };
  visited: { seat: Ref; shrine: Ref };
  blessed: { seat: Ref; favour: number };
  rested: { seat: Ref };
  income: { coins: number };
};

/** The types of the game, for the kernel. */
export type Types = {
  state: State;
  data: Data;
  options: { rounds: number };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Types>;
export type TopicFor<K extends keyof Topics> = TopicOf<Types, K>;

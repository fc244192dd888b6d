import type { AmountQuestion, ChooseQuestion, GameContext, Ref, Seat, TopicOf } from '@pantheon/kernel';
import type { Data } from '../data/read.ts';

/** A pond by its place in the data. */
export type Pond = number;

/** All that changes during a game. Nothing of it is hidden. */
export interface State {
  turn: Seat;
  /** By pond. */
  flowers: number[];
  /** By seat: the flowers that it has gathered. */
  gathered: number[];
  /** By seat: the ponds of which it took the last flower. */
  emptied: number[];
}

/** What can happen, with what its sentence needs. */
export type Events = {
  gathered: { seat: Ref; pond: Ref; flowers: number };
  emptied: { seat: Ref; points: number };
};

/** All that is ever asked. */
export type Topics = {
  pond: ChooseQuestion<Pond>;
  flowers: AmountQuestion;
};

/** The types of the game, for the kernel. */
export type Types = {
  state: State;
  data: Data;
  options: { most: number };
  events: Events;
  view: State;
  topics: Topics;
};

export type G = GameContext<Types>;
export type TopicFor<K extends keyof Topics> = TopicOf<Types, K>;

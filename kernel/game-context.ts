import type { Args } from './message.ts';
import type { OptionOf, QuestionKind, Topic } from './question.ts';
import type { Seat } from './seat.ts';

/** The values of a game's options, by name. */
export type Options = { readonly [name: string]: string | number | boolean };

/** The types that make up one game. */
export interface Shape {
  /** Plain JSON, mutated in place by the rules only. */
  readonly state: object;
  /** The component data, read and indexed. */
  readonly data: object;
  readonly options: Options;
  /** What can happen, by name, with what the sentence about it needs. */
  readonly events: { readonly [name: string]: Args };
  /** What a seat sees. */
  readonly view: object;
  /** What can be asked, by name: the question that each topic is, such as `ChooseQuestion<Card>`. */
  readonly topics: object;
}

/** The names of a game's topics. */
export type TopicName<T extends Shape> = keyof T['topics'] & string;

/** The question that a topic of a game is. */
export type QuestionOn<T extends Shape, K extends TopicName<T>> = T['topics'][K];

/** The topic of a game with this name, as the rules declare it. */
export type TopicOf<T extends Shape, K extends TopicName<T>> = Topic<OptionOf<T['topics'][K]>, GameContext<T>, KindOf<T['topics'][K]>> & {
  readonly id: K;
};

type KindOf<Q> = Q extends { readonly kind: infer K extends QuestionKind } ? K : never;

/** Chance, as rules see it. Every outcome is recorded, and none before it can be undone. */
export interface Chance {
  /** A whole number from 0 to `sides - 1`. */
  below(sides: number): number;
  /** The face that falls. */
  roll<T>(faces: readonly T[]): T;
  /** Puts a list in random order, in place. */
  shuffle<T>(list: T[]): T[];
  /** Takes one item at random out of a pool. Even the last one is a revelation. */
  draw<T>(pool: T[]): T;
}

/** The table that rules work on. */
export interface GameContext<T extends Shape> extends Chance {
  /** The state: what the rules read and change. */
  readonly s: T['state'];
  readonly data: T['data'];
  readonly options: T['options'];
  readonly seats: readonly Seat[];
  /** Whether a log is kept. Where none is, nobody reads what events say, and rules need not put it together. */
  readonly keepsLog: boolean;
  /** A heading in the log: a new round or phase. */
  heading<K extends keyof T['events'] & string>(event: K, args: T['events'][K]): void;
  /** Says what happened, for all to know. A new line in the log. */
  emit<K extends keyof T['events'] & string>(event: K, args: T['events'][K]): void;
  /** The same as a consequence of the line before. */
  emitEffect<K extends keyof T['events'] & string>(event: K, args: T['events'][K]): void;
  /** Says it to one seat in full; all others get the other event (a consequence of the line before). */
  emitPrivate<K extends keyof T['events'] & string, L extends keyof T['events'] & string>(
    seat: Seat,
    event: [K, T['events'][K]],
    others: [L, T['events'][L]],
  ): void;
  /** Something hidden has been shown: nothing before it can be undone. Chance does this by itself. */
  reveal(): void;
}

/** What the opening position is made from. */
export type SetupContext<T extends Shape> = Omit<GameContext<T>, 's' | 'reveal'>;

/** One line of the log. */
export interface LogLine {
  readonly event: string;
  readonly args: Args;
  /** How many answers had been given when it happened. */
  readonly at: number;
  /** A heading, an action of its own, or an effect of the action before. */
  readonly level: 'heading' | 'action' | 'effect';
}

/** A line as the match keeps it: with what one seat was told instead. */
export interface KeptLine extends LogLine {
  readonly told?: { readonly seat: Seat; readonly event: string; readonly args: Args };
}

/** The log as a seat (null: a spectator) may read it. */
export const logFor = (lines: readonly KeptLine[], seat: Seat | null): LogLine[] =>
  lines.map(({ told, ...line }) => (told !== undefined && told.seat === seat ? { ...line, event: told.event, args: told.args } : line));

/** What a table by topic holds for a question, whichever game it is of. */
export const forTopic = <F>(byTopic: object | undefined, { topic }: { readonly topic: { readonly id: string } }): F | undefined =>
  (byTopic as { readonly [name: string]: F } | undefined)?.[topic.id];

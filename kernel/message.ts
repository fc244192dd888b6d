import type { Seat } from './seat.ts';

/** A thing of the game by kind and id, such as `god:giant` or `seat:2`. Clients light it up, name it and show its card. */
export type Ref = `${string}:${string}`;

/** What a message is filled with: numbers, words for a choice inside the sentence, things, lists of them, or things with counts. */
export type Arg = number | string | boolean | readonly Arg[] | { readonly [ref: string]: number };

/** The arguments of a message by name. */
export type Args = { readonly [name: string]: Arg };

/** A sentence for people, as its number in the catalogue and what to fill in. Every language renders it. */
export interface Message {
  readonly id: string;
  readonly args?: Args;
}

/** A short text: the name of a thing, or a message. */
export type Label = Ref | Message;

/** A message. */
export const say = (id: string, args?: Args): Message => (args === undefined ? { id } : { id, args });

/** The reference to a thing. */
export const ref = <Kind extends string>(kind: Kind, id: string | number): `${Kind}:${string}` => `${kind}:${id}`;

/** The reference to a seat. */
export const who = (seat: Seat): Ref => `seat:${seat}`;

/** A rule that forbids something: its number in the ledger, and the sentence that explains it here and now. */
export interface Why {
  readonly rule: string;
  readonly text: Message;
}

/** An option that is not open, and why. */
export interface Blocked<T> {
  readonly option: T;
  readonly why: Why;
}

/** Something that an answer would change. */
export interface Change extends Message {
  /** Whether the asked seat gains or loses by it; neither, if it is left out. */
  readonly tone?: 'good' | 'bad';
  /** Of a figure that changes, how it is and how it would be: the message only names it. */
  readonly shift?: readonly [before: number, after: number];
}

/** A change for the better, for whoever is asked. */
export const gain = (id: string, args?: Args): Change => ({ ...say(id, args), tone: 'good' });

/** A change for the worse. */
export const loss = (id: string, args?: Args): Change => ({ ...say(id, args), tone: 'bad' });

/** A figure of whoever is asked that would change; more of it is better. */
export const becomes = (of: Message, before: number, after: number): Change => ({
  ...of,
  tone: after < before ? 'bad' : 'good',
  shift: [before, after],
});

/** Those of some figures that would change. */
export const changed = (before: readonly number[], after: readonly number[], of: (index: number) => Message): Change[] =>
  before.flatMap((count, index) => {
    const then = after[index] ?? count;
    return then === count ? [] : [becomes(of(index), count, then)];
  });

/** What an answer would bring about, as far as the asking seat can know. */
export interface Preview {
  /** What changes, one short line each. */
  readonly changes?: readonly Change[];
  /** The chance of success between 0 and 1, where dice will fall. */
  readonly odds?: number;
  /** A warning: this would let somebody win, or cannot be what you want. */
  readonly alarm?: Message;
}

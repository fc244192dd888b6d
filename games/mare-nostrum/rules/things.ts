import type { Args } from '@pantheon/kernel';
import { choose, chooseOrPass, type Ref, type Rule, type Seat, type Topic } from '@pantheon/kernel';
import type { G } from './types.ts';

/** A thing of the data, with its number there, its word in keys and its reference. */
export interface Thing {
  readonly at: number;
  readonly id: string;
  readonly word: string;
  readonly ref: Ref;
}

/** Makes a thing from its id. */
export const thing = (kind: string, id: string, at: number): Thing => ({ at, id, word: wordOf(id), ref: `${kind}:${id}` });

/** An id as a word for keys. */
export const wordOf = (id: string): string => id.replaceAll('_', '-');

/** A question whose options are things. */
export const thingTopic = (id: string, more: Partial<Topic<Thing, G>> = {}): Topic<Thing, G> => ({
  id,
  key: ({ word }) => word,
  text: ({ ref }) => ref,
  focus: ({ ref }) => [ref],
  ...more,
});

/** Things by their numbers. */
export const pickOut = <T>(things: readonly T[], numbers: readonly number[]): T[] => numbers.map((number) => things[number] as T);

type Extra = { readonly about?: Args };

/** Asks for one of some things, given and answered by their numbers. */
export function* chooseThing(
  seat: Seat,
  topic: Topic<Thing, G>,
  things: readonly Thing[],
  numbers: readonly number[],
  extra?: Extra,
): Rule<number> {
  return (yield* choose(seat, topic, pickOut(things, numbers), extra)).at;
}

/** The same with a pass, which is null. */
export function* chooseThingOrPass(
  seat: Seat,
  topic: Topic<Thing, G>,
  things: readonly Thing[],
  numbers: readonly number[],
  extra?: Extra,
): Rule<number | null> {
  const chosen = yield* chooseOrPass(seat, topic, pickOut(things, numbers), extra);
  return chosen === null ? null : chosen.at;
}

import { type Args, at, type ChooseQuestion, choose, chooseOrPass, type Rule, type Seat } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import type { Topics } from './topics.ts';
import type { TopicFor } from './types.ts';

/** What all questions have in common whose options are things. */
export const aboutThings = {
  key: ({ word }: Thing) => word,
  text: ({ ref }: Thing) => ref,
  focus: ({ ref }: Thing) => [ref],
};

/** Things by their numbers. */
export const pickOut = <T>(things: readonly T[], numbers: readonly number[]): T[] => numbers.map((number) => at(things, number));

/** The questions that ask for one of some things. */
type ThingChoice = { [K in keyof Topics]: Topics[K] extends ChooseQuestion<infer T> ? (Thing extends T ? K : never) : never }[keyof Topics];

type Extra = { readonly about?: Args };

/** Asks for one of some things, given and answered by their numbers. */
export function* chooseThing(
  seat: Seat,
  topic: TopicFor<ThingChoice>,
  things: readonly Thing[],
  numbers: readonly number[],
  extra?: Extra,
): Rule<number> {
  return (yield* choose(seat, topic, pickOut(things, numbers), extra)).at;
}

/** The same with a pass, which is null. */
export function* chooseThingOrPass(
  seat: Seat,
  topic: TopicFor<ThingChoice>,
  things: readonly Thing[],
  numbers: readonly number[],
  extra?: Extra,
): Rule<number | null> {
  const chosen = yield* chooseOrPass(seat, topic, pickOut(things, numbers), extra);
  return chosen === null ? null : chosen.at;
}

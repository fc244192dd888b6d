import { Match, seatOf } from '@pantheon/kernel';
import { staged } from '@pantheon/kernel/testing';
import { rules } from '../rules/index.ts';
import type { State, Types } from '../rules/types.ts';

export const [A, B, C] = [seatOf(0), seatOf(1), seatOf(2)];

/** What a test says about a position; all that it does not name is as at the start. */
interface Scene extends Partial<State> {
  readonly seats?: number;
}

const scene =
  (phase: 'offers' | 'visit') =>
  ({ seats = 2, ...given }: Scene = {}): Match<Types> =>
    staged(rules, { seats, seed: 'scene' }, phase, (s) => {
      Object.assign(s, given);
    });

/** A match in which all are about to offer. */
export const offering = scene('offers');

/** A match in which the leader is about to visit a shrine. */
export const visiting = scene('visit');

/** All offers at once. */
export function offer(match: Match<Types>, ...coins: readonly number[]): void {
  coins.forEach((amount, seat) => {
    match.answer(seatOf(seat), String(amount));
  });
}

/** Makes the die fall: the faces that will be rolled, in turn. */
export const dice = (match: Match<Types>, ...faces: readonly number[]): void => match.rig(faces.map((face) => face - 1));

/** A fresh match with given omens. */
export const withOmens = (...omens: readonly number[]): Match<Types> =>
  Match.start(rules, { seats: omens.length, seed: 'scene', rigged: omens });

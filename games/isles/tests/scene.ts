import { Match, type Seat, seatOf } from '@pantheon/kernel';
import { staged } from '@pantheon/kernel/testing';
import { rules } from '../rules/index.ts';
import type { Isles, State } from '../rules/types.ts';

export const [A, B, C, D] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)];

/** A fresh match. */
export const fresh = (seats = 2, seed = 'isles'): Match<Isles> => Match.start(rules, { seats, seed });

/** What a test says about a position; all that it does not name is as usual. */
export interface Scene extends Partial<State> {
  readonly seats?: number;
}

const everything = (): Pick<State, 'owner' | 'units'> => ({ owner: [A, B, A, B, A, B, A, B], units: [2, 2, 2, 2, 2, 2, 2, 2] });

/** A match in which the leader is about to give orders. */
export function ordering({ seats = 2, ...given }: Scene = {}): Match<Isles> {
  return staged(rules, { seats, seed: 'isles' }, 'orders', (s) => {
    Object.assign(s, everything(), { ordersLeft: 3 }, given);
  });
}

/** A match in which all are about to bid. */
export function bidding({ seats = 2, ...given }: Scene = {}): Match<Isles> {
  return staged(rules, { seats, seed: 'isles' }, 'bids', (s) => {
    Object.assign(s, everything(), given);
  });
}

/** All bids at once. */
export function bid(match: Match<Isles>, ...gold: readonly number[]): void {
  gold.forEach((amount, seat) => {
    match.answer(seatOf(seat), String(amount));
  });
}

/** Makes the dice fall: the faces that attacker and defender will roll, in turn. */
export const dice = (match: Match<Isles>, ...faces: readonly number[]): void => match.rig(faces.map((face) => face - 1));

/** Whoever is asked passes until somebody else is asked, or something else. */
export function passTurn(match: Match<Isles>): void {
  const [waiting] = match.waiting;
  match.answer(waiting?.seat as Seat, 'pass');
}

/** The events of the log since the start of the scene. */
export const events = (match: Match<Isles>): string[] => match.log.map(({ event }) => event);

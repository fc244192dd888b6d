import type { PolicyByTopic } from '@pantheon/bots';
import { at } from '@pantheon/kernel';
import { placementsOf, slotKey, slotsNextTo } from '../data/board.ts';
import { boardAfter } from '../rules/assembly.ts';
import { isPlayable } from '../rules/setup.ts';
import type { Topics } from '../rules/topics.ts';
import type { Cyclades, G } from '../rules/types.ts';

/** A compact board: places that touch many tiles come first. */
function placePrior(g: G, { options }: Topics['tilePlace'], answer: number): number {
  const laid = placementsOf(g.s.board).map(({ at: slot }) => slotKey(slot));
  return slotsNextTo(at(options, answer)).filter((slot) => laid.includes(slotKey(slot))).length ** 2;
}

/** Many islands and one sea, as on boards that are drawn at random. */
function turnPrior(g: G, { options }: Topics['tileTurn'], answer: number): number {
  const board = boardAfter(g, at(options, answer));
  return (isPlayable(board, 0) ? 3 : 1) * board.islands.length;
}

/** How a beginner lays the tiles of a board. */
export const assemblyPolicy: PolicyByTopic<Cyclades> = {
  tilePlace: { prior: placePrior },
  tileTurn: { prior: turnPrior },
};

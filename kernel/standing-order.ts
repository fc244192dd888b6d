import { PantheonError } from './errors.ts';
import type { AnyGame } from './game.ts';
import { forTopic, type Shape } from './game-context.ts';
import type { Match } from './match.ts';
import { type Answer, answerOf, keyOf, type Question } from './question.ts';

/**
 * An answer that a seat has left for later. Either one that every game understands (give `key` whenever `topic` is asked and offers it), or
 * one in the game's own words.
 */
export type Order =
  | { readonly kind: 'answer'; readonly topic: string; readonly key: string }
  | { readonly kind: 'game'; readonly order: object };

type ByOrder = (g: Match<Shape>, question: Question, order: unknown) => Answer | null;

/** Refuses an order in words that the game does not understand. */
export function requireOrder({ readOrder }: AnyGame, order: Order): void {
  if (order.kind !== 'game') return;
  if (readOrder === undefined) throw new PantheonError('bad-data', 'this game has no orders of its own');
  readOrder(order.order);
}

/** The key of the answer that an order gives to a question, or null to ask the seat. */
export function keyByOrder(match: Match<Shape>, question: Question, order: Order): string | null {
  if (order.kind === 'answer') return order.topic === question.topic.id && answerOf(question, order.key) !== null ? order.key : null;
  const byTopic = forTopic<ByOrder>(match.game.answersByOrder, question);
  const answer = byTopic?.(match, question, order.order) ?? null;
  return answer === null ? null : keyOf(question, answer);
}

import type { Answer, Question } from '@pantheon/kernel';
import type { G } from './types.ts';

/**
 * Standing orders by topic: `pass` lets every such chance go by; `mine` asks only when a province of one's own is concerned;
 * `most` keeps as many cards as allowed.
 */
export type StandingOrders = { readonly [topic: string]: 'pass' | 'mine' | 'most' };

const isOrders = (order: unknown): order is StandingOrders => typeof order === 'object' && order !== null && !Array.isArray(order);

/** Whether the space that a question is about belongs to whoever is asked. */
function concernsOwn(g: G, { seat, about }: Question): boolean {
  const place = about?.to ?? about?.space;
  const space = g.data.spaces.findIndex(({ ref }) => ref === place);
  return space >= 0 && space < g.data.provinces && g.s.owner[space] === g.s.side[seat];
}

/** Answers a question by a standing order that its seat has left, or null to ask the seat. */
export function standing(g: G, question: Question, order: unknown): Answer | null {
  if (!isOrders(order)) return null;
  const wish = order[question.topic.id];
  if (question.kind === 'allocate') return wish === 'most' ? (question.suggest?.()[0] ?? null) : null;
  if (question.kind !== 'choose' || !question.pass) return null;
  const isPass = wish === 'pass' || (wish === 'mine' && !concernsOwn(g, question));
  return isPass ? question.options.length : null;
}

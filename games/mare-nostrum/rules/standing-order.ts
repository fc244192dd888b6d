import { type Answer, type Question, schema } from '@pantheon/kernel';
import type { G } from './types.ts';

/**
 * Standing orders by topic: `pass` lets every such chance go by; `mine` asks only when a province of one's own is concerned;
 * `most` keeps as many cards as allowed.
 */
const orderSchema = schema.dictionary(schema.oneOf('pass', 'mine', 'most'));

/** Reads an order before it is left. */
export const readOrder = (order: unknown): schema.Read<typeof orderSchema> => orderSchema(order, 'the standing order');

/** Whether the space that a question is about belongs to whoever is asked. */
function concernsOwn(g: G, { seat, about }: Question): boolean {
  const place = about?.to ?? about?.space;
  const space = g.data.spaces.findIndex(({ ref }) => ref === place);
  return space >= 0 && space < g.data.provinces && g.s.owner[space] === g.s.side[seat];
}

/** Answers a question by a standing order that its seat has left, or null to ask the seat. */
export function answerByOrder(g: G, question: Question, order: unknown): Answer | null {
  const wish = readOrder(order)[question.topic.id];
  if (question.kind === 'allocate') return wish === 'most' ? (question.suggest?.()[0] ?? null) : null;
  if (question.kind !== 'choose' || !question.pass) return null;
  const isPass = wish === 'pass' || (wish === 'mine' && !concernsOwn(g, question));
  return isPass ? question.options.length : null;
}

import { type AnswersByOrder, type ChooseQuestion, type Question, schema } from '@pantheon/kernel';
import type { G, MareNostrum } from './types.ts';

/**
 * Standing orders by topic: `pass` lets every such chance go by; `mine` asks only when a province of one's own is concerned;
 * `most` keeps as many cards as allowed.
 */
const orderSchema = schema.dictionary(schema.oneOf('pass', 'mine', 'most'));

/** Reads an order before it is left. */
export const readOrder = (order: unknown): schema.Read<typeof orderSchema> => orderSchema(order, 'the standing order');

/** Whether the space that a question is about belongs to whoever is asked. */
function concernsOwn(g: G, { seat, about }: Pick<Question, 'seat' | 'about'>): boolean {
  const place = about?.to ?? about?.space;
  const space = g.data.spaces.findIndex(({ ref }) => ref === place);
  return space >= 0 && space < g.data.provinces && g.s.owner[space] === g.s.side[seat];
}

/** Passes where the order says so. */
function pass(g: G, question: ChooseQuestion, order: unknown): number | null {
  const wish = readOrder(order)[question.topic.id];
  const letsGo = wish === 'pass' || (wish === 'mine' && !concernsOwn(g, question));
  return question.pass && letsGo ? question.options.length : null;
}

/** The questions that a standing order answers: those that can be passed, and what is kept after building. @rules MAR-19.3 */
export const answersByOrder: AnswersByOrder<MareNostrum> = {
  keep: (_g, { suggest }, order) => (readOrder(order).keep === 'most' ? (suggest?.()[0] ?? null) : null),
  draft: pass,
  castor: pass,
  wrath: pass,
  wrathNow: pass,
  astarte: pass,
  athena: pass,
  hermes: pass,
  isis: pass,
  antigone: pass,
  ulysses: pass,
  god: pass,
  adonis: pass,
  build: pass,
  gilgamesh: pass,
  naval: pass,
  land: pass,
  poseidon: pass,
  blockade: pass,
  helen: pass,
  medusa: pass,
  hercules: pass,
  midas: pass,
  mars: pass,
  pillage: pass,
  loot: pass,
};

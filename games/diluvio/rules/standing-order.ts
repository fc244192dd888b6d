import { type Answer, type Question, type Seat, schema, seatOf } from '@pantheon/kernel';
import { defaultHarvest } from './harvest.ts';
import { PASSAGE_ANSWERS } from './passage.ts';
import type { G } from './types.ts';

const { shape, optional, dictionary, oneOf } = schema;

/** What a player can leave to be answered without asking: passages by asker's seat, harvests by the default plan, no trade. */
const orderSchema = shape({
  passage: optional(dictionary(oneOf('agree', 'refuse'))),
  harvest: optional(oneOf('default')),
  trade: optional(oneOf('done')),
});

/** Reads an order before it is left. */
export const readOrder = (order: unknown): schema.Read<typeof orderSchema> => orderSchema(order, 'the standing order');

/** Answers a question by a standing order, or null to ask. */
export function answerByOrder(g: G, question: Question, order: unknown): Answer | null {
  const { passage, harvest, trade } = readOrder(order);
  switch (question.topic.id) {
    case 'passage': {
      const answer = passage?.[moverOf(g)];
      return answer === undefined ? null : PASSAGE_ANSWERS.indexOf(answer);
    }
    case 'harvest':
      return harvest === undefined ? null : defaultHarvest(g, question.seat);
    case 'trade':
      return trade === undefined || question.kind !== 'choose' ? null : question.options.length;
    default:
      return null;
  }
}

const moverOf = (g: G): Seat => seatOf((g.s.first + g.s.turn) % g.seats.length);

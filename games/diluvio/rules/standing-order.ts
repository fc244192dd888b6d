import { type AnswersByOrder, schema } from '@pantheon/kernel';
import { defaultHarvest } from './harvest.ts';
import { PASSAGE_ANSWERS } from './passage.ts';
import type { Diluvio } from './types.ts';
import { acting } from './world.ts';

const { shape, optional, dictionary, oneOf } = schema;

/** What a player can leave to be answered without asking: passages by asker's seat, harvests by the default plan, no trade. */
const orderSchema = shape({
  passage: optional(dictionary(oneOf('agree', 'refuse'))),
  harvest: optional(oneOf('default')),
  trade: optional(oneOf('done')),
});

/** Reads an order before it is left. */
export const readOrder = (order: unknown): schema.Read<typeof orderSchema> => orderSchema(order, 'the standing order');

/**
 * How an order answers: a passage by who asks for it, a harvest by the default plan, an invitation to trade with "no more".
 * @rules DIL-21.6
 */
export const answersByOrder: AnswersByOrder<Diluvio> = {
  passage(g, _, order) {
    const answer = readOrder(order).passage?.[acting(g)];
    return answer === undefined ? null : PASSAGE_ANSWERS.indexOf(answer);
  },
  harvest: (g, { seat }, order) => (readOrder(order).harvest === undefined ? null : defaultHarvest(g, seat)),
  trade: (_, { options }, order) => (readOrder(order).trade === undefined ? null : options.length),
};

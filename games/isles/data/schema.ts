import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, bilingual } = schema;

/** What a data pack of Isles must hold. */
export const packSchema = shape({
  start: shape({ gold: whole(0), units: whole(1) }),
  income: whole(0),
  ordersPerTurn: whole(1),
  recruitCost: whole(0),
  dieSides: whole(2),
  score: shape({ isle: whole(), oracle: whole(), gold: whole() }),
  isles: list(shape({ id: text, name: bilingual }), { min: 4 }),
});

export type IslesData = schema.Read<typeof packSchema>;

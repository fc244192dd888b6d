import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, bilingual } = schema;

const points = whole(-100, 100);

/** What a data pack of Isles must hold. */
export const packSchema = shape({
  start: shape({ gold: whole(0, 100), units: whole(1, 50) }),
  income: whole(0, 50),
  ordersPerTurn: whole(1, 20),
  recruitCost: whole(0, 50),
  dieSides: whole(2, 100),
  score: shape({ isle: points, oracle: points, gold: points }),
  isles: list(shape({ id: text, name: bilingual }), { min: 4, max: 40 }),
});

export type Pack = schema.Read<typeof packSchema>;

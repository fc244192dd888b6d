import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, bilingual } = schema;

/** What a data pack must hold. Every number has a bound. */
export const packSchema = shape({
  coins: whole(0, 100),
  income: whole(0, 50),
  dieSides: whole(2, 100),
  score: shape({ shrine: whole(-100, 100), omen: whole(-100, 100) }),
  shrines: list(shape({ id: text, name: bilingual }), { min: 2, max: 12 }),
});

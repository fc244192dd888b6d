import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, bilingual } = schema;

const packSchema = shape({
  score: shape({ last: whole(0, 50) }),
  ponds: list(shape({ id: text, flowers: whole(1, 12), name: bilingual }), { min: 2, max: 7 }),
});

export type Data = schema.Read<typeof packSchema>;

/** A data pack, checked. */
export const read = (pack: unknown): Data => packSchema(pack, '');

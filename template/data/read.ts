import type { schema } from '@pantheon/kernel';
import { packSchema } from './schema.ts';

export type Data = schema.Read<typeof packSchema>;

/** A data pack, checked. What can be worked out from it alone (neighbours, indices, tables) is added here, once. */
export const read = (pack: unknown): Data => packSchema(pack, '');

import { type Pack, packSchema } from './schema.ts';

/** The components of Isles, with what follows from them. */
export interface IslesData extends Pack {
  /** By isle: the two beside it in the ring. */
  readonly neighbours: readonly (readonly number[])[];
}

/** Reads a data pack, or says where it is wrong. */
export function read(value: unknown): IslesData {
  const pack = packSchema(value, '');
  const size = pack.isles.length;
  return { ...pack, neighbours: pack.isles.map((_, isle) => [(isle + 1) % size, (isle + size - 1) % size]) };
}

import type { Ref } from '@pantheon/kernel';

/** A thing of the data, with its number there, its word in keys and its reference. */
export interface Thing {
  readonly at: number;
  readonly id: string;
  readonly word: string;
  readonly ref: Ref;
}

/** Makes a thing from its id. */
export const thing = (kind: string, id: string, at: number): Thing => ({ at, id, word: wordOf(id), ref: `${kind}:${id}` });

/** An id as a word for keys. */
export const wordOf = (id: string): string => id.replaceAll('_', '-');

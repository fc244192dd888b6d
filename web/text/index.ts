import type { Catalogues } from '@pantheon/text';
import { en } from './en.ts';
import { it } from './it.ts';

/** The client's own sentences. */
export const catalogues: Catalogues = { en, it };

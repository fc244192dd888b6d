import type { Catalogues, Translations } from '@pantheon/text';
import { en } from './en.ts';
import { it } from './it.ts';

/** The client's own sentences. */
export const catalogues: Catalogues = { en, it };

/** The same in other languages. */
export const translations: Translations = { fr: () => import('./fr.json') };

import type { Language } from '../language.ts';
import type { Grammar } from '../term.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';

/** The grammar of every language. */
export const grammars: { readonly [L in Language]: Grammar } = { en: english, it: italian };

import french from './common.fr.json' with { type: 'json' };
import { common } from './common.ts';
import { english } from './grammar/english.ts';
import { french as frenchGrammar } from './grammar/french.ts';
import { italian } from './grammar/italian.ts';
import type { LanguageCode } from './language.ts';
import type { Catalogue } from './message-formatter.ts';
import type { Grammar } from './term.ts';

/** All that the sentences of a language are made with beside its catalogues. */
interface Tongue {
  /** What it calls itself. */
  readonly name: string;
  readonly grammar: Grammar;
  /** The words that all games share. */
  readonly common: Catalogue;
}

/** Every language that a page can be read in, if there are texts for it. A new translation begins with a line here. */
export const tongues: { readonly [language: LanguageCode]: Tongue } = {
  en: { name: 'English', grammar: english, common: common.en },
  it: { name: 'Italiano', grammar: italian, common: common.it },
  fr: { name: 'Français', grammar: frenchGrammar, common: french },
};

/** What a language is made with, or of English if it is none of ours. */
export const tongueOf = (language: LanguageCode): Tongue => tongues[language] ?? (tongues.en as Tongue);

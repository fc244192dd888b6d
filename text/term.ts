import type { Ref } from '@pantheon/kernel';
import type { Language } from './language.ts';

/**
 * A name with its grammar, in one language. Forms that follow from the others by rule may be left out; whatever else a term holds is at hand
 * in sentences too: `{x_verb}` is the field `verb` of what `x` names.
 */
export interface Term {
  /** As it stands inside a sentence. */
  readonly name: string;
  /** As it stands on a label. */
  readonly short?: string;
  /** With its kind: "Military Phase". */
  readonly full?: string;
  /** The definite article; empty or left out for names that take none. English: `the`, or `a/an` for a common noun. */
  readonly article?: string;
  readonly gender?: string;
  /** `s` or `p`: whether the name itself is a plural. */
  readonly number?: string;
  /** For counting: "2 fleets". */
  readonly plural?: string;
  /** A single one of it: "a fleet". */
  readonly one?: string;
  /** `yes` where a data pack gave the name, so that no translation knows it. */
  readonly renamed?: string;
  /** Complete with the name where the language has such forms (Italian `in a da di su`, French `in a de sur`); English: the preposition of place, `in`, `on` or `at`. */
  readonly [form: string]: string | undefined;
}

/** The terms of a game by reference, in every language. */
export type Terms = { readonly [thing: Ref]: { readonly [L in Language]: Term } };

/** The forms of a name that every language has. */
export interface Forms {
  /** With the definite article, where it takes one. */
  readonly the: string;
  /** With the indefinite article: one of its kind. */
  readonly a: string;
  readonly of: string;
  readonly from: string;
  /** Towards it, or given to it. */
  readonly to: string;
  /** Where something is, or happens. */
  readonly in: string;
  /** What something lies on. */
  readonly on: string;
  /** Whose something is, before the thing owned where the language puts it there: "Ada’s", "di Anna". */
  readonly whose: string;
}

/** All that one language knows of names, numbers and lists. */
export interface Grammar {
  readonly forms: (term: Term) => Forms;
  /** The forms of a player's name. */
  readonly person: (name: string) => Forms;
  /** The forms of the reader. */
  readonly reader: Forms;
  /** So many of a thing, with the number. */
  readonly several: (term: Term, count: number) => string;
  /** What stands between the last two of a list. */
  readonly and: (next: string) => string;
  /** What stands between a name and what is counted of it. */
  readonly colon: string;
}

import { Refusal } from '../failure.ts';

/** How many letters a name has at most, after everything in it has been written out. */
const LONGEST = 32;

// Signs that are not seen, or that turn the direction of writing, could make one name pass for another: among them the fillers of
// Hangul and Braille, and a note without a head.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\ufffc]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
// More signs above and below one letter than any writing needs would cover the lines around it.
const PILED = /\p{M}{4}/u;

/** A name by which an account signs in: names that differ in capitals alone are the same. */
export const loginOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** A name as it is kept: in one spelling, without signs that are not seen, of a length that fits everywhere. */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim().normalize('NFKC');
  if (!SEEN.test(tidy)) throw new Refusal('bad-request', 'a name needs at least one letter');
  if ([...tidy].length > LONGEST || PILED.test(tidy.normalize('NFD'))) throw new Refusal('bad-request', 'this name is too long');
  return tidy;
}

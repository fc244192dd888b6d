import { type PantheonError, ruleFault } from './errors.ts';

// Rules index lists everywhere, so these bodies are as small as can be: the compiler then puts them where they are called.

/** The item of a list that is known to have one there; a fault of the rules if it has not. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw nothing(list, index);
  return item;
}

/**
 * The same for lists of whole numbers: a function that only ever sees these stays fast where rules count. The engine makes lists alike that are
 * read in one place: if one list of fractions passes through here, the lists of counts that follow it are turned into lists of floating point
 * numbers, slower to read and to copy. Fractions have `fractionAt`.
 */
export function numberAt(list: ArrayLike<number>, index: number): number {
  const count = list[index];
  if (count === undefined) throw nothing(list, index);
  return count;
}

/**
 * Adds to the number at one place of a list. A whole sum is kept as a small integer: taking away nothing adds -0, and a list that was once
 * given the sum of that holds floating point numbers ever after, which are slow to read and to copy.
 */
export function add(list: number[], index: number, amount: number): void {
  const sum = numberAt(list, index) + amount;
  list[index] = (sum | 0) === sum ? sum | 0 : sum;
}

/** The item of a list of chances, weights or other fractions; see `numberAt`. */
export function fractionAt(list: ArrayLike<number>, index: number): number {
  const fraction = list[index];
  if (fraction === undefined) throw nothing(list, index);
  return fraction;
}

/** Adds to the fraction at one place of a list. */
export function addFraction(list: number[], index: number, amount: number): void {
  list[index] = fractionAt(list, index) + amount;
}

const nothing = (list: ArrayLike<unknown>, index: number): PantheonError => ruleFault(`a list of ${list.length} has nothing at ${index}`);

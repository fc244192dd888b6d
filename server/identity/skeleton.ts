import { LOOKS_LIKE } from './confusables.ts';

const redrawn = (text: string): string => [...text.normalize('NFD')].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');

/**
 * What a name looks like: two names with the same skeleton are taken for each other. Drawn as UTS #39 says, and once more without
 * capitals, since names that differ in these alone are the same here.
 */
export const skeletonOf = (name: string): string => redrawn(redrawn(name.normalize('NFKC')).toLowerCase()).normalize('NFD');

import { mixedSeed, SealedDice, sha256, shuffle } from '@pantheon/kernel';
import type { TableSetup } from './setup.ts';

/**
 * The seat that whoever took each place gets, where seats are drawn. It follows from the seed, which nobody knows before the end and
 * with which everybody can check it then.
 */
export function drawSeats({ seed, entropy = [] }: Pick<TableSetup, 'seed' | 'entropy'>, count: number): number[] {
  const dice = new SealedDice({ seed: sha256(`seats/${mixedSeed(seed, entropy)}`), word: 0 });
  return shuffle(
    dice,
    Array.from({ length: count }, (_, seat) => seat),
  );
}

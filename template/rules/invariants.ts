import type { G } from './types.ts';

/** What is broken in a position; nothing, if the rules are right. */
export function invariants({ s }: G): string[] {
  return [
    ...(s.coins.some((coins) => coins < 0) ? ['somebody owes coins'] : []),
    ...(s.favour.some((favour) => favour < 0) ? ['somebody has less than no favour'] : []),
  ];
}

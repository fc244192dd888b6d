import type { G } from './types.ts';

/** Fills in what earlier versions did not note. */
export function complete({ s }: G): void {
  s.rivals ??= [];
  s.victors ??= [];
  s.progress ??= s.turn;
}

import { ref } from '@pantheon/kernel';
import { godsInPlay } from './bids.ts';
import { refreshCreatureTrack } from './creature-actions.ts';
import { refreshHeroTrack } from './hero-actions.ts';
import type { G } from './types.ts';

/**
 * Phase 1: heroes, creatures, gods. Only the gods wait for the second cycle, unless the table leaves the creatures alone too.
 * @rules CYC-5.2, CYC-5.8, CYC-R.6
 */
export function beginCycle(g: G): void {
  g.heading('cycle', { n: g.s.cycle });
  g.s.settled = true;
  const isFirst = g.s.cycle === 1;
  refreshHeroTrack(g);
  if (!isFirst || g.options.firstCycle === 'discards') refreshCreatureTrack(g);
  if (!isFirst) rotateGods(g);
}

/** The first god goes to the last slot; as many as before lie face up. @rules CYC-5.6, CYC-5.7, CYC-R.65 */
function rotateGods(g: G): void {
  const { s } = g;
  const [first, ...others] = s.gods;
  if (first !== undefined) s.gods = [...others, first];
  g.emitEffect('godsTurn', { gods: godsInPlay(g).map((god) => ref('god', god)) });
}

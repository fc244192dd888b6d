import { ref } from '@pantheon/kernel';
import { godsInPlay } from './bids.ts';
import { refreshCreatureTrack } from './creature-actions.ts';
import { refreshHeroTrack } from './hero-actions.ts';
import type { G } from './types.ts';

/** Phase 1: heroes, creatures, gods. The first cycle has none of it. */
export function beginCycle(g: G): void {
  g.heading('cycle', { n: g.s.cycle });
  g.s.settled = true;
  if (g.s.cycle === 1) return;
  refreshHeroTrack(g);
  refreshCreatureTrack(g);
  rotateGods(g);
}

/** The first god goes to the last slot; as many as before lie face up. */
function rotateGods(g: G): void {
  const { s } = g;
  const [first, ...others] = s.gods;
  if (first !== undefined) s.gods = [...others, first];
  g.emitEffect('godsTurn', { gods: godsInPlay(g).map((god) => ref('god', god)) });
}

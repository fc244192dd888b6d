import { type Ref, ref, type Seat, who } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import type { G } from '../types.ts';
import { discard, ownArtefact } from './index.ts';

const ID = 'duplicity-mirror';
export const mirrorRef: Ref = ref('artefact', ID);

/**
 * Mirror of Duplicity: what its owner's Mana actions would cost less, or null where there is no Mirror to use.
 * @rules ANU-13.6, ANU-R.49
 */
export function mirrorDiscount(g: G, seat: Seat): number | null {
  const mirror = g.s.manaDiscount > 0 ? null : ownArtefact(g, seat, ID);
  return mirror === null ? null : printed(mirror.values, 'discount');
}

/** The Mirror is spent: several different Mana actions, each for less. @rules ANU-13.6 */
export function spendMirror(g: G, seat: Seat): void {
  const mirror = ownArtefact(g, seat, ID);
  if (mirror === null) return;
  discard(g, seat, mirror);
  g.s.manaLeft = printed(mirror.values, 'actions');
  g.s.manaDiscount = printed(mirror.values, 'discount');
  g.emit('artefactUsed', { seat: who(seat), artefact: mirrorRef });
}

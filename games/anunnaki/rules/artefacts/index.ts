import { at, type Seat } from '@pantheon/kernel';
import type { Artefact } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import type { G } from '../types.ts';

/** The Artefact with an id, where a seat has it. */
export function ownArtefact(g: G, seat: Seat, id: string): Artefact | null {
  for (const card of playerAt(g, seat).artefacts) {
    const artefact = at(g.data.artefacts, card);
    if (artefact.id === id) return artefact;
  }
  return null;
}

/** Who has an Artefact, or null. */
export const ownerOf = (g: G, id: string): Seat | null => g.seats.find((seat) => ownArtefact(g, seat, id) !== null) ?? null;

/** Takes an Artefact out of the game. */
export function discard(g: G, seat: Seat, { index }: Artefact): void {
  const { artefacts } = playerAt(g, seat);
  artefacts.splice(artefacts.indexOf(index), 1);
}

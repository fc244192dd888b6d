import { at, type Dice, numberAt, type Seat, shuffle } from '@pantheon/kernel';
import { ownsTablet } from './artefacts/tablet.ts';
import { playerAt } from './planets.ts';
import type { G } from './types.ts';

const ascending = (a: number, b: number): number => a - b;

/**
 * Draws anew what a seat cannot know: hands, gods put back, Artefacts, the Fate token. Stacks have no order to hide.
 * @rules ANU-17.1, ANU-17.4, ANU-17.5, ANU-17.8
 */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  for (const other of g.seats) {
    if (other === seat) continue;
    const hands = at(s.suspected, other);
    s.hands[other] = numberAt(hands, dice.below(hands.length));
    redealGods(g, other, dice);
  }
  if (seat === null || !s.artefactsSeenBy.includes(seat)) {
    const unknown = shuffle(dice, [...s.artefactPool, ...s.artefactsLeft].sort(ascending));
    s.artefactsLeft = unknown.splice(0, s.artefactsLeft.length).sort(ascending);
    s.artefactPool = unknown.sort(ascending);
  }
  const knowsFate = s.step === 'end' || (seat !== null && ownsTablet(g, seat));
  if (s.fate >= 0 && !knowsFate) s.fate = dice.below(g.data.components.developmentTracks.tracks.length);
}

/** @rules ANU-17.6 */
function redealGods(g: G, other: Seat, dice: Dice): void {
  const { dealt, discarded } = g.s;
  const { house, gods } = playerAt(g, other);
  if (house < 0) return;
  const cards = at(g.data.houses, house).minors.map(({ index }) => index);
  const drawn = at(dealt, other).length;
  if (drawn > 0) dealt[other] = shuffle(dice, cards).slice(0, drawn).sort(ascending);
  if (numberAt(discarded, other) >= 0) {
    const left = cards.filter((card) => !gods.includes(card));
    discarded[other] = numberAt(left, dice.below(left.length));
  }
}

import { at, type Change, changed, numberAt, type Seat, say, who } from '@pantheon/kernel';
import { trackRef } from './refs.ts';
import type { G } from './types.ts';

/** Steps on the development tracks, as lines for a preview. */
export function advances(g: G, seat: Seat, steps: readonly number[]): Change[] {
  const now = at(g.s.tracks, seat);
  const { max } = g.data.pack.secondaryTracks;
  const then = now.map((from, track) => Math.min(max, from + (steps[track] ?? 0)));
  return changed(now, then, (track) => say('preview.thing', { thing: trackRef(track) }));
}

/**
 * Moves a seat forward on the development tracks; the first to reach or pass a sign takes its point.
 * @rules BOM-12.2, BOM-12.3, BOM-R.22
 */
export function advance(g: G, seat: Seat, steps: readonly number[]): void {
  steps.forEach((count, track) => {
    if (count > 0) advanceOn(g, seat, track, count);
  });
}

/** @rules BOM-12.1, BOM-12.4 */
function advanceOn(g: G, seat: Seat, track: number, count: number): void {
  const { max, victoryPointSpaces, victoryPoints } = g.data.pack.secondaryTracks;
  const tracks = at(g.s.tracks, seat);
  const from = numberAt(tracks, track);
  const to = Math.min(max, from + count);
  tracks[track] = to;
  if (to > from) g.emitEffect('advanced', { seat: who(seat), track: trackRef(track), steps: to - from, to });
  if (to < from + count) g.emitEffect('stepsLost', { seat: who(seat), track: trackRef(track), steps: from + count - to });
  if (to === max && from < max) at(g.s.arrived, track).push(seat);
  const signs = at(g.s.signs, track);
  victoryPointSpaces.forEach((space, sign) => {
    if (to < space || signs[sign] !== null) return;
    signs[sign] = seat;
    g.emitEffect('tookSign', { seat: who(seat), track: trackRef(track), space, points: victoryPoints });
  });
}

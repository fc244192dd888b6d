import { at, numberAt, type Seat, who } from '@pantheon/kernel';
import { trackRef } from './refs.ts';
import type { G } from './types.ts';

/** Moves a seat forward on the development tracks; the first to reach or pass a sign takes its point. */
export function advance(g: G, seat: Seat, steps: readonly number[]): void {
  steps.forEach((count, track) => {
    if (count > 0) advanceOn(g, seat, track, count);
  });
}

function advanceOn(g: G, seat: Seat, track: number, count: number): void {
  const { max, victoryPointSpaces, victoryPoints } = g.data.pack.secondaryTracks;
  const tracks = at(g.s.tracks, seat);
  const from = numberAt(tracks, track);
  const to = Math.min(max, from + count);
  tracks[track] = to;
  g.emitEffect('advanced', { seat: who(seat), track: trackRef(track), steps: count, to });
  if (to === max && from < max) at(g.s.arrived, track).push(seat);
  const signs = at(g.s.signs, track);
  victoryPointSpaces.forEach((space, sign) => {
    if (to < space || signs[sign] !== null) return;
    signs[sign] = seat;
    g.emitEffect('tookSign', { seat: who(seat), track: trackRef(track), space, points: victoryPoints });
  });
}

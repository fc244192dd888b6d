import { at, numberAt, type Seat, who } from '@pantheon/kernel';
import type { Components } from '../data/schema.ts';
import { playerAt, settlementsInPlay } from './planets.ts';
import { type Realm, realmOf } from './realms.ts';
import { trackRef } from './refs.ts';
import { addTo } from './stock.ts';
import type { G, Track, Visible } from './types.ts';

/** The place of the Domination track among the Objectives. */
export const DOMINATION = 3;

/** @rules ANU-R.38 */
function counted(g: Visible, seat: Seat, { metric }: Components['objectives'][number], realm: Realm): number {
  switch (metric) {
    case 'controlledAltars':
      return realm.altars;
    case 'controlledTerritories':
      return realm.territories;
    case 'unitsInPlay':
      return realm.units;
    case 'settlementsInPlay':
      return settlementsInPlay(g, seat);
  }
}

/** The value of an Objective tile for a seat, now. @rules ANU-11.4 */
export function objectiveValue(g: Visible, seat: Seat, objective: number, realm = realmOf(g, seat)): number {
  const tile = at(g.data.components.objectives, objective);
  return Math.min(tile.max, Math.floor(counted(g, seat, tile, realm) / tile.divisor));
}

/** What the Objective at the Domination track is worth to a seat. @rules ANU-6.15 */
export const dominationValue = (g: Visible, seat: Seat, realm = realmOf(g, seat)): number =>
  objectiveValue(g, seat, numberAt(g.s.objectives, DOMINATION), realm);

/** Whether a seat has passed the blue lightning. @rules ANU-11.3 */
export const hasPassedLightning = (g: G, seat: Seat): boolean => playerAt(g, seat).domination >= g.data.pastLightning;

/** Advances on the Domination track and takes the tokens on the way. @rules ANU-11.1, ANU-11.2 */
export function dominate(g: G, seat: Seat, steps: number): void {
  if (steps <= 0) return;
  const player = playerAt(g, seat);
  const { vpBySpace } = g.data.components.dominationTrack;
  const from = player.domination;
  player.domination = Math.min(vpBySpace.length - 1, from + steps);
  g.emitEffect('dominated', { seat: who(seat), steps: player.domination - from, vp: numberAt(vpBySpace, player.domination) });
  const taken = g.s.tokens.filter((space) => space > from && space <= player.domination);
  if (taken.length === 0) return;
  g.s.tokens = g.s.tokens.filter((space) => !taken.includes(space));
  const vp = taken.length * g.data.components.dominationTrack.tokenVp;
  player.vp += vp;
  g.emitEffect('tokenScored', { seat: who(seat), vp });
}

/**
 * Advances on a Development track; the last space is closed before the lightning, and reaching it brings the end about.
 * @rules ANU-11.5, ANU-11.6, ANU-11.7, ANU-11.8, ANU-R.20, ANU-R.51
 */
export function advance(g: G, seat: Seat, track: Track, steps: number): void {
  if (steps <= 0) return;
  const { finalSpace } = g.data.components.developmentTracks;
  const { tracks } = playerAt(g, seat);
  const from = numberAt(tracks, track);
  const gate = hasPassedLightning(g, seat) ? finalSpace : finalSpace - 1;
  const to = Math.max(from, Math.min(gate, from + steps));
  addTo(tracks, track, to - from);
  if (to > from) g.emitEffect('advanced', { seat: who(seat), track: trackRef(track), steps: to - from, space: to });
  if (to < from + steps && gate < finalSpace) g.emitEffect('blockedAtGate', { seat: who(seat), track: trackRef(track) });
  if (to === finalSpace && from < finalSpace) triggerEnd(g, seat, track);
}

/** The end comes after this round; a second trigger changes nothing. @rules ANU-15.1, ANU-R.30 */
export function triggerEnd(g: G, seat: Seat, track: Track | null): void {
  if (g.s.ending !== null) return;
  g.s.ending = { by: seat, track };
  if (track === null) g.emit('endCubes', { seat: who(seat) });
  else g.emit('endTrack', { seat: who(seat), track: trackRef(track) });
}

import { choose, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { TRACKS } from '../../data/model.ts';
import { trackTopic } from '../questions.ts';
import { trackRef } from '../refs.ts';
import type { G, TopicFor, Track } from '../types.ts';
import { ownArtefact } from './index.ts';

const fateTopic: TopicFor<'fate'> = { ...trackTopic('fate'), secret: true };

const ALL_TRACKS: readonly Track[] = TRACKS.map((_, track) => track);

/** Whether a seat has the Tablet, and knows the track of the Fate token. */
export const ownsTablet = (g: G, seat: Seat): boolean => ownArtefact(g, seat, 'tablet-destinies') !== null;

/** Tablet of Destinies: its owner binds the Fate token to a track, unseen by the others. @rules ANU-13.11 */
export function* bindFate(g: G, seat: Seat): Rule {
  const track = yield* choose(seat, fateTopic, ALL_TRACKS);
  g.s.fate = track;
  g.emitPrivate(seat, ['fateBound', { seat: who(seat), track: trackRef(track) }], ['fateHidden', { seat: who(seat) }]);
}

/** What the Tablet is worth at the end: by the multiplier of whoever is furthest on the track. @rules ANU-13.11, ANU-15.8 */
export function tabletPoints(g: G, seat: Seat): number {
  const tablet = ownArtefact(g, seat, 'tablet-destinies');
  if (tablet === null || g.s.fate < 0) return 0;
  const furthest = Math.max(...g.s.players.map((player) => numberAt(player.tracks, g.s.fate)));
  const multiplier = numberAt(g.data.components.developmentTracks.multiplierBySpace, furthest);
  return tablet.vpByMultiplier[multiplier - 1] ?? 0;
}

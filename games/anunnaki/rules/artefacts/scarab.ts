import { chooseOrPass, numberAt, type Rule, who } from '@pantheon/kernel';
import { TRACKS } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import { trackTopic } from '../questions.ts';
import { trackRef } from '../refs.ts';
import { hasPassedLightning } from '../tracks.ts';
import type { G } from '../types.ts';
import { ownerOf } from './index.ts';

const scarabTopic = trackTopic('scarab');

/** The first space of the next multiplier, or -1. */
function nextMultiplier(g: G, space: number): number {
  const { multiplierBySpace } = g.data.components.developmentTracks;
  return multiplierBySpace.findIndex((multiplier) => multiplier > numberAt(multiplierBySpace, space));
}

/** Scarab Amulet: before the scoring its owner may reach the next multiplier on one track. @rules ANU-13.10, ANU-15.4 */
export function* scarab(g: G): Rule {
  const seat = ownerOf(g, 'scarab-amulet');
  if (seat === null) return;
  const { tracks } = playerAt(g, seat);
  const { finalSpace } = g.data.components.developmentTracks;
  const options = TRACKS.map((_, track) => track).filter((track) => {
    const next = nextMultiplier(g, numberAt(tracks, track));
    return next >= 0 && (next < finalSpace || hasPassedLightning(g, seat));
  });
  const track = yield* chooseOrPass(seat, scarabTopic, options);
  if (track === null) return;
  const space = nextMultiplier(g, numberAt(tracks, track));
  playerAt(g, seat).tracks[track] = space;
  g.emit('scarab', { seat: who(seat), track: trackRef(track), space });
}

import { numberAt, type Result, ranked, type Seat } from '@pantheon/kernel';
import { abilities } from './abilities.ts';
import { tabletPoints } from './artefacts/tablet.ts';
import { playerAt } from './planets.ts';
import { total } from './stock.ts';
import { objectiveValue } from './tracks.ts';
import type { G, Track } from './types.ts';

/** Points for being first or second on a track; tied players share, rounded down. @rules ANU-15.5, ANU-R.32 */
export function majority(g: G, track: Track): number[] {
  const { first, second } = g.data.components.finalScoring.majority;
  const spaces = g.s.players.map((player) => numberAt(player.tracks, track));
  const best = Math.max(...spaces);
  const leaders = spaces.filter((space) => space === best).length;
  if (leaders > 1) return spaces.map((space) => (space === best ? Math.floor((first + second) / leaders) : 0));
  const next = Math.max(...spaces.filter((space) => space < best));
  const followers = spaces.filter((space) => space === next).length;
  return spaces.map((space) => (space === best ? first : space === next ? Math.floor(second / followers) : 0));
}

/** What the three Objectives of the Development tracks are worth. @rules ANU-15.6 */
export function objectivePoints(g: G, seat: Seat): number {
  const { multiplierBySpace } = g.data.components.developmentTracks;
  return playerAt(g, seat).tracks.reduce(
    (sum, space, track) => sum + objectiveValue(g, seat, numberAt(g.s.objectives, track)) * numberAt(multiplierBySpace, space),
    0,
  );
}

/** Where the points of a seat come from. @rules ANU-15.7, ANU-15.8, ANU-15.9 */
export function scoreOf(g: G, seat: Seat): { source: string; points: number }[] {
  const player = playerAt(g, seat);
  const { vpBySpace } = g.data.components.dominationTrack;
  const tracks = g.data.components.developmentTracks.tracks.map((_, track) => numberAt(majority(g, track), seat));
  return [
    { source: 'play', points: player.vp },
    { source: 'majorities', points: tracks.reduce((sum, points) => sum + points, 0) },
    { source: 'objectives', points: objectivePoints(g, seat) },
    { source: 'domination', points: numberAt(vpBySpace, player.domination) },
    { source: 'gods', points: abilities(g, seat).score.reduce((sum, points) => sum + points(g, seat), 0) },
    { source: 'tablet', points: tabletPoints(g, seat) },
    { source: 'stock', points: Math.floor((total(player) + player.mana) / g.data.components.finalScoring.resourcesPerVp) },
  ];
}

/** The final scoring; of tied players the one latest in turn order is ahead. @rules ANU-15.10, ANU-R.31 */
export function result(g: G): Result {
  const parts = g.seats.map((seat) => scoreOf(g, seat));
  const totals = parts.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const turn = g.seats.map((seat) => (seat - g.s.first + g.seats.length) % g.seats.length);
  const ranks = ranked(totals.map((points, seat) => [points, numberAt(turn, seat)]));
  const { ending } = g.s;
  return {
    how: ending === null ? 'rounds' : ending.track === null ? 'cubes' : 'track',
    scores: g.seats.map((seat) => ({ seat, rank: numberAt(ranks, seat), total: numberAt(totals, seat), parts: parts[seat] ?? [] })),
  };
}

import { at, type Message, numberAt, type Result, ranked, type Seat, say, who } from '@pantheon/kernel';
import { factionsOf, membersOf, seatFor, teamOf, teamsOf } from './factions.ts';
import { teamMetropolises } from './pieces.ts';
import { actor } from './refs.ts';
import type { G } from './types.ts';

/** Most metropolises, then most coins. A team counts together; one that is wholly eliminated comes last. @rules CYC-19.6, CYC-21.7 */
export function result(g: G): Result {
  const { s } = g;
  const standing = teamsOf(g).map((team) => [
    membersOf(g, team).every((faction) => at(s.eliminated, faction)) ? 0 : 1,
    teamMetropolises(g, team),
    numberAt(s.coins, team),
  ]);
  const ranks = ranked(standing);
  const how = s.eliminated.includes(true) ? 'elimination' : 'goal';
  return {
    how,
    told: told(g, how, ranks),
    scores: g.seats.map((seat) => {
      const own = factionsOf(g).filter((faction) => seatFor(g, faction) === seat);
      const team = teamOf(g, numberAt(own, 0));
      const onCards = s.cards.filter(({ owner }) => teamOf(g, owner) === team).length;
      const total = teamMetropolises(g, team);
      return {
        seat,
        rank: seatRank(g, seat, ranks),
        total,
        parts: [
          { source: 'metropolises', points: total - onCards },
          { source: 'cards', points: onCards },
        ],
      };
    }),
  };
}

/** Who won with how many metropolises, and after which elimination. */
function told(g: G, how: string, ranks: readonly number[]): Message {
  const best = teamsOf(g).filter((team) => ranks[team] === 1);
  const most = teamMetropolises(g, numberAt(best, 0));
  const winners = g.seats.filter((seat) => best.includes(teamOfSeat(g, seat))).map(who);
  const out = factionsOf(g).filter((faction) => at(g.s.eliminated, faction));
  return say(`won.${how}`, {
    winners,
    who: at(winners, 0),
    n: most,
    tied: teamsOf(g).some((team) => !best.includes(team) && teamMetropolises(g, team) === most),
    out: out.map((faction) => actor(g, faction)),
  });
}

/** Seats are ranked by their teams: after a team of two comes the third place. */
function seatRank(g: G, seat: Seat, ranks: readonly number[]): number {
  const mine = numberAt(ranks, teamOfSeat(g, seat));
  return 1 + g.seats.filter((other) => numberAt(ranks, teamOfSeat(g, other)) < mine).length;
}

const teamOfSeat = (g: G, seat: Seat): number =>
  teamOf(
    g,
    at(
      factionsOf(g).filter((faction) => seatFor(g, faction) === seat),
      0,
    ),
  );

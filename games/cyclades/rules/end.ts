import { type Result, ranked } from '@pantheon/kernel';
import { at, factionsOf, membersOf, seatFor, sidesOf, teamOf } from './factions.ts';
import { metropolisesOf, teamMetropolises } from './pieces.ts';
import type { G } from './types.ts';

const teamsOf = (g: G): number[] => Array.from({ length: sidesOf(g).teams }, (_, team) => team);

/** The teams that control enough metropolises. */
export const teamsAtGoal = (g: G): number[] => teamsOf(g).filter((team) => teamMetropolises(g, team) >= g.s.goal);

/** Phase 6: the new turn order, and whether the game is over. */
export function endCycle(g: G): boolean {
  const { s } = g;
  if (teamsAtGoal(g).length > 0 || s.eliminated.includes(true)) {
    s.over = true;
    g.heading('end', { n: s.cycle });
    return true;
  }
  s.lastApollo = s.pawnGod.indexOf('apollo');
  s.turnOrder = [...s.acted].reverse();
  s.acted = [];
  s.cycle++;
  s.used = s.used.map(() => false);
  for (const card of s.cards) card.used = false;
  for (const hero of s.heroes) hero.moves = 0;
  return false;
}

/** Most metropolises, then most coins. A team counts together; one that is wholly eliminated comes last. */
export function result(g: G): Result {
  const { s } = g;
  const standing = teamsOf(g).map((team) => [
    membersOf(g, team).every((faction) => at(s.eliminated, faction)) ? 0 : 1,
    teamMetropolises(g, team),
    at(s.coins, team),
  ]);
  const ranks = ranked(standing);
  return {
    how: s.eliminated.includes(true) ? 'elimination' : 'goal',
    scores: g.seats.map((seat) => {
      const own = factionsOf(g).filter((faction) => seatFor(g, faction) === seat);
      const team = teamOf(g, at(own, 0));
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

/** Seats are ranked by their teams: after a team of two comes the third place. */
function seatRank(g: G, seat: number, ranks: readonly number[]): number {
  const teamOfSeat = (other: number): number =>
    teamOf(
      g,
      at(
        factionsOf(g).filter((faction) => seatFor(g, faction) === other),
        0,
      ),
    );
  const mine = at(ranks, teamOfSeat(seat));
  return 1 + g.seats.filter((other) => at(ranks, teamOfSeat(other)) < mine).length;
}

/** What must always be true. */
export function invariants(g: G): string[] {
  return [...pieceProblems(g), ...cardProblems(g), ...(g.s.coins.some((coins) => coins < 0) ? ['somebody owes coins'] : [])];
}

function pieceProblems(g: G): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const { battle } = s;
  const { places } = data.board(s.board);
  for (const faction of factionsOf(g)) {
    const sum = (counts: readonly number[]): number =>
      counts.reduce((total, n, area) => (s.control[area] === faction ? total + n : total), 0);
    const fighting = battle !== null && battle.attacker === faction ? battle : { troops: 0, fleets: 0 };
    if (sum(s.troops) + fighting.troops + at(s.troopsLeft, faction) !== data.supply.troop) problems.push(`troops of faction ${faction}`);
    if (sum(s.fleets) + fighting.fleets + at(s.fleetsLeft, faction) !== data.supply.fleet) problems.push(`fleets of faction ${faction}`);
  }
  const mercenaries = s.mercenaries.reduce((total, n) => total + n, battle?.mercenaries ?? 0);
  if (mercenaries + s.mercenariesLeft !== data.supply.mercenary) problems.push('mercenaries are lost or invented');
  places.forEach(({ land, id }, area) => {
    if (!land && (s.control[area] === -1) !== (s.fleets[area] === 0)) problems.push(`${id} is held without fleets, or free with them`);
    if (land && s.control[area] === -1 && at(s.troops, area) + at(s.mercenaries, area) > 0) problems.push(`${id} has troops of nobody`);
    if (s.figures.filter((figure) => figure.area === area).length > 1) problems.push(`${id} has two figures`);
  });
  return problems;
}

function cardProblems(g: G): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const creatures = [
    ...s.creatureDeck,
    ...s.creatureDiscard,
    ...s.creatureTrack.filter((card) => card !== null),
    ...(s.top === null ? [] : [s.top.card]),
    ...new Set([...s.playing, ...s.figures.map(({ id }) => id)]),
  ];
  if (creatures.length !== 18 || new Set(creatures).size !== 18) problems.push('creature cards are lost or doubled');
  const heroes = [
    ...s.heroDeck,
    ...s.heroDiscard,
    ...s.heroesGone,
    ...s.heroTrack.filter((card) => card !== null),
    ...s.heroes.map(({ id }) => id),
    ...s.cards.map(({ hero }) => hero),
  ];
  if (heroes.length !== 9 || new Set(heroes).size !== 9) problems.push('hero cards are lost or doubled');
  const metropolises = factionsOf(g).reduce((total, faction) => total + metropolisesOf(g, faction), 0);
  const tokens = data.components.metropolis.bonuses.reduce((total, { copies }) => total + copies, 0);
  if (metropolises + s.tokens.length !== tokens) problems.push('metropolis tokens are lost or invented');
  const held = [...s.priestesses, ...s.philosophers];
  if (held.some((count) => count < 0 || count > data.supply.priestess)) problems.push('cards held are out of bounds');
  if (s.prosperity.some((count) => count < 0)) problems.push('prosperity is negative');
  return problems;
}

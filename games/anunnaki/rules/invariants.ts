import { at, numberAt, type Seat } from '@pantheon/kernel';
import { bitCount } from '../data/bits.ts';
import { contestedLands } from './battle/index.ts';
import { count, landsInPlay, piecesAt, playerAt } from './planets.ts';
import { cubesLeft } from './star.ts';
import { FOLLOWER, type G, MAJOR, MAJOR_BIT, MINOR, type Piece, SETTLEMENT } from './types.ts';

const inPlay = (g: G, seat: Seat, piece: Piece): number => g.data.lands.reduce((sum, land) => sum + count(g, seat, land.index, piece), 0);

function ofPlayer(g: G, seat: Seat): string[] {
  const player = playerAt(g, seat);
  const { perHouse } = g.data.components.componentCounts;
  const problems: string[] = [];
  const check = (right: boolean, problem: string): void => {
    if (!right) problems.push(`seat ${seat}: ${problem}`);
  };
  check(player.stock.every((n) => n >= 0) && player.mana >= 0, 'owes resources or Mana');
  check(cubesLeft(g, player) >= 0, 'has placed too many cubes');
  check(at(g.s.suspected, seat).includes(numberAt(g.s.hands, seat)), 'has a hand that nobody suspects');
  check(
    player.tracks.every((space) => space >= 0 && space <= g.data.components.developmentTracks.finalSpace),
    'has left a track',
  );
  if (g.s.round === 0) return problems;
  check(inPlay(g, seat, FOLLOWER) + player.reserve === perHouse.followers, 'has lost Followers');
  check(inPlay(g, seat, SETTLEMENT) + player.unbuilt === perHouse.settlements, 'has lost Settlements');
  check(inPlay(g, seat, MINOR) === bitCount(player.summoned & ~MAJOR_BIT), 'has lost a Minor god');
  check(inPlay(g, seat, MAJOR) === (player.summoned & MAJOR_BIT ? 1 : 0), 'has lost the Major god');
  check(
    g.data.houses.every((house) => house.index === player.house || piecesAt(g, seat, house.capital) === 0),
    'has entered a foreign Capital',
  );
  return problems;
}

/** What must always be true. */
export function invariants(g: G): string[] {
  const { s } = g;
  const problems = g.seats.flatMap((seat) => ofPlayer(g, seat));
  if (s.pieces.some((n) => n < 0)) problems.push('a Territory owes pieces');
  if (s.round === 0) return problems;
  const lands = new Set(landsInPlay(g));
  const stray = g.seats.some((seat) => g.data.lands.some((land) => !lands.has(land.index) && piecesAt(g, seat, land.index) > 0));
  if (stray) problems.push('pieces stand on a planet that is not in play');
  const pacts = s.players.reduce(
    (sum, player) => sum + player.pacts.length + player.completed.length,
    s.pactStack.length + s.display.length,
  );
  const used = g.options.firstGameAllPacts
    ? g.data.pacts.length
    : g.data.pacts.filter((pact) => pact.house < 0 || s.players.some((player) => player.house === pact.house)).length;
  if (pacts !== used) problems.push(`there are ${pacts} Pacts instead of ${used}`);
  if (s.step === 'pawn' && g.seats.some((seat) => contestedLands(g, seat).length > 0)) problems.push('a battle was left out');
  const taken = s.players.filter((player) => player.artefacts.length > 0).length;
  if (taken > g.data.atlantis.length) problems.push('there are too many Artefacts');
  return problems;
}

import type { Seat } from '@pantheon/kernel';
import { PIECES, type Standing } from '../data/model.ts';
import { count, isContested } from './planets.ts';
import { revealBeside } from './reveal.ts';
import type { G, LandId, Piece } from './types.ts';

/** The units of an action: those that took the last step together, and those whose movement is over and not taken up again in it. */
export interface MovedUnits {
  moving: readonly Standing[];
  readonly over: Standing[];
}

/** The pieces of a kind in a Territory, as an option of a question. */
export const standing = (g: G, land: LandId, piece: Piece): Standing => g.data.standings[land * PIECES.length + piece] as Standing;

/** How many of a seat's pieces of a kind in a Territory may still move in the action. @rules ANU-5.10, ANU-R.82 */
export function free(g: G, seat: Seat, land: LandId, piece: Piece, over: readonly Standing[]): number {
  let n = count(g, seat, land, piece);
  if (over.length > 0) for (const unit of over) if (unit.land === land && unit.piece === piece) n--;
  return n;
}

/** The movement of those that are under way ends: they reveal what lies beside them. @rules ANU-5.8, ANU-R.13, ANU-R.81 */
export function endMovement(g: G, units: MovedUnits): void {
  for (const unit of units.moving) {
    units.over.push(unit);
    revealBeside(g, unit.land);
  }
  units.moving = [];
}

/** The movement of those is over that were under way and are not among the pieces that go on; tells whether there are such. */
function stayBehind(units: MovedUnits, pieces: readonly Piece[]): boolean {
  if (units.moving.length === 0) return false;
  const gone = [...pieces];
  const left = units.moving.filter(({ piece }) => {
    const at = gone.indexOf(piece);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  units.over.push(...left);
  return left.length > 0;
}

/**
 * Pieces have gone from one Territory to another: of those under way with them, whoever stayed behind has ended its movement.
 * @rules ANU-R.37, ANU-R.81
 */
export function goneOn(g: G, seat: Seat, units: MovedUnits, from: LandId, to: LandId, pieces: readonly Piece[]): void {
  if (stayBehind(units, pieces)) revealBeside(g, from);
  units.moving = pieces.map((piece) => standing(g, to, piece));
  if (isContested(g, seat, to)) endMovement(g, units);
}

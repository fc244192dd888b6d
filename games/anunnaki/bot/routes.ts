import { at, exactPower, fractionAt } from '@pantheon/kernel';
import type { Face, StarSegment } from '../data/model.ts';
import { minorTokens } from '../rules/star.ts';
import { type Data, type G, MAJOR_BIT, type Player } from '../rules/types.ts';

/** By face, vertex and bits of its segments that are missing: in how many turns the pawn can enclose the face from there. */
type Turns = readonly (readonly (readonly number[])[])[];

const worked = new WeakMap<Data, Turns>();

function turnsIn(data: Data): Turns {
  const known = worked.get(data);
  if (known !== undefined) return known;
  const fresh = data.faces.map((face) => turnsOf(data, face));
  worked.set(data, fresh);
  return fresh;
}

const segmentsOf = ({ segments }: Data, face: Face): StarSegment[] => segments.filter(({ index }) => face.segments & (1 << index));

/** Fewer missing segments first: each is placed by a step along it, and a jump to where the route goes on takes a turn as well. */
function turnsOf(data: Data, face: Face): number[][] {
  const segments = segmentsOf(data, face);
  const vertices = data.between.map((_, vertex) => vertex);
  const turns: number[][] = vertices.map(() => [0]);
  for (let missing = 1; missing < 1 << segments.length; missing++) {
    const walked = vertices.map((vertex) =>
      segments.reduce((best, { a, b }, index) => {
        if ((missing & (1 << index)) === 0 || (a !== vertex && b !== vertex)) return best;
        return Math.min(best, 1 + fractionAt(at(turns, a === vertex ? b : a), missing & ~(1 << index)));
      }, Number.POSITIVE_INFINITY),
    );
    const jumped = 1 + Math.min(...walked);
    turns.forEach((from, vertex) => {
      from[missing] = Math.min(fractionAt(walked, vertex), jumped);
    });
  }
  return turns;
}

/** In how many turns a player can enclose a face, each turn a move of the pawn. */
export function turnsToClose(data: Data, player: Player, face: number): number {
  let missing = 0;
  let bit = 1;
  for (let left = at(data.faces, face).segments; left !== 0; left &= left - 1) {
    if ((player.cubes & left & -left) === 0) missing |= bit;
    bit <<= 1;
  }
  const turns = at(turnsIn(data), face);
  if (player.pawn >= 0) return fractionAt(at(turns, player.pawn), missing);
  return 1 + Math.min(...turns.map((from) => fractionAt(from, missing)));
}

/** What a god is worth less with each turn that it takes to enclose it. */
const PATIENCE = 0.62;
const MAJOR_WORTH = 2;

/** What the routes on the star promise: the gods that the pawn can still enclose, the nearer the more, as long as there is time. */
export function routes(g: G, player: Player, turnsLeft: number): number {
  const wanted = player.gods.length - countSummoned(player) - minorTokens(g, player);
  const near: number[] = [];
  let sum = 0;
  g.data.faces.forEach((face, index) => {
    if (player.faces & (1 << index)) return;
    const turns = turnsToClose(g.data, player, index);
    if (turns > turnsLeft) return;
    const hope = exactPower(PATIENCE, turns);
    if (face.major) sum += MAJOR_WORTH * hope;
    else near.push(hope);
  });
  near.sort((a, b) => b - a);
  for (const hope of near.slice(0, Math.max(0, wanted))) sum += hope;
  return sum;
}

function countSummoned({ summoned, gods }: Player): number {
  let sum = 0;
  for (const card of gods) if (summoned & ~MAJOR_BIT & (1 << card)) sum++;
  return sum;
}

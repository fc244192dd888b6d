import { at, becomes, type Change, choose, chooseOrPass, type Preview, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { bitCount } from '../data/bits.ts';
import type { Face, StarSegment } from '../data/model.ts';
import { abilities } from './abilities.ts';
import { playerAt } from './planets.ts';
import { blockedAmong, segmentTopic, tileTopic } from './questions.ts';
import { MANA, segmentRef, tileRef } from './refs.ts';
import { gainMana } from './stock.ts';
import { triggerEnd } from './tracks.ts';
import { type G, MAJOR_BIT, type PlayerView, type Segment, type TileId, type TopicFor, type Vertex, type Visible } from './types.ts';

/** How many cubes a player has not placed yet. */
export const cubesLeft = (g: Visible, player: PlayerView): number =>
  g.data.components.componentCounts.perHouse.summoningCubes - bitCount(player.cubes);

/** The vertex of a tile. */
export const vertexOf = (g: Visible, tile: TileId): Vertex => g.s.tiles.indexOf(tile);

/** The tile under a player's pawn, or -1. */
export const tileUnder = (g: Visible, player: PlayerView): TileId => g.s.tiles[player.pawn] ?? -1;

/** Whether a tile shows its improved side to a player. */
export const isImproved = (player: PlayerView, tile: TileId): boolean => (player.improved & (1 << tile)) !== 0;

/** How many Minor summoning tokens a player holds beside the board. @rules ANU-3.10, ANU-9.10 */
export const minorTokens = (g: G, player: PlayerView): number =>
  bitCount(player.faces & g.data.minorFaces) - bitCount(player.summoned & ~MAJOR_BIT);

/** Whether a player holds the Major summoning token. */
export const holdsMajorToken = (g: G, player: PlayerView): boolean =>
  (player.summoned & MAJOR_BIT) === 0 && (player.faces & ~g.data.minorFaces) !== 0;

const FIRST_TURN_BLUE: Why = { rule: 'ANU-3.4', text: say('why.firstTurnBlue') };
const PAWN_MUST_MOVE: Why = { rule: 'ANU-3.5', text: say('why.pawnMustMove') };

/** Why the pawn may not go to a tile: on the first turn only to a blue one, later to any but its own. @rules ANU-3.4, ANU-3.5, ANU-R.44 */
function whyNot(g: G, seat: Seat, tile: TileId): Why | null {
  const player = playerAt(g, seat);
  if (player.pawn < 0) return at(g.data.tiles, tile).red ? FIRST_TURN_BLUE : null;
  return tileUnder(g, player) === tile ? PAWN_MUST_MOVE : null;
}

/** The segment that a pawn would cross on its way to a tile, or -1. @rules ANU-3.3 */
export const segmentTo = (g: Visible, player: PlayerView, tile: TileId): Segment =>
  player.pawn < 0 ? -1 : (g.data.between[player.pawn]?.[vertexOf(g, tile)] ?? -1);

const manaOn = (g: G, segment: Segment): number => at(g.data.segments, segment).mana;

const hasCube = (player: PlayerView, segment: Segment): boolean => (player.cubes & (1 << segment)) !== 0;

/** The segment that gets a cube if the pawn goes to a tile, or -1. @rules ANU-3.6, ANU-3.8 */
export function placedOnWay(g: Visible, player: PlayerView, tile: TileId): Segment {
  const segment = segmentTo(g, player, tile);
  if (segment < 0 || hasCube(player, segment)) return -1;
  return cubesLeft(g, player) === 0 ? -1 : segment;
}

/** The same for every tile. */
export const placesOnWay = (g: Visible, player: PlayerView): Segment[] => g.data.tiles.map(({ index }) => placedOnWay(g, player, index));

/** The faces that a cube on a segment would close. */
export const closedBy = (g: G, player: PlayerView, segment: Segment): number[] =>
  closedFaces(g, player.faces, player.cubes | (1 << segment));

/** How many faces that would be: most segments close none. */
export function closedCount({ data: { faces } }: Visible, player: PlayerView, segment: Segment): number {
  const cubes = player.cubes | (1 << segment);
  let closed = 0;
  for (let index = 0; index < faces.length; index++) if (closes(faces[index] as Face, index, player.faces, cubes)) closed++;
  return closed;
}

/** The faces that cubes enclose, but for those whose token has left the star. */
function closedFaces({ data: { faces } }: G, gone: number, cubes: number): number[] {
  const closed: number[] = [];
  for (let index = 0; index < faces.length; index++) {
    if (closes(faces[index] as Face, index, gone, cubes)) closed.push(index);
  }
  return closed;
}

const closes = ({ segments }: Face, index: number, gone: number, cubes: number): boolean =>
  (gone & (1 << index)) === 0 && (cubes & segments) === segments;

function previewOf(g: G, seat: Seat, tile: TileId): Preview {
  const player = playerAt(g, seat);
  const segment = segmentTo(g, player, tile);
  if (segment < 0) return { changes: [say('preview.noPath')] };
  if (hasCube(player, segment)) return { changes: [say('preview.pathTaken', { segment: segmentRef(g, segment) })] };
  if (cubesLeft(g, player) === 0) return { changes: [say('preview.noCube')] };
  const mana = manaOn(g, segment);
  const changes: Change[] = [
    ...(mana === 0 ? [] : [becomes(say('preview.thing', { thing: MANA }), player.mana, player.mana + mana)]),
    say('preview.cube', { segment: segmentRef(g, segment) }),
  ];
  for (const face of closedBy(g, player, segment))
    changes.push(say('preview.closes', { token: at(g.data.faces, face).major ? 'major' : 'minor' }));
  return cubesLeft(g, player) === 1 && g.s.ending === null ? { changes, alarm: say('preview.lastCube') } : { changes };
}

const pawnTopic: TopicFor<'pawn'> = {
  ...tileTopic('pawn'),
  preview: (tile, g, seat) => previewOf(g, seat, tile.index),
  blocked: (g, seat) => blockedAmong(g.data.tiles, ({ index }) => whyNot(g, seat, index)),
};

/** Moves the pawn; a free segment on the way gets a cube. @rules ANU-3.4, ANU-3.5, ANU-3.6 */
export function* movePawn(g: G, seat: Seat): Rule {
  const player = playerAt(g, seat);
  const { index: tile } = yield* choose(
    seat,
    pawnTopic,
    g.data.tiles.filter((one) => whyNot(g, seat, one.index) === null),
  );
  const segment = segmentTo(g, player, tile);
  player.pawn = vertexOf(g, tile);
  g.emit('pawn', { seat: who(seat), tile: tileRef(g, tile) });
  if (segment < 0) return;
  if (hasCube(player, segment)) {
    for (const power of abilities(g, seat).afterCrossing) yield* power(g, seat, segment);
  } else if (cubesLeft(g, player) > 0) {
    placeCube(g, seat, segment);
    yield* takeMana(g, seat, segment);
  }
}

/** @rules ANU-3.7, ANU-3.12 */
function placeCube(g: G, seat: Seat, segment: Segment): void {
  const player = playerAt(g, seat);
  player.cubes |= 1 << segment;
  g.emitEffect('cube', { seat: who(seat), segment: segmentRef(g, segment), mana: manaOn(g, segment) });
  takeTokens(g, seat);
  if (cubesLeft(g, player) === 0) triggerEnd(g, seat, null);
}

/** @rules ANU-3.7, ANU-16.2 */
function* takeMana(g: G, seat: Seat, segment: Segment): Rule {
  const mana = manaOn(g, segment);
  if (mana === 0) return;
  gainMana(g, seat, mana);
  for (const power of abilities(g, seat).afterMana) yield* power(g, seat);
}

/** @rules ANU-3.9, ANU-3.10 */
function takeTokens(g: G, seat: Seat): void {
  const player = playerAt(g, seat);
  for (const index of closedFaces(g, player.faces, player.cubes)) {
    player.faces |= 1 << index;
    g.emitEffect('tokenTaken', { seat: who(seat), token: at(g.data.faces, index).major ? 'major' : 'minor' });
  }
}

const previewMana = ({ mana }: StarSegment): Preview => ({ changes: [say('preview.mana', { mana })] });
const shiftFrom: TopicFor<'shiftFrom'> = { ...segmentTopic('shiftFrom'), preview: previewMana, action: 'shiftCube', slot: 'from' };
const shiftTo: TopicFor<'shiftTo'> = { ...segmentTopic('shiftTo'), preview: previewMana, action: 'shiftCube', slot: 'to' };
const crossedTo: TopicFor<'shiftCrossed'> = { ...segmentTopic('shiftCrossed'), preview: previewMana };

const segmentsOf = (g: G, player: PlayerView, placed: boolean): StarSegment[] =>
  g.data.segments.filter((segment) => hasCube(player, segment.index) === placed);

/** Shifts a given cube to an empty segment, or leaves it. @rules ANU-16.1, ANU-R.14 */
export function* shiftThisCube(g: G, seat: Seat, from: Segment): Rule {
  const about = { segment: segmentRef(g, from) };
  const to = yield* chooseOrPass(seat, crossedTo, segmentsOf(g, playerAt(g, seat), false), { about });
  if (to !== null) yield* shift(g, seat, from, to.index);
}

/** Shifts any one cube to an empty segment, or none. @rules ANU-3.13 */
export function* shiftAnyCube(g: G, seat: Seat): Rule {
  const from = yield* chooseOrPass(seat, shiftFrom, segmentsOf(g, playerAt(g, seat), true));
  if (from === null) return;
  const to = yield* choose(seat, shiftTo, segmentsOf(g, playerAt(g, seat), false));
  yield* shift(g, seat, from.index, to.index);
}

/** @rules ANU-3.13 */
function* shift(g: G, seat: Seat, from: Segment, to: Segment): Rule {
  const player = playerAt(g, seat);
  player.cubes = (player.cubes & ~(1 << from)) | (1 << to);
  const mana = manaOn(g, to);
  g.emit('shifted', { seat: who(seat), from: segmentRef(g, from), to: segmentRef(g, to), mana });
  takeTokens(g, seat);
  yield* takeMana(g, seat, to);
}

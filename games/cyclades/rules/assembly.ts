import { at, type Blocked, choose, numberAt, type Rule, ref, ruleFault, say } from '@pantheon/kernel';
import { assemble, type Board, boardKey, directionOf, openSlots, placementsOf, type Slot, slotKey, slotsNextTo } from '../data/board.ts';
import type { Placement, Side } from '../data/schema.ts';
import { about, ask, thingTopic } from './ask.ts';
import { inTeams, seatFor } from './factions.ts';
import { actor } from './refs.ts';
import { emptyBoard } from './setup.ts';
import type { Assembly, Faction, G, TopicFor } from './types.ts';

const SIDES: readonly Side[] = ['A', 'B'];
const TURNS: readonly number[] = [0, 1, 2, 3, 4, 5];

const sideTopic: TopicFor<'tileSide'> = {
  id: 'tileSide',
  key: (side) => side,
  text: (side) => say('option.tileSide', { side }),
};
const tileTopic = thingTopic('layTile', 'tile', { action: 'lay', slot: 'tile' });
const placeTopic: TopicFor<'tilePlace'> = {
  id: 'tilePlace',
  key: slotKey,
  text: (slot, g) => {
    const near = at(neighboursOf(g, slot), 0);
    return say('option.tilePlace', { side: directionOf(g.data.map, near.at, slot), tile: ref('tile', near.tile) });
  },
  focus: (slot) => [ref('slot', slotKey(slot))],
  action: 'lay',
  slot: 'place',
};
const turnTopic: TopicFor<'tileTurn'> = {
  id: 'tileTurn',
  key: String,
  text: (turn) => say('option.tileTurn', { n: turn * 60 }),
  focus: (turn) => [ref('turn', turn)],
  preview: (turn, g) => ({ changes: [say('preview.islands', { n: boardAfter(g, turn).islands.length })] }),
  action: 'lay',
  slot: 'turn',
};

function assemblyOf({ s }: G): Assembly {
  if (!s.assembly) throw ruleFault('no board is being assembled');
  return s.assembly;
}

/** Who lays the next tile: always the first seat, or each faction in turn order. @rules CYC-3.13, CYC-R.75 */
export function layingFaction({ s, options }: G): Faction {
  return options.board === 'byFirst' ? 0 : numberAt(s.turnOrder, placementsOf(s.board).length % s.turnOrder.length);
}

/** The tiles that lie next to a place. */
const neighboursOf = (g: G, slot: Slot): Placement[] => {
  const near = slotsNextTo(slot).map(slotKey);
  return placementsOf(g.s.board).filter((laid) => near.includes(slotKey(laid.at)));
};

/** The tiles of the board with the one in hand, turned. */
function placementsAfter(g: G, rotation: number): Placement[] {
  const { side, laying } = assemblyOf(g);
  if (side === null || laying === null || laying.at === null) throw ruleFault('no tile has its place yet');
  return [...placementsOf(g.s.board), { tile: laying.tile, side, at: [...laying.at], rotation }];
}

/** The board with the tile in hand, turned. */
export function boardAfter(g: G, rotation: number): Board {
  const board = assemble(g.data.map, placementsAfter(g, rotation));
  if (board === null) throw ruleFault('two tiles overlap');
  return board;
}

/** How many islands the placement rounds need: two for a faction, four for a team. @rules CYC-3.14 */
const islandsNeeded = (g: G): number => (inTeams(g) ? 4 : 2);

/**
 * The turns of the last tile after which the placement rounds could not be played, unless that is so after all.
 * @rules CYC-3.14, CYC-R.75
 */
function closedTurns(g: G): Blocked<number>[] {
  if (assemblyOf(g).tiles.length > 1) return [];
  const closed = TURNS.flatMap((option): Blocked<number>[] => {
    const have = boardAfter(g, option).islands.length;
    if (have >= islandsNeeded(g)) return [];
    return [{ option, why: { rule: 'CYC-3.14', text: say('why.islands', { n: islandsNeeded(g), have }) } }];
  });
  return closed.length < TURNS.length ? closed : [];
}

/**
 * One tile of a board that is assembled by hand: which, where, and how it is turned. Whoever lays the first chooses the side of all.
 * @rules CYC-3.8, CYC-3.12, CYC-3.13
 */
export function* layTile(g: G): Rule {
  const { s } = g;
  const faction = layingFaction(g);
  const assembly = assemblyOf(g);
  if (assembly.side === null) {
    assembly.side = yield* ask(g, faction, sideTopic, SIDES);
    s.board = boardKey(assembly.side, []);
    g.emit('sideChosen', { who: actor(g, faction), side: assembly.side });
  }
  const tile = yield* ask(g, faction, tileTopic, assembly.tiles);
  assembly.laying = { tile, at: null };
  const slot = yield* ask(g, faction, placeTopic, openSlots(s.board), { tile: ref('tile', tile) });
  assembly.laying = { tile, at: slot };
  const closed = closedTurns(g);
  const turns = TURNS.filter((turn) => !closed.some(({ option }) => option === turn));
  const asked = { ...about(g, faction, { tile: ref('tile', tile) }), blocked: () => closed };
  putDown(g, faction, yield* choose(seatFor(g, faction), turnTopic, turns, asked));
}

/** The tile in hand becomes part of the board, whose areas are counted anew. @rules CYC-3.13 */
function putDown(g: G, faction: Faction, rotation: number): void {
  const { s } = g;
  const placements = placementsAfter(g, rotation);
  const { tile, at: slot, side } = at(placements, placements.length - 1);
  const near = neighboursOf(g, slot).map((laid) => ref('tile', laid.tile));
  s.board = boardKey(side, placements);
  Object.assign(s, emptyBoard(g, s.board));
  const tiles = assemblyOf(g).tiles.filter((other) => other !== tile);
  s.assembly = tiles.length === 0 ? null : { side, tiles, laying: null };
  g.emit('laid', { who: actor(g, faction), tile: ref('tile', tile), near });
}

import { add, at, equalNumbers, type Message, numberAt, type SetupContext, say } from '@pantheon/kernel';
import { areaWith, assemble, type Board, boardKey, boardWith, separateSeas } from '../data/board.ts';
import {
  bonusIds,
  type CreatureId,
  creatureIds,
  godIds,
  type HeroId,
  heroIds,
  type ModeId,
  type Placement,
  type Side,
} from '../data/schema.ts';
import { type Assembly, type Cyclades, NONE, type State } from './types.ts';

type SetupG = SetupContext<Cyclades>;

/** The mode that a table plays. @rules CYC-20.1 */
export function modeOf(seats: number, sides: string): ModeId {
  switch (seats) {
    case 2:
      return 'duel';
    case 3:
      return 'ffa3';
    case 4:
      return sides === 'teams' ? 'team4' : 'ffa4';
    case 5:
      return 'ffa5';
    default:
      return 'team6';
  }
}

/** Why a table cannot be set up like this, or null. */
export function refuses(seats: number, options: Cyclades['options']): Message | null {
  if (options.sides === 'teams' && (seats === 3 || seats === 5)) return say('refuse.teams');
  const inTeams = seats === 2 || seats === 6 || options.sides === 'teams';
  if (options.goal !== 3 && !inTeams) return say('refuse.goal');
  if (options.opening === 'quick' && options.board !== 'ready') return say('refuse.opening');
  return null;
}

type Part<K extends keyof State> = Pick<State, K>;

/** The opening position. @rules CYC-3.8, CYC-3.9, CYC-22.4 */
export function setup(g: SetupG): State {
  const mode = modeOf(g.seats.length, g.options.sides);
  const { factions } = g.data.sides[mode];
  const assembly = assemblyFor(g, factions);
  const board = assembly === null ? boardFor(g, factions) : '';
  const state: State = {
    cycle: 1,
    mode,
    goal: g.options.goal,
    board,
    assembly,
    settled: false,
    ...emptyBoard(g, board),
    ...fullSupplies(g, mode),
    ...auctionBoard(g, mode),
    firstLands: Array.from({ length: factions }, () => []),
    turn: null,
    battle: null,
    eliminated: Array.from({ length: factions }, () => false),
    over: false,
  };
  if (g.options.opening === 'quick') quickStart(g, state, factions);
  return state;
}

type BoardPart = 'control' | 'troops' | 'mercenaries' | 'fleets' | 'prosperity' | 'built' | 'used' | 'heroes' | 'figures' | 'cards';

/** A board without any pieces. @rules CYC-3.6 */
export function emptyBoard(g: Pick<SetupG, 'data'>, board: string): Part<BoardPart> {
  const { places, sites } = boardWith(g.data.map, board);
  return {
    control: equalNumbers(places.length, NONE),
    troops: equalNumbers(places.length, 0),
    mercenaries: equalNumbers(places.length, 0),
    fleets: equalNumbers(places.length, 0),
    prosperity: equalNumbers(places.length, 0),
    built: equalNumbers(sites.length, NONE),
    used: sites.map(() => false),
    heroes: [],
    figures: [],
    cards: [],
  };
}

type SupplyPart = 'troopsLeft' | 'fleetsLeft' | 'priestesses' | 'philosophers' | 'mercenariesLeft' | 'coins' | 'tokens';

/** @rules CYC-3.6, CYC-3.9, CYC-20.4 */
function fullSupplies(g: SetupG, mode: ModeId): Part<SupplyPart> {
  const { factions, teams } = g.data.sides[mode];
  const { coins } = g.data.modes[mode];
  const each = (count: number): number[] => equalNumbers(factions, count);
  return {
    troopsLeft: each(g.data.supply.troop),
    fleetsLeft: each(g.data.supply.fleet),
    priestesses: each(0),
    philosophers: each(0),
    mercenariesLeft: g.data.supply.mercenary,
    coins: equalNumbers(teams, coins.perTeam ?? coins.perFaction ?? 0),
    tokens: metropolisTokens(g),
  };
}

/** The bonus of every metropolis token. */
function metropolisTokens({ data }: SetupG): number[] {
  const tokens: number[] = [];
  for (let bonus = 0; bonus < bonusIds.length; bonus++) tokens.push(...equalNumbers(data.bonuses[at(bonusIds, bonus)].copies, bonus));
  return tokens;
}

type AuctionPart = Exclude<
  keyof State,
  | BoardPart
  | SupplyPart
  | 'cycle'
  | 'mode'
  | 'goal'
  | 'board'
  | 'assembly'
  | 'settled'
  | 'firstLands'
  | 'turn'
  | 'battle'
  | 'interrupted'
  | 'eliminated'
  | 'over'
>;

/** Gods, creatures, heroes and turn order are drawn. @rules CYC-3.1, CYC-3.2, CYC-3.4, CYC-3.5, CYC-3.10 */
function auctionBoard(g: SetupG, mode: ModeId): Part<AuctionPart> {
  const all = Array.from({ length: g.data.sides[mode].factions }, (_, faction) => faction);
  const gods = g.shuffle(godIds.filter((god) => g.data.gods[god].tile));
  const creatureDeck: CreatureId[] = [...creatureIds].sort();
  const creatureTrack = g.data.creatureCosts.map(() => g.draw(creatureDeck));
  const heroDeck: HeroId[] = [...heroIds].sort();
  const heroTrack = Array.from({ length: g.data.components.auctionBoard.heroTrack.slots }, () => g.draw(heroDeck));
  return {
    creatureTrack,
    creatureDeck,
    top: null,
    creatureDiscard: [],
    playing: [],
    heroTrack,
    heroDeck,
    heroDiscard: [],
    heroesGone: [],
    gods,
    openGods: g.data.modes[mode].godsFaceUp,
    turnOrder: g.shuffle([...all]),
    acted: [],
    pawnGod: all.map(() => null),
    pawnBid: equalNumbers(all.length, 0),
    step: 0,
    displaced: null,
    repeated: false,
    lastApollo: NONE,
  };
}

const layoutFor = (g: SetupG, factions: number) => g.data.map.layouts.find((layout) => layout.factions === factions);

/** @rules CYC-3.8 */
function boardFor(g: SetupG, factions: number): string {
  if (g.options.board === 'ready') return readyBoard(g, factions);
  return randomBoard(g, factions, g.options.board === 'randomA' ? 'A' : 'B') ?? readyBoard(g, factions);
}

/** @rules CYC-3.8 */
function readyBoard(g: SetupG, factions: number): string {
  const layout = layoutFor(g, factions);
  if (layout === undefined) throw new Error(`there is no ready board for ${factions} factions`);
  return boardKey(layout.side, layout.placements);
}

/** @rules CYC-3.7 */
const slotsFor = ({ data }: SetupG, factions: number): readonly Placement['at'][] => {
  const { shapes, shapeForSeats } = data.map.randomBoard;
  return shapes[shapeForSeats[factions] ?? '']?.slots ?? [];
};

/**
 * The tiles for a board that is assembled by hand, drawn at random; null for one that lies there from the start.
 * @rules CYC-3.12, CYC-R.75
 */
function assemblyFor(g: SetupG, factions: number): Assembly | null {
  if (g.options.board !== 'byFirst' && g.options.board !== 'inTurn') return null;
  const drawn = g.shuffle(g.data.map.tiles.map(({ id }) => id)).slice(0, slotsFor(g, factions).length);
  return { side: null, tiles: drawn.sort(), laying: null };
}

const MAX_ISLAND = 6;
const ISLANDS_EACH = 2;
const MAX_TRIES = 2000;

/** Tiles in random slots; rotations are drawn until the board is playable, or null if none is found. @rules CYC-R.74 */
function randomBoard(g: SetupG, factions: number, side: Side): string | null {
  const slots = slotsFor(g, factions);
  const tiles = g.shuffle(g.data.map.tiles.map(({ id }) => id));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const placements = slots.map((slot, index): Placement => ({ tile: at(tiles, index), side, at: slot, rotation: g.below(6) }));
    const board = assemble(g.data.map, placements);
    if (board !== null && isPlayable(board, factions)) return boardKey(side, placements);
  }
  return null;
}

/** Whether a random board is accepted: one sea, islands that are not too large, and enough of them for all. @rules CYC-R.74 */
export const isPlayable = (board: Board, factions: number): boolean =>
  separateSeas(board) === 1 &&
  board.islands.every((island) => island.length <= MAX_ISLAND) &&
  board.islands.length >= ISLANDS_EACH * factions;

/** The ready-made opening of the board. @rules CYC-4.9 */
function quickStart(g: SetupG, s: State, factions: number): void {
  const { places, byId } = boardWith(g.data.map, s.board);
  for (const { seat, lands, fleets, troops } of layoutFor(g, factions)?.quickStart.factions ?? []) {
    const faction = seat - 1;
    lands.forEach((id, index) => {
      const land = areaWith(byId, id);
      const sea = areaWith(byId, at(fleets, index));
      s.control[land] = faction;
      s.troops[land] = numberAt(troops, index);
      s.control[sea] = faction;
      s.fleets[sea] = 1;
      add(s.troopsLeft, faction, -numberAt(troops, index));
      add(s.fleetsLeft, faction, -1);
      if (at(places, land).priestess) add(s.priestesses, faction, 1);
    });
  }
}

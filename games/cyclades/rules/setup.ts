import { type Message, type SetupContext, say } from '@pantheon/kernel';
import { assemble, type Board, boardKey, separateSeas } from '../data/board.ts';
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
import { at } from './factions.ts';
import { type Cyclades, NONE, type State } from './types.ts';

type SetupG = SetupContext<Cyclades>;

/** The mode that a table plays. */
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

/** The opening position. */
export function setup(g: SetupG): State {
  const mode = modeOf(g.seats.length, g.options.sides);
  const { factions } = g.data.sides[mode];
  const board = boardFor(g, factions);
  const state: State = {
    cycle: 1,
    mode,
    goal: g.options.goal,
    board,
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

function emptyBoard(g: SetupG, board: string): Part<BoardPart> {
  const { places, sites } = g.data.board(board);
  return {
    control: places.map(() => NONE),
    troops: places.map(() => 0),
    mercenaries: places.map(() => 0),
    fleets: places.map(() => 0),
    prosperity: places.map(() => 0),
    built: sites.map(() => NONE),
    used: sites.map(() => false),
    heroes: [],
    figures: [],
    cards: [],
  };
}

type SupplyPart = 'troopsLeft' | 'fleetsLeft' | 'priestesses' | 'philosophers' | 'mercenariesLeft' | 'coins' | 'tokens';

function fullSupplies(g: SetupG, mode: ModeId): Part<SupplyPart> {
  const { factions, teams } = g.data.sides[mode];
  const { coins } = g.data.modes[mode];
  const each = (count: number): number[] => Array.from({ length: factions }, () => count);
  return {
    troopsLeft: each(g.data.supply.troop),
    fleetsLeft: each(g.data.supply.fleet),
    priestesses: each(0),
    philosophers: each(0),
    mercenariesLeft: g.data.supply.mercenary,
    coins: Array.from({ length: teams }, () => coins.perTeam ?? coins.perFaction ?? 0),
    tokens: bonusIds.flatMap((id, bonus) => Array.from({ length: g.data.bonuses[id].copies }, () => bonus)),
  };
}

type AuctionPart = Exclude<
  keyof State,
  BoardPart | SupplyPart | 'cycle' | 'mode' | 'goal' | 'board' | 'settled' | 'firstLands' | 'turn' | 'battle' | 'eliminated' | 'over'
>;

/** Gods, creatures, heroes and turn order are drawn. */
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
    pawnBid: all.map(() => 0),
    step: 0,
    displaced: null,
    repeated: false,
    lastApollo: NONE,
  };
}

const layoutFor = (g: SetupG, factions: number) => g.data.map.layouts.find((layout) => layout.factions === factions);

function boardFor(g: SetupG, factions: number): string {
  if (g.options.board !== 'ready') return randomBoard(g, factions, g.options.board === 'randomA' ? 'A' : 'B');
  const layout = layoutFor(g, factions);
  if (layout === undefined) throw new Error(`there is no ready board for ${factions} factions`);
  return boardKey(layout.side, layout.placements);
}

const MAX_ISLAND = 6;

/** Tiles in random slots; rotations are drawn until the seas hang together and islands are neither too large nor too few. */
function randomBoard(g: SetupG, factions: number, side: Side): string {
  const { map } = g.data;
  const slots = map.randomBoard.shapes[map.randomBoard.shapeForSeats[factions] as string]?.slots ?? [];
  const tiles = g.shuffle(map.tiles.map(({ id }) => id));
  for (;;) {
    const placements = slots.map((slot, index): Placement => ({ tile: at(tiles, index), side, at: slot, rotation: g.below(6) }));
    const board = assemble(map, placements);
    if (board !== null && isPlayable(board, factions)) return boardKey(side, placements);
  }
}

/** Whether a random board is accepted. */
export const isPlayable = (board: Board, factions: number): boolean =>
  separateSeas(board) === 1 && board.islands.every((island) => island.length <= MAX_ISLAND) && board.islands.length >= 2 * factions;

/** The ready-made opening of the board. */
function quickStart(g: SetupG, s: State, factions: number): void {
  const { places, byId } = g.data.board(s.board);
  for (const { seat, lands, fleets, troops } of layoutFor(g, factions)?.quickStart.factions ?? []) {
    const faction = seat - 1;
    lands.forEach((id, index) => {
      const land = byId.get(id) as number;
      const sea = byId.get(at(fleets, index)) as number;
      s.control[land] = faction;
      s.troops[land] = at(troops, index);
      s.control[sea] = faction;
      s.fleets[sea] = 1;
      s.troopsLeft[faction] = at(s.troopsLeft, faction) - at(troops, index);
      s.fleetsLeft[faction] = at(s.fleetsLeft, faction) - 1;
      if (at(places, land).priestess) s.priestesses[faction] = at(s.priestesses, faction) + 1;
    });
  }
}

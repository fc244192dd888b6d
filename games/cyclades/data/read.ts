import { type Ref, ref, seatOf, who } from '@pantheon/kernel';
import {
  type BonusId,
  type BuildingId,
  type CreatureId,
  type GodId,
  godIds,
  type HeroId,
  type MapSheet,
  type ModeId,
  type Pack,
  packSchema,
} from './schema.ts';

type Components = Pack['components'];
type ById<Id extends string, T> = Readonly<Record<Id, T>>;

/** A space of the bid track of a god. */
export interface Bid {
  readonly god: GodId;
  readonly space: number;
}

/** What the gods charge for their optional actions. */
export interface Costs {
  readonly philosopher: readonly number[];
  readonly priestess: readonly number[];
  readonly fleet: readonly number[];
  readonly troop: readonly number[];
  readonly mercenary: readonly number[];
  readonly hero: readonly number[];
  readonly seaMove: number;
  readonly landMove: number;
  readonly topCreature: number;
}

/** How many of each limited piece there are. */
export interface Supply {
  readonly troop: number;
  readonly fleet: number;
  readonly mercenary: number;
  readonly priestess: number;
  readonly philosopher: number;
}

/** Who plays with whom in a mode: factions are counted from 0 in seating order. */
export interface Sides {
  readonly factions: number;
  readonly teams: number;
  /** All factions and all teams. */
  readonly all: readonly number[];
  readonly allTeams: readonly number[];
  readonly teamOf: readonly number[];
  readonly seatOf: readonly number[];
  /** By faction: its partner, or -1. */
  readonly partnerOf: readonly number[];
  /** Whether each player runs two factions. */
  readonly duel: boolean;
  /** By faction: how the log names it, by its seat or in the duel by its colour. */
  readonly actors: readonly Ref[];
}

/** The component data of Cyclades, indexed. */
export interface CycladesData {
  readonly components: Components;
  readonly map: MapSheet;
  readonly modes: ById<ModeId, Components['modes'][number]>;
  readonly sides: ById<ModeId, Sides>;
  readonly gods: ById<GodId, Components['gods'][number]>;
  readonly buildings: ById<BuildingId, Components['buildings'][number]>;
  readonly bonuses: ById<BonusId, Components['metropolis']['bonuses'][number]>;
  readonly creatures: ById<CreatureId, Components['creatures'][number]>;
  readonly heroes: ById<HeroId, Components['heroes'][number]>;
  /** By god: its bid spaces, the cheapest first. */
  readonly bids: ById<GodId, readonly Bid[]>;
  readonly costs: Costs;
  readonly supply: Supply;
  /** Coins and prosperity tokens that Apollo gives. */
  readonly apolloCoins: number;
  readonly creatureCosts: readonly number[];
  readonly faces: readonly number[];
}

const tableOf = <Id extends string, T>(entries: readonly (readonly [Id, T])[]): ById<Id, T> => Object.fromEntries(entries) as Record<Id, T>;

const byId = <Id extends string, T extends { readonly id: Id }>(items: readonly T[]): ById<Id, T> =>
  tableOf(items.map((item) => [item.id, item]));

/** @rules CYC-R.4 */
function costsOf(components: Components): Costs {
  const actions = components.gods.flatMap((god) => god.optional);
  const find = (action: string) => actions.find((entry) => entry.action === action);
  const rising = (action: string): readonly number[] => find(action)?.costs ?? [];
  return {
    philosopher: rising('buyPhilosopher'),
    priestess: rising('buyPriestess'),
    fleet: rising('buyFleet'),
    troop: rising('buyTroop'),
    mercenary: rising('buyMercenary'),
    hero: rising('recruitHero'),
    seaMove: find('seaMove')?.costEach ?? 1,
    landMove: find('landMove')?.costEach ?? 1,
    topCreature: find('peekTopCreature')?.playCost ?? 1,
  };
}

/** @rules CYC-1.1, CYC-1.2, CYC-R.12 */
function supplyOf({ pieces }: Components): Supply {
  const count = (id: string): number => [...pieces.perFaction, ...pieces.shared].find((piece) => piece.id === id)?.count ?? 0;
  return {
    troop: count('troop'),
    fleet: count('fleet'),
    mercenary: count('mercenary'),
    priestess: count('priestess'),
    philosopher: count('philosopher'),
  };
}

/** @rules CYC-20.1, CYC-R.55 */
function sidesOf({ factions, teams, humans }: Components['modes'][number]): Sides {
  const all = Array.from({ length: factions }, (_, faction) => faction);
  const duel = humans < factions;
  const actors = all.map((faction) => (duel ? ref('faction', faction) : who(seatOf(faction))));
  if (teams === null)
    return { factions, teams: factions, all, allTeams: all, teamOf: all, seatOf: all, partnerOf: all.map(() => -1), duel, actors };
  const teamOf = all.map((faction) => teams.findIndex((team) => team.includes(faction + 1)));
  return {
    factions,
    teams: teams.length,
    all,
    allTeams: teams.map((_, team) => team),
    teamOf,
    seatOf: duel ? teamOf : all,
    partnerOf: all.map((faction) => all.find((other) => other !== faction && teamOf[other] === teamOf[faction]) ?? -1),
    duel,
    actors,
  };
}

/** Reads a data pack, or says where it is wrong. @rules CYC-R.18, CYC-R.58 */
export function read(value: unknown): CycladesData {
  const { components, map } = packSchema(value, '');
  const spaces = components.bidTrack.spaces;
  return {
    components,
    map,
    modes: byId(components.modes),
    sides: tableOf(components.modes.map((mode) => [mode.id, sidesOf(mode)])),
    gods: byId(components.gods),
    buildings: byId(components.buildings),
    bonuses: byId(components.metropolis.bonuses),
    creatures: byId(components.creatures),
    heroes: byId(components.heroes),
    bids: tableOf(godIds.map((god) => [god, (god === 'apollo' ? [0] : spaces).map((space): Bid => ({ god, space }))])),
    costs: costsOf(components),
    supply: supplyOf(components),
    apolloCoins: components.gods.find(({ id }) => id === 'apollo')?.mandatory.find(({ action }) => action === 'gainCoins')?.count ?? 0,
    creatureCosts: components.auctionBoard.creatureTrack.costs,
    faces: components.die.faces,
  };
}

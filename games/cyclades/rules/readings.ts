import { at, numberAt, oncePerView, type Seat } from '@pantheon/kernel';
import type { CycladesData } from '../data/read.ts';
import { type BonusId, type BuildingId, bonusIds, buildingIds, type CreatureId } from '../data/schema.ts';
import { type Alarm, alarms } from './alarms.ts';
import { wallsIn } from './battle.ts';
import { fighterIn, portsFacing, strengthOn } from './combatants.ts';
import { factionsOf } from './factions.ts';
import { incomes, type Yield, yieldsOf } from './income.ts';
import { missingTypes } from './metropolis.ts';
import { closedAreas } from './movement.ts';
import { landOdds, seaOdds } from './odds.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { buildingsLeft, countLands, isMetropolis, metropolisesByFaction, philosophersLeft, priestessesLeft } from './pieces.ts';
import { type Battle, METROPOLIS, NONE, type View, type Visible } from './types.ts';

/** What the board says about a faction. */
export interface FactionReading {
  /** What an income phase would bring now. */
  readonly income: number;
  readonly metropolises: number;
  readonly lands: number;
  /** The building types that it lacks for a set of four. */
  readonly missing: readonly BuildingId[];
}

/** How a battle stands. Of pairs, the attacker's comes first. */
export interface BattleReading {
  /** The creature that fights on each side. */
  readonly fighters: readonly [CreatureId | null, CreatureId | null];
  /** How strong each side is without its die and its walls. */
  readonly strengths: readonly [number, number];
  /** What fortresses or ports add. */
  readonly walls: readonly [number, number];
  /** The attacker's chance, if nobody retreats. */
  readonly odds: number;
}

/** What is left in the supply. */
export interface Supply {
  readonly priestesses: number;
  readonly philosophers: number;
  readonly mercenaries: number;
  readonly metropolises: number;
  readonly buildings: Readonly<Record<BuildingId, number>>;
}

/** What stands on a site. */
export type OnSite = { readonly building: BuildingId } | { readonly metropolis: BonusId };

function standingOn(built: number): OnSite | null {
  if (built === NONE) return null;
  return isMetropolis(built) ? { metropolis: at(bonusIds, built - METROPOLIS) } : { building: at(buildingIds, built) };
}

/** The battle that is being fought. Once its area has changed hands, what is left to choose there is no part of it. */
export const battleIn = ({ battle, control }: View): Battle | null =>
  battle === null || control[battle.area] === battle.attacker ? null : battle;

/** What follows from what a seat sees: worked out by the same rules as in a match when somebody asks, and once only. */
export class Readings {
  private readonly g: Visible;
  private readonly battle: Battle | null;
  private knownSites: readonly (OnSite | null)[] | null = null;
  private knownYields: readonly Yield[] | null = null;
  private knownClosed: readonly boolean[] | null = null;
  private knownFactions: readonly FactionReading[] | null = null;
  private knownAlarms: readonly Alarm[] | null = null;
  private readonly knownOutlooks = new Map<Seat | null, Outlook>();

  constructor(view: View, data: CycladesData) {
    this.g = { s: view, data, options: view };
    this.battle = battleIn(view);
  }

  /** By site: what stands there. */
  get sites(): readonly (OnSite | null)[] {
    this.knownSites ??= this.g.s.built.map(standingOn);
    return this.knownSites;
  }

  /** What each area yields, and to whom. */
  get yields(): readonly Yield[] {
    this.knownYields ??= yieldsOf(this.g);
    return this.knownYields;
  }

  /** By area: whether figures keep fleets or units out of it. */
  get closed(): readonly boolean[] {
    this.knownClosed ??= closedAreas(this.g);
    return this.knownClosed;
  }

  /** By faction: what the board says about it. */
  get factions(): readonly FactionReading[] {
    this.knownFactions ??= factionReadings(this.g, this.yields);
    return this.knownFactions;
  }

  /** Who could end the game with this cycle, and how. */
  get alarms(): readonly Alarm[] {
    this.knownAlarms ??= alarms(this.g);
    return this.knownAlarms;
  }

  get supply(): Supply {
    return supplyOf(this.g);
  }

  /** How the battle stands that is being fought. */
  get battleNow(): BattleReading | null {
    return this.battle === null ? null : battleReading(this.g, this.battle);
  }

  /** What the units on the board could do for a seat, and to it. */
  outlook(seat: Seat | null): Outlook {
    const known = this.knownOutlooks.get(seat) ?? outlookOf(this.g, seat);
    this.knownOutlooks.set(seat, known);
    return known;
  }
}

/** The readings of a view. */
export const readingsOf = oncePerView((view: View, data: CycladesData) => new Readings(view, data));

function factionReadings(g: Visible, yields: readonly Yield[]): FactionReading[] {
  const sums = incomes(g, yields);
  const metropolises = metropolisesByFaction(g);
  return factionsOf(g).map((faction) => ({
    income: numberAt(sums, faction),
    metropolises: numberAt(metropolises, faction),
    lands: countLands(g, faction),
    missing: missingTypes(g, faction),
  }));
}

const supplyOf = (g: Visible): Supply => ({
  priestesses: priestessesLeft(g),
  philosophers: philosophersLeft(g),
  mercenaries: g.s.mercenariesLeft,
  metropolises: g.s.tokens.length,
  buildings: { port: buildingsLeft(g, 0), fortress: buildingsLeft(g, 1), temple: buildingsLeft(g, 2), university: buildingsLeft(g, 3) },
});

function battleReading(g: Visible, battle: Battle): BattleReading {
  const { area, attacker, defender } = battle;
  if (battle.kind === 'sea') {
    const strengths = [battle.fleets, g.s.control[area] === defender ? numberAt(g.s.fleets, area) : 0] as const;
    const walls = [portsFacing(g, attacker, area), portsFacing(g, defender, area)] as const;
    return { fighters: [null, null], strengths, walls, odds: strengths[1] === 0 ? 1 : seaOdds(g, attacker, area, battle.fleets) };
  }
  const heroes = g.s.heroes.filter((hero) => hero.area === area && hero.owner === attacker).map(({ id }) => id);
  const force = { troops: battle.troops, mercenaries: battle.mercenaries, heroes };
  return {
    fighters: [fighterIn(g, area, attacker)?.id ?? null, fighterIn(g, area, defender)?.id ?? null],
    strengths: [strengthOn(g, battle, 'attack'), strengthOn(g, battle, 'defence')],
    walls: [0, wallsIn(g, battle)],
    odds: landOdds(g, attacker, area, force, battle.round > 0),
  };
}

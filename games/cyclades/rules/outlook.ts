import { at, numberAt, type Seat } from '@pantheon/kernel';
import { boardOf } from './board.ts';
import { whyNotInvade } from './elimination.ts';
import { areOpponents, factionsOf, seatFor } from './factions.ts';
import { carriersOf } from './heroic-moves.ts';
import { accessibleLands } from './movement.ts';
import { landOdds } from './odds.ts';
import { hasUnits, heroesIn, heroIdsIn, landsOf } from './pieces.ts';
import { type Area, type Faction, type Force, NONE, type Visible } from './types.ts';

/** A land area that a seat's units could take with one move. */
interface LandInReach {
  readonly area: Area;
  /** Where the best force for it stands. */
  readonly from: Area;
  /** The chance to take it; 1 where nobody defends it. */
  readonly odds: number;
}

/** A land area of a seat's that somebody could attack with one move. */
interface LandInDanger {
  readonly area: Area;
  readonly by: Faction;
  /** How many units could come at once. */
  readonly units: number;
}

/** What could be taken, and what could be lost. */
export interface Outlook {
  readonly reach: readonly LandInReach[];
  readonly danger: readonly LandInDanger[];
}

/** All that stands in a land area and can march. */
const wholeForce = (g: Visible, faction: Faction, land: Area): Force => ({
  troops: numberAt(g.s.troops, land),
  mercenaries: numberAt(g.s.mercenaries, land),
  heroes: heroIdsIn(g, land, faction),
});

/** The land areas that the units in one could enter in one move and take from somebody else or from nobody. */
function targetsFrom(g: Visible, faction: Faction, from: Area): Area[] {
  if (!hasUnits(g, from)) return [];
  const sails = heroesIn(g, from, faction).some(({ id }) => carriersOf(id) === 'enemies too');
  return accessibleLands(g, faction, from, sails ? 'enemies too' : 'own').filter((land) => {
    const holder = numberAt(g.s.control, land);
    return holder !== faction && (holder === NONE || areOpponents(g, faction, holder)) && whyNotInvade(g, faction, land) === null;
  });
}

type Targets = readonly (readonly Area[])[];

/** By area: what the units of whoever holds it could take from there with one move. */
const targets = (g: Visible): Targets =>
  boardOf(g).places.map(({ index, land }) => {
    const holder = numberAt(g.s.control, index);
    return land && holder !== NONE ? targetsFrom(g, holder, index) : [];
  });

/** The land areas that a seat could take with one move, each by its best odds, in the order of the areas. */
function landsInReach(g: Visible, own: readonly Faction[], from: Targets): LandInReach[] {
  const { control } = g.s;
  const best: (LandInReach | undefined)[] = [];
  for (const faction of own)
    for (const land of landsOf(g, faction)) {
      const force = wholeForce(g, faction, land);
      for (const area of at(from, land)) {
        const odds = control[area] === NONE ? 1 : landOdds(g, faction, area, force);
        const before = best[area];
        if (before === undefined || odds > before.odds) best[area] = { area, from: land, odds };
      }
    }
  const found: LandInReach[] = [];
  for (const area of boardOf(g).lands) {
    const reached = best[area];
    if (reached !== undefined) found.push(reached);
  }
  return found;
}

const unitsOf = ({ troops, mercenaries, heroes }: Force): number => troops + mercenaries + heroes.length;

/** The land areas of a seat that opponents could attack with one move, each with the largest force of everyone who could. */
function landsInDanger(g: Visible, own: readonly Faction[], from: Targets): LandInDanger[] {
  const { control } = g.s;
  const found: LandInDanger[] = [];
  for (const land of boardOf(g).lands) {
    const by = numberAt(control, land);
    if (by === NONE || own.includes(by)) continue;
    let units = -1;
    for (const area of at(from, land)) {
      if (!own.includes(numberAt(control, area))) continue;
      if (units < 0) units = unitsOf(wholeForce(g, by, land));
      const known = found.findIndex((other) => other.area === area && other.by === by);
      if (known < 0) found.push({ area, by, units });
      else if (units > at(found, known).units) found[known] = { area, by, units };
    }
  }
  return found.sort((a, b) => a.area - b.area || a.by - b.by);
}

const NOTHING: Outlook = { reach: [], danger: [] };

/** What the units on the board could do for a seat, and to it. */
export function outlookOf(g: Visible, seat: Seat | null): Outlook {
  if (seat === null || g.s.over) return NOTHING;
  const from = targets(g);
  const own = factionsOf(g).filter((faction) => seatFor(g, faction) === seat);
  return { reach: landsInReach(g, own, from), danger: landsInDanger(g, own, from) };
}

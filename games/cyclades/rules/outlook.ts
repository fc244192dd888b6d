import { at, KeptCopy, numberAt, Remembered, RememberedBySeat, type Seat } from '@pantheon/kernel';
import { boardOf } from './board.ts';
import type { BoardFacts } from './board-facts.ts';
import type { BoardLists } from './board-lists.ts';
import { whyNotInvade } from './elimination.ts';
import { areOpponents, factionsOf, seatFor } from './factions.ts';
import { carriersOf } from './heroic-moves.ts';
import { accessibleLands } from './movement.ts';
import { landOdds } from './odds.ts';
import { hasUnits, heroesIn, heroIdsIn, landsOf } from './pieces.ts';
import { type Area, type Faction, type Force, type G, type LandInDanger, type LandInReach, NONE, type View } from './types.ts';

type Outlook = Pick<View, 'reach' | 'danger'>;

/** All that stands in a land area and can march. */
const wholeForce = (g: G, faction: Faction, land: Area): Force => ({
  troops: numberAt(g.s.troops, land),
  mercenaries: numberAt(g.s.mercenaries, land),
  heroes: heroIdsIn(g, land, faction),
});

/** The land areas that the units in one could enter in one move and take from somebody else or from nobody. */
function targetsFrom(g: G, faction: Faction, from: Area): Area[] {
  if (!hasUnits(g, from)) return [];
  const sails = heroesIn(g, from, faction).some(({ id }) => carriersOf(id) === 'enemies too');
  return accessibleLands(g, faction, from, sails ? 'enemies too' : 'own').filter((land) => {
    const holder = numberAt(g.s.control, land);
    return holder !== faction && (holder === NONE || areOpponents(g, faction, holder)) && whyNotInvade(g, faction, land) === null;
  });
}

const garrisonMemory = new Remembered<readonly number[]>();
const garrisonCopy = new KeptCopy();

/** By area: 1 where troops or mercenaries stand; the same list as long as they stand in the same areas, however many. */
function garrisons({ troops, mercenaries }: BoardLists): readonly number[] {
  garrisonMemory.begin();
  garrisonMemory.note(troops);
  garrisonMemory.note(mercenaries);
  return garrisonMemory.recall(() => garrisonCopy.of(troops.map((count, area) => (count + numberAt(mercenaries, area) > 0 ? 1 : 0))));
}

type Targets = readonly (readonly Area[])[];

const remembered = new Remembered<Targets>();

/**
 * By area: what the units of whoever holds it could take from there with one move. It changes when somebody gains or leaves an area, and with
 * buildings only where somebody is down to one land area: whether that one may be attacked depends on them.
 */
function targets(g: G, lists: BoardLists, facts: BoardFacts): Targets {
  const { s } = g;
  const { control, sites, heroes, figures, cards } = lists;
  const board = boardOf(g);
  remembered.begin();
  remembered.note(board);
  remembered.note(g.data);
  remembered.note(s.mode);
  remembered.note(g.options.bridges);
  remembered.note(control);
  remembered.note(heroes);
  remembered.note(figures);
  remembered.note(garrisons(lists));
  if (facts.factions.some(({ lands }) => lands === 1)) {
    remembered.note(s.goal);
    remembered.note(s.tokens.length);
    remembered.note(sites);
    remembered.note(cards);
  }
  return remembered.recall(() =>
    board.places.map(({ index, land }) => {
      const holder = numberAt(s.control, index);
      return land && holder !== NONE ? targetsFrom(g, holder, index) : [];
    }),
  );
}

/** The land areas that a seat could take with one move, each by its best odds, in the order of the areas. */
function landsInReach(g: G, own: readonly Faction[], from: Targets): LandInReach[] {
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
function landsInDanger(g: G, own: readonly Faction[], from: Targets): LandInDanger[] {
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

const outlooks = new RememberedBySeat<Outlook>();
const NOTHING: Outlook = { reach: [], danger: [] };

/** What the units on the board could do for a seat, and to it. */
export function outlookOf(g: G, seat: Seat | null, lists: BoardLists, facts: BoardFacts): Outlook {
  if (seat === null || g.s.over || g.s.assembly) return NOTHING;
  const outlook = outlooks.of(seat);
  const from = targets(g, lists, facts);
  outlook.begin();
  outlook.note(from);
  outlook.note(lists.troops);
  outlook.note(lists.mercenaries);
  outlook.note(lists.sites);
  return outlook.recall(() => {
    const own = factionsOf(g).filter((faction) => seatFor(g, faction) === seat);
    return { reach: landsInReach(g, own, from), danger: landsInDanger(g, own, from) };
  });
}

import { at, numberAt, Remembered } from '@pantheon/kernel';
import { type BonusId, type BuildingId, bonusIds, buildingIds } from '../data/schema.ts';
import { boardOf } from './board.ts';
import type { BoardLists } from './board-lists.ts';
import { unusedDiscounts } from './creature-actions.ts';
import { factionsOf } from './factions.ts';
import { incomes, yieldsOf } from './income.ts';
import { missingTypes } from './metropolis.ts';
import { closedAreas } from './movement.ts';
import { buildingsLeft, countLands, isMetropolis, metropolisesByFaction, metropolisesByTeam } from './pieces.ts';
import { type FactionView, type G, METROPOLIS, type View } from './types.ts';

/** What the board says about a faction. */
export type FactionFacts = Pick<FactionView, 'income' | 'metropolises' | 'lands' | 'discounts' | 'missing'>;

/** What everybody can read off the board: it is the same for all who look, and changes when pieces come and go. */
export interface BoardFacts extends Pick<View, 'yields' | 'closed'> {
  readonly built: readonly (BuildingId | BonusId | null)[];
  readonly metropolis: readonly boolean[];
  readonly buildings: View['supply']['buildings'];
  /** By team: how many metropolises it controls. */
  readonly teamMetropolises: readonly number[];
  /** By faction. */
  readonly factions: readonly FactionFacts[];
}

const remembered = new Remembered<BoardFacts>();

/** The facts of the board as it stands. */
export function boardFacts(g: G, { control, sites, used, prosperity, figures, cards }: BoardLists): BoardFacts {
  remembered.begin();
  remembered.note(boardOf(g));
  remembered.note(g.data);
  remembered.note(g.s.mode);
  remembered.note(control);
  remembered.note(sites);
  remembered.note(used);
  remembered.note(prosperity);
  remembered.note(figures);
  remembered.note(cards);
  return remembered.recall(() => readOff(g, { control, sites, prosperity, figures }));
}

function readOff(g: G, lists: Pick<BoardLists, 'control' | 'sites' | 'prosperity' | 'figures'>): BoardFacts {
  const { yields, closed, sums } = harvestOf(g, lists);
  const { built, metropolis, buildings } = buildingFacts(g, lists.sites);
  const metropolises = metropolisesByFaction(g);
  return {
    built,
    metropolis,
    yields,
    closed,
    teamMetropolises: metropolisesByTeam(g, metropolises),
    buildings,
    factions: factionsOf(g).map((faction) => ({
      income: numberAt(sums, faction),
      metropolises: numberAt(metropolises, faction),
      lands: countLands(g, faction),
      discounts: unusedDiscounts(g, faction),
      missing: missingTypes(g, faction),
    })),
  };
}

/** What areas bring to whom, and which of them figures close. */
interface Harvest extends Pick<BoardFacts, 'yields' | 'closed'> {
  /** By faction: what an income phase would bring. */
  readonly sums: readonly number[];
}

const harvest = new Remembered<Harvest>();

function harvestOf(g: G, { control, prosperity, figures }: Pick<BoardLists, 'control' | 'prosperity' | 'figures'>): Harvest {
  harvest.begin();
  harvest.note(boardOf(g));
  harvest.note(g.data);
  harvest.note(g.s.mode);
  harvest.note(control);
  harvest.note(prosperity);
  harvest.note(figures);
  return harvest.recall(() => {
    const yields = yieldsOf(g);
    return { yields, closed: closedAreas(g), sums: incomes(g, yields) };
  });
}

type BuildingFacts = Pick<BoardFacts, 'built' | 'metropolis' | 'buildings'>;

const buildingMemory = new Remembered<BuildingFacts>();

function buildingFacts(g: G, sites: readonly number[]): BuildingFacts {
  buildingMemory.begin();
  buildingMemory.note(g.data);
  buildingMemory.note(sites);
  return buildingMemory.recall(() => ({
    built: sites.map((what) => (what < 0 ? null : isMetropolis(what) ? at(bonusIds, what - METROPOLIS) : at(buildingIds, what))),
    metropolis: sites.map(isMetropolis),
    buildings: { port: buildingsLeft(g, 0), fortress: buildingsLeft(g, 1), temple: buildingsLeft(g, 2), university: buildingsLeft(g, 3) },
  }));
}

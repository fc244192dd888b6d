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
  return remembered.recall(() => readOff(g));
}

function readOff(g: G): BoardFacts {
  const { built } = g.s;
  const yields = yieldsOf(g);
  const sums = incomes(g, yields);
  const metropolises = metropolisesByFaction(g);
  return {
    built: built.map((what) => (what < 0 ? null : isMetropolis(what) ? at(bonusIds, what - METROPOLIS) : at(buildingIds, what))),
    metropolis: built.map(isMetropolis),
    yields,
    closed: closedAreas(g),
    teamMetropolises: metropolisesByTeam(g, metropolises),
    buildings: { port: buildingsLeft(g, 0), fortress: buildingsLeft(g, 1), temple: buildingsLeft(g, 2), university: buildingsLeft(g, 3) },
    factions: factionsOf(g).map((faction) => ({
      income: numberAt(sums, faction),
      metropolises: numberAt(metropolises, faction),
      lands: countLands(g, faction),
      discounts: unusedDiscounts(g, faction),
      missing: missingTypes(g, faction),
    })),
  };
}

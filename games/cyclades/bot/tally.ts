import { add, at, numberAt } from '@pantheon/kernel';
import { boardOf } from '../rules/board.ts';
import { sidesOf } from '../rules/factions.ts';
import { countsAs, FORTRESS } from '../rules/pieces.ts';
import { creaturePower } from '../rules/powers.ts';
import { type Area, type G, METROPOLIS } from '../rules/types.ts';

/** What a team has on the board. */
export interface Tally {
  lands: number;
  income: number;
  troops: number;
  /** By type: basic buildings. */
  readonly types: number[];
  freeSites: number;
  /** Land areas with a metropolis, once for each. */
  readonly cities: Area[];
  /** Metropolises, those on cards included. */
  metropolises: number;
}

/** Counts what every team has, all in one go: bots count very often. */
export function talliesOf(g: G): Tally[] {
  const tallies = Array.from(
    { length: sidesOf(g).teams },
    (): Tally => ({ lands: 0, income: 0, troops: 0, types: [0, 0, 0, 0], freeSites: 0, cities: [], metropolises: 0 }),
  );
  countAreas(g, tallies);
  countFigures(g, tallies);
  countSites(g, tallies);
  const { teamOf } = sidesOf(g);
  for (const { owner } of g.s.cards) at(tallies, numberAt(teamOf, owner)).metropolises++;
  return tallies;
}

/** Units that stand in a land area, with the strength of its walls behind them. */
export function defenceOf(g: G, land: Area): number {
  const { s } = g;
  let units = numberAt(s.troops, land) + numberAt(s.mercenaries, land);
  for (const hero of s.heroes) if (hero.area === land) units++;
  for (const figure of s.figures)
    if (figure.area === land && figure.owner === s.control[land] && creaturePower(figure.id).fights) units += 2;
  if (units === 0) return 0;
  for (const site of at(boardOf(g).places, land).sites) if (countsAs(numberAt(s.built, site), FORTRESS)) units++;
  return units;
}

function countAreas(g: G, tallies: readonly Tally[]): void {
  const { control, prosperity, troops, mercenaries } = g.s;
  const { places } = boardOf(g);
  const { teamOf } = sidesOf(g);
  for (let area = 0; area < control.length; area++) {
    const owner = numberAt(control, area);
    if (owner < 0) continue;
    const tally = at(tallies, numberAt(teamOf, owner));
    const { land, cornucopia } = at(places, area);
    tally.income += cornucopia + numberAt(prosperity, area);
    if (!land) continue;
    tally.lands++;
    tally.troops += numberAt(troops, area) + numberAt(mercenaries, area);
  }
}

/** Figures move income about. */
function countFigures(g: G, tallies: readonly Tally[]): void {
  const { control, prosperity, figures } = g.s;
  const { places } = boardOf(g);
  const { teamOf } = sidesOf(g);
  for (const { id, area, owner } of figures) {
    const { takesIncome, incomeTimes } = creaturePower(id);
    const yields = at(places, area).cornucopia + numberAt(prosperity, area);
    const holder = numberAt(control, area);
    const loser = holder < 0 ? null : at(tallies, numberAt(teamOf, holder));
    if (takesIncome) {
      at(tallies, numberAt(teamOf, owner)).income += yields;
      if (loser !== null) loser.income -= yields;
    } else if (incomeTimes !== undefined && loser !== null) loser.income += yields * (incomeTimes - 1);
  }
}

function countSites(g: G, tallies: readonly Tally[]): void {
  const { built, control } = g.s;
  const { sites } = boardOf(g);
  const { teamOf } = sidesOf(g);
  for (let site = 0; site < sites.length; site++) {
    const { land } = at(sites, site);
    const owner = numberAt(control, land);
    if (owner < 0) continue;
    const tally = at(tallies, numberAt(teamOf, owner));
    const what = numberAt(built, site);
    if (what < 0) tally.freeSites++;
    else if (what < METROPOLIS) add(tally.types, what, 1);
    else {
      tally.metropolises++;
      tally.cities.push(land);
    }
  }
}

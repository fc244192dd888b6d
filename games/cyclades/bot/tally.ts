import { boardOf } from '../rules/pieces.ts';
import { at, sidesOf } from '../rules/sides.ts';
import { type Area, type G, METROPOLIS } from '../rules/types.ts';

/** What a team has on the board, counted in one go: bots count very often. */
export interface Tally {
  lands: number;
  income: number;
  troops: number;
  /** By type: basic buildings. */
  readonly types: number[];
  freeSites: number;
  /** Metropolises on land, those that are well guarded, and those that are not. */
  metropolises: number;
  guarded: number;
  exposed: number;
}

/** Units that stand in a land area, with the strength of its walls behind them. */
export function defenceOf(g: G, land: Area): number {
  const { s } = g;
  let units = at(s.troops, land) + at(s.mercenaries, land);
  for (const hero of s.heroes) if (hero.area === land) units++;
  for (const figure of s.figures) if (figure.area === land && g.data.powers.creatures[figure.id].defends) units += 2;
  if (units === 0) return 0;
  for (const site of at(boardOf(g).places, land).sites) if (s.built[site] === 1 || at(s.built, site) >= METROPOLIS) units++;
  return units;
}

const WELL_GUARDED = 3;

/** Counts what a team has. */
export function tallyOf(g: G, team: number): Tally {
  const tally: Tally = { lands: 0, income: 0, troops: 0, types: [0, 0, 0, 0], freeSites: 0, metropolises: 0, guarded: 0, exposed: 0 };
  countAreas(g, team, tally);
  countSites(g, team, tally);
  return tally;
}

function countAreas(g: G, team: number, tally: Tally): void {
  const { s } = g;
  const { places } = boardOf(g);
  const { teamOf } = sidesOf(g);
  const { control } = s;
  for (let area = 0; area < control.length; area++) {
    const owner = at(control, area);
    if (owner < 0 || teamOf[owner] !== team) continue;
    const { land, cornucopia } = at(places, area);
    tally.income += cornucopia + at(s.prosperity, area);
    if (!land) continue;
    tally.lands++;
    tally.troops += at(s.troops, area) + at(s.mercenaries, area);
  }
  for (const { id, area, owner } of s.figures) {
    const { takesIncome, incomeTimes } = g.data.powers.creatures[id];
    const yields = at(places, area).cornucopia + at(s.prosperity, area);
    const holder = at(control, area);
    const held = holder >= 0 && teamOf[holder] === team;
    if (takesIncome) tally.income += (teamOf[owner] === team ? yields : 0) - (held ? yields : 0);
    else if (incomeTimes !== undefined && held) tally.income += yields * (incomeTimes - 1);
  }
}

function countSites(g: G, team: number, tally: Tally): void {
  const { s } = g;
  const { sites } = boardOf(g);
  const { teamOf } = sidesOf(g);
  for (let site = 0; site < sites.length; site++) {
    const { land } = at(sites, site);
    const owner = at(s.control, land);
    if (owner < 0 || teamOf[owner] !== team) continue;
    const what = at(s.built, site);
    if (what < 0) tally.freeSites++;
    else if (what < METROPOLIS) tally.types[what] = at(tally.types, what) + 1;
    else {
      tally.metropolises++;
      if (defenceOf(g, land) >= WELL_GUARDED) tally.guarded++;
      else tally.exposed++;
    }
  }
}

import { numberAt, type Seat } from '@pantheon/kernel';
import { warlord } from '../rules/control.ts';
import { type G, type Land, NOBODY } from '../rules/types.ts';
import { beside, isDry, isSea, shipOwner, slot } from '../rules/world.ts';

/** Workers of a seat that warriors of others could enslave with their next move, by land or over one sea of their own. */
export function threatened(g: G, seat: Seat): number {
  let danger: number[] | null = null;
  for (let land = 0; land < g.data.lands; land++) {
    const enemy = warlord(g, land);
    if (enemy === NOBODY || enemy === seat) continue;
    danger ??= new Array<number>(g.data.lands).fill(0);
    spreadDanger(g, danger, enemy, land, numberAt(g.s.warriors, slot(g, land, enemy)));
  }
  if (danger === null) return 0;
  let workers = 0;
  for (let land = 0; land < g.data.lands; land++) {
    const place = slot(g, land, seat);
    if (numberAt(danger, land) > numberAt(g.s.warriors, place)) workers += numberAt(g.s.workers, place);
  }
  return workers;
}

function spreadDanger(g: G, danger: number[], enemy: Seat, land: Land, army: number): void {
  const reach = (next: number): void => {
    if (isDry(g, next)) danger[next] = Math.max(numberAt(danger, next), army);
  };
  for (const next of beside(g, land)) {
    reach(next);
    if (isSea(g, next) && shipOwner(g, next) === enemy) for (const shore of beside(g, next)) reach(shore);
  }
}

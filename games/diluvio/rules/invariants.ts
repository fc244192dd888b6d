import { numberAt } from '@pantheon/kernel';
import { others } from './fanatics.ts';
import { DRY, type G, NOBODY } from './types.ts';
import { isSea, onMap, shipsOf, slot, strippedSpaces, warriorLimit, workerLimit } from './world.ts';

/** What must always be true. @rules DIL-21.5 */
export function invariants(g: G): string[] {
  return [...faultsOfLand(g), ...faultsOfSea(g), ...faultsOfSeats(g)];
}

/** @rules DIL-2.8, DIL-21.5 */
function faultsOfLand(g: G): string[] {
  const { s } = g;
  const faults: string[] = [];
  for (let land = 0; land < g.data.lands; land++) {
    const name = g.data.spaces[land]?.id;
    if (g.seats.filter((seat) => numberAt(s.warriors, slot(g, land, seat)) > 0).length > 1)
      faults.push(`${name} holds warriors of two colours`);
    if (s.fate[land] !== DRY && others(g, land) + numberAt(s.fanatics, land) > 0) faults.push(`${name} is gone but not empty`);
    if (numberAt(s.fanatics, land) > others(g, land)) faults.push(`${name} should be lost`);
    if (numberAt(s.trees, land) > g.data.pack.forest.maxPerSpace) faults.push(`${name} has too many trees`);
    if (s.fate[land] === DRY && (s.bare[land] === 1) !== (s.trees[land] === 0)) faults.push(`${name} is bare and is not`);
    if (numberAt(s.mines, land) > (g.data.most.mine ?? 0)) faults.push(`${name} has too many mines`);
  }
  const counted: readonly (readonly number[])[] = [
    s.workers,
    s.tiredWorkers,
    s.warriors,
    s.tiredWarriors,
    s.fanatics,
    s.trees,
    s.stock,
    s.mines,
  ];
  if (counted.some((list) => list.some((count) => !(count >= 0)))) faults.push('something is less than nothing');
  if (s.workers.some((count, at) => count < numberAt(s.tiredWorkers, at))) faults.push('more workers have moved than there are');
  if (s.warriors.some((count, at) => count < numberAt(s.tiredWarriors, at))) faults.push('more warriors have moved than there are');
  return faults;
}

function faultsOfSea(g: G): string[] {
  const { fleet, fleetOf, sailed, carried } = g.s;
  return fleet.flatMap((ships, space) => {
    const name = g.data.spaces[space]?.id;
    const faults: string[] = [];
    if ((ships === 0) !== (fleetOf[space] === NOBODY) || ships < 0)
      faults.push(`${name} has ships without an owner, or an owner without ships`);
    if (ships > 0 && !isSea(g, space)) faults.push(`${name} has ships on land`);
    if (numberAt(sailed, space) + numberAt(carried, space) > ships || numberAt(sailed, space) < 0)
      faults.push(`${name}: more ships have moved than there are`);
    return faults;
  });
}

function faultsOfSeats(g: G): string[] {
  const { s } = g;
  const faults: string[] = [];
  for (const seat of g.seats) {
    if (onMap(g, s.workers, seat) > workerLimit(g, seat)) faults.push(`seat ${seat} has too many workers`);
    if (onMap(g, s.warriors, seat) > warriorLimit(g, seat)) faults.push(`seat ${seat} has too many warriors`);
    if (shipsOf(g, seat) > g.data.limits.ship) faults.push(`seat ${seat} has too many ships`);
  }
  if (s.counter > strippedSpaces(g)) faults.push('the counter runs ahead of the axes');
  if (s.rises > 0 && s.counter < numberAt(g.data.thresholds, s.rises - 1)) faults.push('the waters rose too early');
  return faults;
}

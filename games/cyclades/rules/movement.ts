import type { Why } from '@pantheon/kernel';
import type { Place } from '../data/board.ts';
import { boardOf, placeAt } from './board.ts';
import { whyNotInvade } from './elimination.ts';
import { partnerOf, teamOf } from './factions.ts';
import { creaturePower } from './powers.ts';
import { type Area, type Faction, type G, NONE, type Visible } from './types.ts';

/** Whether fleets may move into a sea area. @rules CYC-11.2, CYC-16.24 */
export function isSeaOpen(g: Visible, sea: Area): boolean {
  for (const figure of g.s.figures) if (creaturePower(figure.id).closesSea?.(g, figure, sea)) return false;
  return true;
}

/** Whether fleets may be placed in a sea area. @rules CYC-16.33, CYC-R.23 */
export function isSeaOpenToPlacing(g: Visible, sea: Area): boolean {
  for (const figure of g.s.figures) {
    const power = creaturePower(figure.id);
    if (power.barsPlacing && power.closesSea?.(g, figure, sea)) return false;
  }
  return true;
}

/** Whether units may enter and leave a land area. @rules CYC-12.5, CYC-16.28 */
export function isLandOpen(g: Visible, land: Area): boolean {
  for (const figure of g.s.figures) if (figure.area === land && creaturePower(figure.id).closesLand) return false;
  return true;
}

/** By area: whether figures keep fleets or units out of it. */
export function closedAreas(g: Visible): boolean[] {
  const { places } = boardOf(g);
  const closes = g.s.figures.some(({ id }) => creaturePower(id).closesSea !== undefined || creaturePower(id).closesLand === true);
  return places.map(closes ? ({ index, land }) => !(land ? isLandOpen(g, index) : isSeaOpen(g, index)) : () => false);
}

/** Which fleets carry a move: those of the own side, or enemy ones as well. */
export type Carriers = 'own' | 'enemies too';

const stamps: number[] = [];
let stamp = 0;

/** The sea areas that fleets link to a land area. @rules CYC-12.3, CYC-20.9 */
function bridgeFrom(g: Visible, faction: Faction, origin: Place, carriers: Carriers): Area[] {
  const { control } = g.s;
  const { places } = boardOf(g);
  const team = teamOf(g, faction);
  const partnerCarries = g.options.bridges === 'team';
  const carries = (sea: Area): boolean => {
    const owner = control[sea] as Faction;
    if (owner === NONE) return false;
    if (owner === faction) return true;
    return teamOf(g, owner) === team ? partnerCarries : carriers === 'enemies too';
  };
  stamp++;
  const found: Area[] = [];
  for (const sea of origin.seas)
    if (carries(sea)) {
      stamps[sea] = stamp;
      found.push(sea);
    }
  for (const crossed of found)
    for (const sea of (places[crossed] as Place).seas)
      if (stamps[sea] !== stamp && carries(sea)) {
        stamps[sea] = stamp;
        found.push(sea);
      }
  return found;
}

/**
 * The land areas accessible from one: next to it on its island, or on other islands over a naval bridge. Closed ones are left out.
 * @rules CYC-12.2, CYC-R.21
 */
export function accessibleLands(g: Visible, faction: Faction, from: Area, carriers: Carriers = 'own'): Area[] {
  if (!isLandOpen(g, from)) return [];
  const { places } = boardOf(g);
  const origin = places[from] as Place;
  const found: Area[] = [];
  for (const land of origin.lands) if (isLandOpen(g, land)) found.push(land);
  for (const sea of bridgeFrom(g, faction, origin, carriers))
    for (const land of (places[sea] as Place).lands)
      if ((places[land] as Place).island !== origin.island && !found.includes(land) && isLandOpen(g, land)) found.push(land);
  return found;
}

/** The sea areas next to one that fleets may enter. @rules CYC-11.2 */
export const openSeasNextTo = (g: G, sea: Area): Area[] => placeAt(g, sea).seas.filter((other) => isSeaOpen(g, other));

/** Where a move can end, and how many areas it enters on the way. */
export interface Destination {
  readonly area: Area;
  readonly steps: number;
}

/** Where a move can end, and where it comes but must not end, with the rule that forbids it. */
export interface Reach {
  readonly open: readonly Destination[];
  readonly closed: readonly { readonly area: Area; readonly why: Why }[];
}

/**
 * What a move reaches within a number of steps. It may pass through areas of the partner without stopping there, each being one more
 * step; it ends in an own, free or enemy area.
 * @rules CYC-20.8, CYC-R.44, CYC-R.72
 */
export function reachOf(g: G, faction: Faction, from: Area, maxSteps: number, next: (area: Area) => readonly Area[]): Reach {
  const partner = partnerOf(g, faction);
  const open: Destination[] = [];
  const closed: { area: Area; why: Why }[] = [];
  const seen = [from];
  let edge: Area[] = [from];
  for (let steps = 1; steps <= maxSteps && edge.length > 0; steps++) {
    const entered = newAreas(edge, next, seen);
    edge = [];
    for (const area of entered) {
      const isPartners = partner !== NONE && g.s.control[area] === partner;
      const why = whyNotInvade(g, faction, area);
      if (isPartners) edge.push(area);
      if (why !== null) closed.push({ area, why });
      else if (!isPartners) open.push({ area, steps });
    }
  }
  return { open, closed };
}

/** The areas next to some, without those seen before. */
function newAreas(areas: readonly Area[], next: (area: Area) => readonly Area[], seen: Area[]): Area[] {
  const found: Area[] = [];
  for (const area of areas)
    for (const other of next(area))
      if (!seen.includes(other)) {
        seen.push(other);
        found.push(other);
      }
  return found;
}

/** Whether a move could end anywhere. */
export function canMoveFrom(g: G, faction: Faction, from: Area, maxSteps: number, next: (area: Area) => readonly Area[]): boolean {
  if (partnerOf(g, faction) !== NONE) return reachOf(g, faction, from, maxSteps, next).open.length > 0;
  return next(from).some((area) => whyNotInvade(g, faction, area) === null);
}

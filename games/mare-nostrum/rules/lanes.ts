import { at, numberAt } from '@pantheon/kernel';
import { anyPower } from './powers.ts';
import type { Lane } from './topics.ts';
import { type G, NONE, type Side, type Space, TRIREME, type Visible } from './types.ts';
import { seatOfSide } from './units.ts';

/** The seas in which a side has a launched trireme, as bits. @rules MAR-6.12, MAR-7.9 */
export function ownSeas(g: Visible, side: Side): number {
  const { provinces, unitsPerSide, firstUnit, unitCount } = g.data;
  const first = side * unitsPerSide + numberAt(firstUnit, TRIREME);
  const end = first + numberAt(unitCount, TRIREME);
  let bits = 0;
  for (let unit = first; unit < end; unit++) {
    const space = numberAt(g.s.at, unit);
    if (space >= provinces) bits |= 1 << (space - provinces);
  }
  return bits;
}

/** All seas that an unbroken chain within `open` joins to the given ones. @rules MAR-6.12, MAR-7.9 */
export function flood(g: Visible, from: number, open: number): number {
  const { seaBits, provinces } = g.data;
  let reached = from & open;
  for (;;) {
    let next = reached;
    for (let sea = 0; reached >> sea !== 0; sea++) if ((reached >> sea) & 1) next |= numberAt(seaBits, provinces + sea) & open;
    if (next === reached) return reached;
    reached = next;
  }
}

/** The provinces that share a border with a province for this side: with Moses also over the straits. @rules MAR-15.18 */
export function borders(g: Visible, side: Side, province: Space): readonly Space[] {
  const land = g.data.land[province] as readonly Space[];
  const across = g.data.across[province];
  if (across === undefined || across.length === 0) return land;
  const seat = seatOfSide(g, side);
  return seat !== null && anyPower(g, seat, 'crossesStraits') ? [...land, ...across] : land;
}

/** The bit of a sea. */
export const seaBit = (g: G, sea: Space): number => 1 << (sea - g.data.provinces);

/** Seas that Aeneas could open for this side now: the one named in this turn, or any. @rules MAR-15.9 */
export function aeneasSeas(g: G, side: Side): number {
  const seat = seatOfSide(g, side);
  if (seat === null || !anyPower(g, seat, 'namesSea')) return 0;
  const named = numberAt(g.s.campaign.sealane, seat);
  return named !== NONE ? seaBit(g, named) : (1 << (g.data.spaces.length - g.data.provinces)) - 1;
}

/** The provinces that land units of a side can be carried to from a province, besides itself. @rules MAR-7.9, MAR-7.10 */
export function shippingTargets(g: G, from: Space, own: number, aeneas: number): Space[] {
  const { seaBits, provinces } = g.data;
  const start = numberAt(seaBits, from);
  if (start === 0) return [];
  let reached = flood(g, start, own);
  for (let extra = aeneas & ~own, sea = 0; extra >> sea !== 0; sea++)
    if ((extra >> sea) & 1) {
      const more = flood(g, start, own | (1 << sea));
      if ((more >> sea) & 1) reached |= more;
    }
  if (reached === 0) return [];
  const targets: Space[] = [];
  for (let province = 0; province < provinces; province++)
    if (province !== from && (numberAt(seaBits, province) & reached) !== 0) targets.push(province);
  return targets;
}

/**
 * All ways over the sea from one province to another, shortest first. At most one sea of a way is opened by Aeneas.
 * @rules MAR-7.9, MAR-7.11
 */
export function lanes(g: G, side: Side, from: Space, to: Space): Lane[] {
  const { seaBits, provinces } = g.data;
  const own = ownSeas(g, side);
  const aeneas = aeneasSeas(g, side) & ~own;
  const found: Lane[] = [];
  const extend = (seas: readonly Space[], opened: Space): void => {
    const last = numberAt(seas, seas.length - 1);
    if ((numberAt(seaBits, to) & seaBit(g, last)) !== 0) found.push({ seas, aeneas: opened });
    if (seas.length === 6) return;
    for (const next of at(g.data.seas, last)) if (!seas.includes(next)) step(seas, next, opened);
  };
  const step = (seas: readonly Space[], next: Space, opened: Space): void => {
    const bit = 1 << (next - provinces);
    if ((own & bit) !== 0) extend([...seas, next], opened);
    else if ((aeneas & bit) !== 0 && opened === NONE) extend([...seas, next], next);
  };
  for (const sea of at(g.data.seas, from)) step([], sea, NONE);
  return found.sort((a, b) => Number(a.aeneas !== NONE) - Number(b.aeneas !== NONE) || a.seas.length - b.seas.length);
}

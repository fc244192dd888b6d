import { allocate, choose, chooseOrPass, numberAt, type Preview, type Rule, type Seat, say, who } from '@pantheon/kernel';
import type { Land } from '../data/model.ts';
import { abilities } from './abilities.ts';
import { controlled, count, figures, freeIcons, playerAt } from './planets.ts';
import { asLands, kindTopic, landTopic } from './questions.ts';
import { goods, landRef, resourceRef } from './refs.ts';
import { add, gainAny, stockPreview } from './stock.ts';
import { FOLLOWER, type G, type Kind, type LandId, MAJOR, MINOR, SETTLEMENT, type TopicFor } from './types.ts';

/** The strength of a seat's figures in a Territory. @rules ANU-4.5, ANU-9.9 */
export function figureStrength(g: G, seat: Seat, land: LandId): number {
  const { follower, minor, major } = g.data.components.strength;
  return count(g, seat, land, FOLLOWER) * follower + count(g, seat, land, MINOR) * minor + count(g, seat, land, MAJOR) * major;
}

/**
 * The strength with which a seat harvests a Territory that it controls.
 * @rules ANU-16.4, ANU-16.5, ANU-16.13, ANU-16.14, ANU-16.25, ANU-R.35
 */
export function harvestStrength(g: G, seat: Seat, land: LandId): number {
  const power = abilities(g, seat);
  const each = power.settlementHarvest + (figures(g, seat, land) > 0 ? power.settlementWithUnits : 0);
  return figureStrength(g, seat, land) + each * count(g, seat, land, SETTLEMENT) + power.harvestStrength;
}

/** The Territories that a seat can harvest. @rules ANU-6.8 */
export const harvestable = (g: G, seat: Seat): LandId[] =>
  controlled(g, seat).filter((land) => freeIcons(g, land) > 0 && harvestStrength(g, seat, land) > 0);

/** @rules ANU-6.10 */
const exhausts = ({ kind }: Land): boolean => kind !== 'capital' && kind !== 'afterlife';

/** How much a harvest gives. @rules ANU-6.9, ANU-16.6 */
export function yieldOf(g: G, seat: Seat, land: Land): number {
  const strength = harvestStrength(g, seat, land.index);
  return abilities(g, seat).ignoresIcons && land.kind !== 'capital' ? strength : Math.min(strength, freeIcons(g, land.index));
}

const harvestTopic: TopicFor<'harvest'> = {
  ...landTopic('harvest'),
  preview: (land, g, seat) => ({ changes: [say('preview.harvest', { n: yieldOf(g, seat, land) })] }),
};
const mixTopic = kindTopic('harvestMix');
const coverTopic = kindTopic('cover');

/** A Harvest action: so many different Territories. @rules ANU-6.7 */
export function* harvestAction(g: G, seat: Seat, territories: number): Rule {
  const done: LandId[] = [];
  while (done.length < territories) {
    const options = harvestable(g, seat).filter((land) => !done.includes(land));
    const land = yield* chooseOrPass(seat, harvestTopic, asLands(g, options), { about: { n: territories - done.length } });
    if (land === null) return;
    done.push(land.index);
    yield* harvest(g, seat, land);
  }
}

/** The kinds of the icons that are free, each once. */
function freeKinds(g: G, land: Land): Kind[] {
  const covered = numberAt(g.s.covered, land.index);
  return [...new Set(land.icons.filter((_, icon) => (covered & (1 << icon)) === 0))];
}

/** @rules ANU-6.9, ANU-6.10, ANU-6.11, ANU-13.7 */
function* harvest(g: G, seat: Seat, land: Land): Rule {
  const n = yieldOf(g, seat, land);
  if (land.kind === 'afterlife') {
    g.emit('harvestedAfterlife', { seat: who(seat), land: landRef(g, land.index) });
    yield* gainAny(g, seat, n);
    return;
  }
  const kinds = freeKinds(g, land);
  const taken = kinds.length === 1 ? kinds.map(() => n) : yield* mix(g, seat, land, kinds, n);
  const amounts = [0, 0, 0, 0];
  kinds.forEach((kind, bin) => {
    amounts[kind] = numberAt(taken, bin);
  });
  add(playerAt(g, seat), amounts);
  g.emit('harvested', { seat: who(seat), land: landRef(g, land.index), goods: goods(amounts) });
  if (!exhausts(land)) return;
  const covering = kinds.filter((kind) => numberAt(amounts, kind) > 0);
  cover(g, land, yield* choose(seat, coverTopic, covering, { about: { land: landRef(g, land.index) } }));
}

/** How much of each of two kinds is taken: one of each at most, unless the icons are no limit. @rules ANU-6.11, ANU-R.34 */
function* mix(g: G, seat: Seat, land: Land, kinds: readonly Kind[], n: number): Rule<readonly number[]> {
  const each = abilities(g, seat).ignoresIcons ? n : 1;
  if (n === kinds.length * each) return kinds.map(() => each);
  const caps = kinds.map(() => each);
  const preview = (counts: readonly number[]): Preview => stockPreview(playerAt(g, seat).stock, kinds, counts);
  return yield* allocate(seat, mixTopic, kinds, { caps, min: n, max: n, about: { n, land: landRef(g, land.index) }, preview });
}

/** Covers the first free icon of a kind. @rules ANU-6.10 */
function cover(g: G, land: Land, kind: Kind): void {
  const covered = numberAt(g.s.covered, land.index);
  const free = land.icons.findIndex((icon, index) => icon === kind && (covered & (1 << index)) === 0);
  g.s.covered[land.index] = covered | (1 << free);
  g.emitEffect('exhausted', { land: landRef(g, land.index), resource: resourceRef(kind) });
}

import { type AllocateQuestion, add, at, numberAt, type Rule, ref, type Seat, say, together, who } from '@pantheon/kernel';
import { type HarvestBin, WOOD } from '../data/read.ts';
import { mineralOf } from './buildings.ts';
import { settle } from './control.ts';
import { planPreview } from './forecast.ts';
import { busyPlan, planFits, type Sheet, sheetOf, sheetsOf, sparingPlan } from './harvest-plan.ts';
import { type Field, gainsOf, isStripped, workedBy } from './harvest-yield.ts';
import { goodsArg, spaceRef } from './refs.ts';
import type { G, Land, TopicFor } from './types.ts';
import { colourOf, goodsSlot, slot, turnOrder } from './world.ts';

const harvestTopic: TopicFor<'harvest'> = {
  id: 'harvest',
  key: (bin) => bin.id,
  text: (bin, g) =>
    say(`option.harvest.${bin.job}`, {
      land: spaceRef(g, bin.space),
      goods: at(g.data.resources, bin.job === 'wood' ? WOOD : mineralOf(g, bin.space)).ref,
      ...(bin.colour < 0 ? {} : { what: ref('slave', colourOf(g, bin.colour).id) }),
    }),
  focus: (bin, g) => [spaceRef(g, bin.space)],
  preview: (bin, g) => {
    const trees = numberAt(g.s.trees, bin.space);
    return bin.job === 'wood' ? { changes: [say('preview.trees', { trees })] } : {};
  },
};

function questionOf(g: G, sheet: Sheet): AllocateQuestion<HarvestBin, G> {
  const postOfBin = sheet.posts.flatMap((post) => [post, post, ...post.idle.map(() => post)]);
  return {
    kind: 'allocate',
    seat: sheet.seat,
    topic: harvestTopic,
    options: sheet.bins,
    caps: sheet.caps,
    min: 0,
    max: sheet.caps.reduce((sum, cap) => sum + cap, 0),
    fits: (counts, known) => planFits(sheet, postOfBin, counts, known),
    suggest: () => suggestions(sheet),
    preview: (plan) => planPreview(g, sheet, plan),
  };
}

/** Everybody works, or forests are spared, where that is not the same. */
function suggestions(sheet: Sheet): number[][] {
  const busy = busyPlan(sheet);
  const sparing = sparingPlan(sheet);
  return busy.join() === sparing.join() ? [busy] : [busy, sparing];
}

/** The plan that a player who says nothing is given: everybody to work, minerals first. @rules DIL-11.10 */
export const defaultHarvest = (g: G, seat: Seat): number[] => busyPlan(sheetOf(g, seat));

/** All plan at once; then all work, and whoever has no work turns fanatic. @rules DIL-11.8, DIL-11.9, DIL-20.2 */
export function* harvest(g: G): Rule {
  const sheets = sheetsOf(g);
  const plans = yield* together(sheets.map((sheet) => questionOf(g, sheet)));
  const fields = workedBy(g, sheets, plans);
  const gains = gainsOf(g, fields);
  for (const field of fields) leave(g, field);
  for (const seat of g.seats) bringHome(g, seat, at(gains, seat));
  const stripped = fields.filter(isStripped);
  if (stripped.length > 0) g.emit('stripped', { lands: stripped.map(({ land }) => spaceRef(g, land)) });
  for (const { land, idle } of fields) {
    if (idle === 0) continue;
    add(g.s.fanatics, land, idle);
    g.emit('idle', { land: spaceRef(g, land), fanatics: idle });
  }
  settle(g);
}

/** A space as the harvest leaves it, before its idle workers turn fanatic. @rules DIL-11.7 */
function leave(g: G, field: Field): void {
  if (isStripped(field)) g.s.bare[field.land] = 1;
  g.s.trees[field.land] = field.trees;
  dismiss(g, field);
  if (field.guests > 0) for (const other of g.seats) if (other !== field.seat) g.s.workers[slot(g, field.land, other)] = 0;
}

/**
 * Slaves get work first, so the player's own workers are idle first; of slaves, those that the plan names.
 * @rules DIL-10.2, DIL-11.5, DIL-11.6, DIL-11.9
 */
function dismiss(g: G, { land, seat, post, plan, wood, dig }: Field): void {
  const working = wood + dig;
  const own = post.hands - post.slaves;
  add(g.s.workers, slot(g, land, seat), Math.max(0, working - post.slaves) - own);
  let left = Math.max(0, post.slaves - working);
  post.idle.forEach((other, index) => {
    const named = numberAt(plan, post.at + 2 + index);
    add(g.s.workers, slot(g, land, other), -named);
    left -= named;
  });
  while (left > 0) {
    const crowd = mostNumerous(g, land, seat);
    const place = slot(g, land, crowd);
    const gone = Math.min(left, numberAt(g.s.workers, place));
    add(g.s.workers, place, -gone);
    left -= gone;
  }
}

/** The colour with most slaves in a space; of equal ones the first in turn order. @rules DIL-11.6 */
function mostNumerous(g: G, land: Land, lord: Seat): Seat {
  let found = lord;
  let most = 0;
  for (const other of turnOrder(g)) {
    const count = numberAt(g.s.workers, slot(g, land, other));
    if (other === lord || count <= most) continue;
    found = other;
    most = count;
  }
  return found;
}

/** Every piece of wood is a felled tree. @rules DIL-11.2 */
function bringHome(g: G, seat: Seat, gains: readonly number[]): void {
  if (gains.every((amount) => amount === 0)) return;
  gains.forEach((amount, resource) => {
    if (amount > 0) add(g.s.stock, goodsSlot(g, seat, resource), amount);
  });
  g.emit('harvested', { seat: who(seat), goods: goodsArg(g, gains), trees: numberAt(gains, WOOD) });
}

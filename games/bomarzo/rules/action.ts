import {
  type Blocked,
  becomes,
  type Change,
  choose,
  chooseOrPass,
  numberAt,
  type Ref,
  type Rule,
  type Seat,
  say,
  who,
} from '@pantheon/kernel';
import { harvest, hasHarvested, nextYield, whyNotHarvest } from './harvest.ts';
import { hindranceTo, invoke, whyNotInvoke } from './invocation.ts';
import { tributeText } from './payment.ts';
import { godState, stockOf } from './pieces.ts';
import { areaRef, godRef, resourceRef } from './refs.ts';
import { mayAct } from './seasons.ts';
import type { Place, Placement } from './topics.ts';
import { type Purse, purseOf, tributeOf } from './tribute.ts';
import type { G, TopicFor } from './types.ts';
import { mayWorship } from './worship.ts';

const placeTopic: TopicFor<'place'> = {
  id: 'place',
  key: (place) => (place === 'worship' ? place : 'god' in place ? place.god : place.area.id),
  text: (place) => (place === 'worship' ? say('option.drawWorship') : placeRef(place)),
  focus: (place) => (place === 'worship' ? ['deck:worship'] : [placeRef(place)]),
  preview: (place, g, seat) => (place === 'worship' ? {} : { changes: changesOf(g, seat, place) }),
  commits: (place) => place === null,
  blocked: (g, seat) => allPlaces(g).flatMap((option) => blockedBy(g, seat, option)),
  action: 'invoke',
  slot: 'god',
};

const placeRef = (place: Place): Ref => ('god' in place ? godRef(place.god) : areaRef(place.area));

function changesOf(g: G, seat: Seat, place: Place): Change[] {
  if ('area' in place) {
    const { resource } = place.area;
    const held = numberAt(stockOf(g, seat), resource);
    return [becomes(say('preview.thing', { thing: resourceRef(resource) }), held, held + nextYield(g, place.area))];
  }
  const replica = godState(g, place.god).pawns.includes(seat) ? [say('preview.replica')] : [];
  return [tributeText(tributeOf(g, place.god)), ...replica];
}

const allPlaces = (g: G): Place[] => [...g.s.order.map((god) => ({ god })), ...g.data.areas.map((area) => ({ area }))];

function blockedBy(g: G, seat: Seat, option: Place): Blocked<Placement>[] {
  const why = 'god' in option ? whyNotInvoke(g, seat, option.god) : whyNotHarvest(g, seat, option.area);
  return why === null ? [] : [{ option, why }];
}

/** Where a seat can place a pawn now. @rules BOM-4.2, BOM-4.8, BOM-4.10, BOM-4.11 */
function openPlaces(g: G, seat: Seat): Place[] {
  const purse = purseOf(g, seat);
  const places: Place[] = [];
  for (const god of g.s.order) if (hindranceTo(g, seat, god, purse) === null) places.push({ god });
  for (const area of g.data.areas) if (!hasHarvested(g, seat, area)) places.push({ area });
  return places;
}

/** Whether a seat could place a pawn somewhere with this purse. @rules BOM-4.14 */
export function hasPlacement(g: G, seat: Seat, purse: Purse = purseOf(g, seat)): boolean {
  for (const area of g.data.areas) if (!hasHarvested(g, seat, area)) return true;
  return g.s.order.some((god) => hindranceTo(g, seat, god, purse) === null);
}

/**
 * Whether a seat must place a pawn: it has a harvest area left, or a god that its cubes pay for. Cards, Conversion and Replica are means that
 * it may use, not that it must.
 * @rules BOM-4.4, BOM-R.10
 */
function mustPlace(g: G, seat: Seat): boolean {
  for (const area of g.data.areas) if (!hasHarvested(g, seat, area)) return true;
  const cubes: Purse = { stock: stockOf(g, seat), cards: 0, conversions: 0 };
  return g.s.order.some((god) => !godState(g, god).pawns.includes(seat) && hindranceTo(g, seat, god, cubes) === null);
}

/** Whether a seat takes a turn when it comes to it. @rules BOM-4.3, BOM-4.14, BOM-R.32 */
export const takesTurn = (g: G, seat: Seat): boolean =>
  numberAt(g.s.free, seat) > 0 && !g.s.passed[seat] && mayAct(g, seat) && hasPlacement(g, seat);

/** What a seat decided to do with its turn. */
export type Decision = 'placed' | 'invoked' | 'passed' | 'worship';

/**
 * One seat places a pawn; where only what it need not use would let it, it may pass for the rest of the season.
 * @rules BOM-4.1, BOM-4.2, BOM-4.4, BOM-R.32
 */
export function* takeTurn(g: G, seat: Seat): Rule<Decision> {
  const places = openPlaces(g, seat);
  const options = mayWorship(g, seat) ? [...places, 'worship' as const] : places;
  const place = g.s.bound || mustPlace(g, seat) ? yield* choose(seat, placeTopic, options) : yield* chooseOrPass(seat, placeTopic, options);
  if (place === null) {
    g.s.passed[seat] = true;
    g.emit('passed', { seat: who(seat) });
    return 'passed';
  }
  if (place === 'worship') return 'worship';
  if ('area' in place) {
    harvest(g, seat, place.area);
    return 'placed';
  }
  yield* invoke(g, seat, place.god);
  return 'invoked';
}

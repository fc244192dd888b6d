import {
  type Blocked,
  type Change,
  choose,
  chooseOrPass,
  gain,
  numberAt,
  type Ref,
  type Rule,
  type Seat,
  say,
  who,
} from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { harvest, hasHarvested, nextYield, whyNotHarvest } from './harvest.ts';
import { hindranceTo, invoke, whyNotInvoke } from './invocation.ts';
import { tributeText } from './payment.ts';
import { godState, stockOf } from './pieces.ts';
import { areaRef, godRef, resourceRef } from './refs.ts';
import { mayAct } from './seasons.ts';
import type { Place, Placement } from './topics.ts';
import { purseOf, tributeOf } from './tribute.ts';
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
  if ('area' in place) return [gain('preview.gain', { gains: { [resourceRef(place.area.resource)]: nextYield(g, place.area) } })];
  const replica = godState(g, place.god).pawns.includes(seat) ? [say('preview.replica')] : [];
  return [tributeText(tributeOf(g, place.god)), ...replica];
}

const allPlaces = (g: G): Place[] => [...g.s.order.map((god) => ({ god })), ...g.data.areas.map((area) => ({ area }))];

function blockedBy(g: G, seat: Seat, option: Place): Blocked<Placement>[] {
  const why = 'god' in option ? whyNotInvoke(g, seat, option.god) : whyNotHarvest(g, seat, option.area);
  return why === null ? [] : [{ option, why }];
}

/** Where a seat can place a pawn now. */
function openPlaces(g: G, seat: Seat): Place[] {
  const purse = purseOf(g, seat);
  const places: Place[] = [];
  for (const god of g.s.order) if (hindranceTo(g, seat, god, purse) === null) places.push({ god });
  for (const area of g.data.areas) if (!hasHarvested(g, seat, area)) places.push({ area });
  return places;
}

/** Whether a seat could place a pawn somewhere if it owned this stock. */
export function hasPlacement(g: G, seat: Seat, stock: Readonly<Cubes> = stockOf(g, seat)): boolean {
  for (const area of g.data.areas) if (!hasHarvested(g, seat, area)) return true;
  const purse = purseOf(g, seat, stock);
  return g.s.order.some((god) => hindranceTo(g, seat, god, purse) === null);
}

/** Whether a seat takes a turn when it comes to it. */
export const takesTurn = (g: G, seat: Seat): boolean =>
  numberAt(g.s.free, seat) > 0 && !g.s.passed[seat] && mayAct(g, seat) && hasPlacement(g, seat);

/** What a seat decided to do with its turn. */
export type Decision = 'placed' | 'invoked' | 'passed' | 'worship';

/** One seat places a pawn, or passes for the rest of the season. After a Worship draw it can only place. */
export function* takeTurn(g: G, seat: Seat): Rule<Decision> {
  const places = openPlaces(g, seat);
  const options = mayWorship(g, seat) ? [...places, 'worship' as const] : places;
  const place = g.s.bound ? yield* choose(seat, placeTopic, options) : yield* chooseOrPass(seat, placeTopic, options);
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

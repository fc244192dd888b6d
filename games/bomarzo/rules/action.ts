import {
  type Blocked,
  choose,
  chooseOrPass,
  numberAt,
  type Ref,
  type Rule,
  type Seat,
  say,
  type Topic,
  type Why,
  who,
} from '@pantheon/kernel';
import type { Cubes } from '../data/read.ts';
import { payTribute, tributeArg, tributeText } from './payment.ts';
import { ready, turnCards } from './powers.ts';
import { raise } from './raise.ts';
import { areaRef, godRef, resourceRef } from './refs.ts';
import { mayAct } from './seasons.ts';
import { canPay, purseOf, tributeOf } from './tribute.ts';
import type { G, God, GodState } from './types.ts';
import { mayWorship } from './worship.ts';

/** Where a pawn can go, or the free draw before it. */
type Placement = { readonly god: God } | { readonly area: number } | 'worship';

const AREA_KEYS = ['fields', 'quarries', 'vineyards'];

const placeTopic: Topic<Placement, G> = {
  id: 'place',
  key: (place) => (place === 'worship' ? place : 'god' in place ? place.god : (AREA_KEYS[place.area] ?? String(place.area))),
  text: (place, g) => (place === 'worship' ? say('option.drawWorship') : placeRef(g, place)),
  focus: (place, g) => (place === 'worship' ? ['deck:worship'] : [placeRef(g, place)]),
  preview: (place, g, seat) => previewOf(g, seat, place),
  commits: (place) => place === null,
  blocked: (g, seat) => allPlacements(g).flatMap((option) => blockedBy(g, seat, option)),
  action: 'invoke',
  slot: 'god',
};

const placeRef = (g: G, place: Exclude<Placement, 'worship'>): Ref => ('god' in place ? godRef(place.god) : areaRef(g, place.area));

function previewOf(g: G, seat: Seat, place: Placement) {
  if (place === 'worship') return {};
  if ('god' in place) {
    const replica = g.s.gods[place.god]?.pawns.includes(seat) ? [say('preview.replica')] : [];
    return { changes: [tributeText(tributeOf(g, place.god)), ...replica] };
  }
  const { resource, amount } = yieldOf(g, place.area);
  return { changes: [say('preview.gain', { gains: { [resourceRef(resource)]: amount } })] };
}

const allPlacements = (g: G): Exclude<Placement, 'worship'>[] => [
  ...g.s.order.map((god) => ({ god })),
  ...g.data.areas.map((_, area) => ({ area })),
];

function blockedBy(g: G, seat: Seat, option: Exclude<Placement, 'worship'>): Blocked<Placement>[] {
  const why = 'god' in option ? whyNotGod(g, seat, option.god) : whyNotArea(g, seat, option.area);
  return why === null ? [] : [{ option, why }];
}

function whyNotGod(g: G, seat: Seat, god: God): Why | null {
  const { asleep, pawns } = g.s.gods[god] as GodState;
  if (asleep) return { rule: 'BOM-4.11', text: say('why.asleep', { god: godRef(god) }) };
  if (pawns.includes(seat) && ready(g, seat, 'replica') === 0)
    return { rule: 'BOM-4.10', text: say('why.alreadyThere', { god: godRef(god) }) };
  const tribute = tributeOf(g, god);
  if (!canPay(tribute, purseOf(g, seat)))
    return {
      rule: pawns.length > 0 ? 'BOM-5.5' : 'BOM-5.2',
      text: say('why.cannotPay', { god: godRef(god), tribute: tributeArg(tribute) }),
    };
  return null;
}

const whyNotArea = (g: G, seat: Seat, area: number): Why | null =>
  g.s.harvest[area]?.includes(seat) ? { rule: 'BOM-4.8', text: say('why.harvested', { area: areaRef(g, area) }) } : null;

/** Whether a seat could invoke a god; the short form of `whyNotGod`, for the many times when nobody asks why. */
function canInvoke(g: G, seat: Seat, god: God, stock: Readonly<Cubes>): boolean {
  const { asleep, pawns } = g.s.gods[god] as GodState;
  if (asleep || (pawns.includes(seat) && ready(g, seat, 'replica') === 0)) return false;
  return canPay(tributeOf(g, god), purseOf(g, seat, stock));
}

/** Where a seat can place a pawn now. */
function placements(g: G, seat: Seat): Placement[] {
  const stock = g.s.stock[seat] as Cubes;
  const places: Placement[] = [];
  for (const god of g.s.order) if (canInvoke(g, seat, god, stock)) places.push({ god });
  for (let area = 0; area < g.data.areas.length; area++) if (!g.s.harvest[area]?.includes(seat)) places.push({ area });
  return places;
}

/** Whether a seat could place a pawn somewhere if it owned this stock. */
export function hasPlacement(g: G, seat: Seat, stock: Readonly<Cubes> = g.s.stock[seat] as Cubes): boolean {
  for (let area = 0; area < g.data.areas.length; area++) if (!g.s.harvest[area]?.includes(seat)) return true;
  return g.s.order.some((god) => canInvoke(g, seat, god, stock));
}

/** Whether a seat takes a turn when it comes to it. */
export const takesTurn = (g: G, seat: Seat): boolean =>
  numberAt(g.s.free, seat) > 0 && !g.s.passed[seat] && mayAct(g, seat) && hasPlacement(g, seat);

/** What a seat decided to do with its turn. */
export type Decision = 'placed' | 'invoked' | 'passed' | 'worship';

/** One seat places a pawn, or passes for the rest of the season. After a Worship draw it can only place. */
export function* takeTurn(g: G, seat: Seat): Rule<Decision> {
  const bound = g.s.bound;
  const places = placements(g, seat);
  const options = mayWorship(g, seat) ? [...places, 'worship' as const] : places;
  const place = bound ? yield* choose(seat, placeTopic, options) : yield* chooseOrPass(seat, placeTopic, options);
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

/** The pawn leaves the village: this is one action. */
function spendPawn(g: G, seat: Seat): void {
  g.s.free[seat] = numberAt(g.s.free, seat) - 1;
  g.s.actions[seat] = numberAt(g.s.actions, seat) + 1;
}

const yieldOf = (g: G, area: number): { resource: number; amount: number } => {
  const { resource, yields } = g.data.areas[area] as G['data']['areas'][number];
  return { resource, amount: yields[g.s.harvest[area]?.length ?? 0] ?? 0 };
};

function harvest(g: G, seat: Seat, area: number): void {
  const { resource, amount } = yieldOf(g, area);
  spendPawn(g, seat);
  (g.s.harvest[area] as Seat[]).push(seat);
  (g.s.stock[seat] as Cubes)[resource as 0 | 1 | 2] += amount;
  g.emit('harvested', { seat: who(seat), area: areaRef(g, area), amount, resource: resourceRef(resource) });
}

/** Pawn, tribute and Raise cubes go on the god. */
function* invoke(g: G, seat: Seat, god: God): Rule {
  const on = g.s.gods[god] as GodState;
  const tribute = tributeOf(g, god);
  g.emit('invoked', { seat: who(seat), god: godRef(god) });
  const { cubes, record } = yield* payTribute(g, seat, god, tribute);
  const added = yield* raise(g, seat, god);
  if (on.pawns.includes(seat)) {
    turnCards(g, seat, 'replica', 1);
    g.emitEffect('replicated', { seat: who(seat), god: godRef(god) });
  }
  spendPawn(g, seat);
  on.pawns.push(seat);
  on.cubes = [on.cubes[0] + cubes[0] + added[0], on.cubes[1] + cubes[1] + added[1], on.cubes[2] + cubes[2]];
  const others = g.seats.map((_, step) => g.seats[(seat + step) % g.seats.length] as Seat).slice(1);
  g.s.invocation = { seat, god, paid: record, mayCopy: others };
}

import { at, type Message, numberAt, type Seat, say } from '@pantheon/kernel';
import { perPack } from '../data/per-pack.ts';
import type { Holdings } from './buildings.ts';
import { total } from './hands.ts';
import { incomeBySeat, siteIncome } from './income.ts';
import { type Ground, placesFor } from './place.ts';
import { isItem, type Power, type Priced, powerOf } from './powers.ts';
import { itemPrice, priceOf } from './price.ts';
import { itemRef, spaceRef } from './refs.ts';
import { type Card, LEGION, NONE, type Space, TAX, UNIT_KINDS, type UnitKind, type Visible } from './types.ts';
import { kindOfUnit, sideOf } from './units.ts';

/** Who asks, and what he knows of his own standing whichever card it is about. */
export interface Standing {
  readonly seat: Seat;
  /** The cards of the seat by kind. */
  readonly hand: readonly number[];
  readonly ground: Ground;
  readonly held: Holdings;
  /** By seat: what counts for each of the four roles. */
  readonly counts: readonly (readonly number[])[];
  /** How many cards the next collection brings; null before that is counted. */
  income: number | null;
}

/** Who asks about which card, and what it does. */
interface Asked {
  readonly seat: Seat;
  readonly standing: Standing;
  readonly card: Card;
  readonly power: Power;
}

const nothing: Message = say('benefit.none');

/** More cards at each collection. */
function income(g: Visible, { seat, standing, power }: Asked): Message | null {
  if (power.extraTaxes === undefined && power.yields === undefined) return null;
  const more = (power.extraTaxes?.(g) ?? 0) + (power.yields?.(g, seat) ?? 0);
  standing.income ??= total(at(incomeBySeat(g, siteIncome(g, standing.held)), seat));
  const now = standing.income;
  return more === 0 ? nothing : say('benefit.income', { now, becomes: now + more });
}

/** Something costs less, unless another card makes it as cheap already. */
function price(g: Visible, { seat, card }: Asked): Message | null {
  const { reduction } = at(g.data.cards, card);
  const [what] = (reduction?.items ?? []) as readonly Priced[];
  if (reduction === null || what === undefined) return null;
  const { cost: now, printed } = isItem(what)
    ? itemPrice(g, seat, what, NONE)
    : priceOf(g, seat, what, g.data.components.costs[what], NONE);
  const becomes = Math.min(now, printed - reduction.by);
  if (becomes === now) return nothing;
  return isItem(what)
    ? say('benefit.price', { thing: itemRef(g, what, sideOf(g, seat)), now, becomes })
    : say('benefit.wonders', { now, becomes });
}

const unitsOnBoard = (g: Visible, seat: Seat, kind: UnitKind): number => {
  const first = sideOf(g, seat) * g.data.unitsPerSide;
  let count = 0;
  for (let unit = first; unit < first + g.data.unitsPerSide; unit++)
    if (numberAt(g.s.at, unit) >= 0 && kindOfUnit(g, unit) === kind) count++;
  return count;
};

/** Every die of some units counts more. */
function dice(g: Visible, { seat, power }: Asked): Message | null {
  if (power.dieBonus === undefined) return null;
  for (const [kind, name] of UNIT_KINDS.entries()) {
    const more = power.dieBonus(g, kind as UnitKind);
    const units = unitsOnBoard(g, seat, kind as UnitKind);
    if (more > 0 && name !== 'creature')
      return units === 0 ? nothing : say('benefit.dice', { units, thing: itemRef(g, name, sideOf(g, seat)), more });
  }
  return null;
}

/** Dice of legions that need not be rolled. */
function sure(g: Visible, { seat, power }: Asked): Message | null {
  if (power.sealsDice === undefined) return null;
  const units = unitsOnBoard(g, seat, LEGION);
  return units === 0 ? nothing : say('benefit.sure', { units, points: units * g.data.components.battle.hamilcar });
}

function ownProvinces(g: Visible, seat: Seat): Space[] {
  const side = sideOf(g, seat);
  const found: Space[] = [];
  for (let province = 0; province < g.data.provinces; province++) if (g.s.owner[province] === side) found.push(province);
  return found;
}

/** The province that it would defend best. */
function defence(g: Visible, { seat, power }: Asked): Message | null {
  if (power.defence === undefined) return null;
  let best: { space: Space; more: number } | null = null;
  for (const space of ownProvinces(g, seat)) {
    const more = power.defence(g, space);
    if (more > (best?.more ?? 0)) best = { space, more };
  }
  return best === null ? nothing : say('benefit.defence', { space: spaceRef(g, best.space), more: best.more });
}

/** The provinces that nobody enters without paying for it. */
function guard(g: Visible, { seat, power }: Asked): Message | null {
  if (power.onEntry === undefined) return null;
  const provinces = ownProvinces(g, seat).length;
  return provinces === 0 ? nothing : say('benefit.guards', { provinces });
}

/** Markers that need no neighbour. */
function markers(g: Visible, { standing: { ground }, power }: Asked): Message | null {
  if (power.farMarkers === undefined) return null;
  const now = placesFor(g, ground, 'influence').length;
  const becomes = placesFor(g, { ...ground, near: () => null }, 'influence').length;
  return becomes === now ? nothing : say('benefit.markers', { now, becomes });
}

/** Goods that need not be given back. */
function kept(g: Visible, { standing: { hand }, power }: Asked): Message | null {
  if (power.keptGoods === undefined) return null;
  const goods = Math.min(power.keptGoods(g), total(hand) - numberAt(hand, TAX));
  return goods === 0 ? nothing : say('benefit.kept', { goods });
}

/** What one would count for a role, beside the best of the others. */
function role(g: Visible, { seat, standing: { counts }, card }: Asked): Message | null {
  const { bonus } = at(g.data.cards, card);
  const which = bonus.findIndex((more) => more > 0);
  if (which < 0) return null;
  let best = 0;
  for (const other of g.seats) if (other !== seat) best = Math.max(best, numberAt(at(counts, other), which));
  return say('benefit.role', { mine: numberAt(at(counts, seat), which) + numberAt(bonus, which), best });
}

type Kind = (g: Visible, asked: Asked) => Message | null;

const KINDS: readonly Kind[] = [income, price, dice, sure, defence, guard, markers, kept, role];

/** By card: which of these tells of it, null for none. That depends on the card alone, so it is found once. */
const kindByCard = perPack(() => new Map<Card, Kind | null>());

/** In a few words what a hero or wonder would do for a seat as things stand; null where that cannot be said. */
export function benefitOf(g: Visible, standing: Standing, card: Card): Message | null {
  if (card === g.data.pyramids) return say('benefit.wins');
  const asked: Asked = { seat: standing.seat, standing, card, power: powerOf(g, card) };
  const found = kindByCard(g.data);
  let kind = found.get(card);
  if (kind === undefined) {
    kind = KINDS.find((candidate) => candidate(g, asked) !== null) ?? null;
    found.set(card, kind);
  }
  return kind === null ? null : kind(g, asked);
}

import { add, at, clockwiseFrom, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { type Holdings, holdings } from './buildings.ts';
import { hermes } from './gods/hermes.ts';
import { isis } from './gods/isis.ts';
import { draw, noCards, total } from './hands.ts';
import { holders, powersAt } from './powers.ts';
import { countedCards, kindRef } from './refs.ts';
import { holderOf } from './roles.ts';
import { worked } from './turn-notes.ts';
import { DIRECTOR, type G, type Kind, type Side, type Site, type Space, TAX, type Visible } from './types.ts';
import { othersIn, seatOfSide, sideOf } from './units.ts';

/** What is settled before anybody is paid. @rules MAR-4.19 */
export function* beforeIncome(g: G): Rule {
  g.s.workers = [];
  for (const { seat, power } of holders(g, 'beforeCollection')) yield* power.beforeCollection(g, seat);
}

/** What comes on top when everybody has been paid; Hermes and Isis last. @rules MAR-4.5, MAR-4.7, MAR-4.19 */
export function* afterIncome(g: G): Rule {
  for (const { seat, power } of holders(g, 'afterCollection')) yield* power.afterCollection(g, seat);
  yield* hermes(g);
  yield* isis(g);
}

/** By seat and kind: what the next collection owes everybody, the sites first. */
export function incomeBySeat(g: Visible, sites: readonly (readonly number[])[] = siteIncome(g)): number[][] {
  const owed = sites.map((cards) => cards.slice());
  for (const seat of g.seats) for (const power of powersAt(g, seat, 'extraTaxes')) add(at(owed, seat), TAX, power.extraTaxes(g));
  return owed;
}

/** Everybody collects what his sites give. @rules MAR-4.1, MAR-4.19, MAR-18.2 */
export function payIncome(g: G): void {
  g.s.produced = siteIncome(g);
  const owed = incomeBySeat(g, g.s.produced);
  const gained = g.seats.map(() => noCards(g));
  for (let kind = 0; kind < g.data.kinds.length; kind++) payKind(g, kind, owed, gained);
  for (const seat of g.seats) {
    const cards = at(gained, seat);
    if (total(cards) > 0) g.emit('income', { seat: who(seat), cards: countedCards(g, cards) });
    else if (isOverrun(g, seat)) g.emit('destitute', { seat: who(seat) });
    const produced = at(g.s.produced, seat);
    produced.forEach((count, kind) => {
      produced[kind] = Math.min(count, numberAt(cards, kind));
    });
  }
}

/** Whether others stand in the capital of a seat. @rules MAR-9.16 */
function isOverrun(g: G, seat: Seat): boolean {
  const side = sideOf(g, seat);
  return othersIn(g, side, numberAt(g.s.capital, side)) !== 0;
}

/** By seat and kind: what cities, caravans and Circe's legions give. @rules MAR-4.1, MAR-4.2, MAR-4.4 */
export function siteIncome(g: Visible, held: Holdings = holdings(g)): number[][] {
  const owed = g.seats.map(() => noCards(g));
  const { sites } = g.s;
  for (let site = 0; site < sites.length; site++) if (sites[site] === 1) credit(g, owed, held, site, numberAt(held.sites, site));
  for (const { site, seat } of worked(g)) credit(g, owed, held, site, sideOf(g, seat));
  return owed;
}

/** @rules MAR-4.1, MAR-4.2, MAR-4.3, MAR-21.18 */
function credit(g: Visible, owed: number[][], held: Holdings, site: Site, side: Side): void {
  const seat = side < 0 ? null : seatOfSide(g, side);
  if (seat === null) return;
  const { kind, province } = at(g.data.sites, site);
  const doubled = kind === TAX ? doubles(g.s.temples, held.temples, province, side) : doubles(g.s.markets, held.markets, province, side);
  const cards = at(owed, seat);
  add(cards, kind, doubled ? 2 : 1);
}

/** @rules MAR-4.1, MAR-4.2, MAR-4.3 */
const doubles = (standing: readonly number[], holder: readonly number[], province: Space, side: Side): boolean =>
  standing[province] === 1 && holder[province] === side;

/** Pays one kind to all; if the bank is short, one card at a time from the Director on until none is left. @rules MAR-4.6, MAR-21.19 */
function payKind(g: G, kind: Kind, owed: readonly number[][], gained: readonly number[][]): void {
  let wanted = 0;
  for (const cards of owed) wanted += numberAt(cards, kind);
  if (wanted === 0) return;
  const give = (seat: Seat, count: number): void => {
    draw(g, seat, kind, count);
    const cards = at(gained, seat);
    add(cards, kind, count);
  };
  if (wanted <= numberAt(g.s.bank, kind)) {
    for (const seat of g.seats) give(seat, numberAt(at(owed, seat), kind));
    return;
  }
  const order = clockwiseFrom(g.seats, holderOf(g, DIRECTOR));
  for (let round = 0; numberAt(g.s.bank, kind) > 0; round++)
    for (const seat of order) if (numberAt(at(owed, seat), kind) > round && numberAt(g.s.bank, kind) > 0) give(seat, 1);
  g.emit('shortage', { kind: kindRef(g, kind) });
}

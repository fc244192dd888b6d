import { type Seat, seatOf } from '@pantheon/kernel';
import { cardOf } from '../data/read.ts';
import { type G, ITEMS, type Item, type Site, type Space, type Visible } from './types.ts';

// What a turn has to remember is one number each in the state. How two figures make up such a number is known here alone.

const SEATS = 8;
const PROVINCES = 64;

const powerNote = (g: Visible, seat: Seat, id: string): number => cardOf(g.data, id) * SEATS + seat;

/** Whether a seat's limited power is used up in this turn. */
export const isUsed = (g: Visible, seat: Seat, id: string): boolean => g.s.used.includes(powerNote(g, seat, id));

/** Marks a seat's limited power as used in this turn. */
export function exhaust(g: G, seat: Seat, id: string): void {
  g.s.used.push(powerNote(g, seat, id));
}

/** Notes that the active player built an item at the usual price. */
export function noteBuilt(g: G, item: Item, province: Space): void {
  g.s.built.push(ITEMS.indexOf(item) * PROVINCES + province);
}

/** Whether the active player has built such an item in this turn in a province of this sort. */
export function hasBuilt(g: Visible, item: Item, isSuch: (province: Space) => boolean): boolean {
  const number = ITEMS.indexOf(item);
  return g.s.built.some((note) => Math.floor(note / PROVINCES) === number && isSuch(note % PROVINCES));
}

/** Sets a legion of a seat to work on a site in this collection. */
export function putToWork(g: G, seat: Seat, site: Site): void {
  g.s.workers.push(site * SEATS + seat);
}

/** The sites that legions work in this collection, and for whom. */
export const worked = (g: Visible): { site: Site; seat: Seat }[] =>
  g.s.workers.map((note) => ({ site: Math.floor(note / SEATS), seat: seatOf(note % SEATS) }));

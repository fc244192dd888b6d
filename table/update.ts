import { type KeptLine, type LogLine, logFor, type Seat, type SeatView, seatOf } from '@pantheon/kernel';
import { changeBetween, type JsonChange, withChange } from './changes.ts';
import { type Clock, shownClocks } from './clocks.ts';
import type { OrderPlan, ProposalKind } from './entry.ts';
import type { EntryIndex, TableEvent } from './entry-index.ts';
import type { StandInReason, TableSeat } from './setup.ts';
import { type Ending, isAway, presentPeople, seatHeldBy, type TableState } from './state.ts';

/** Somebody who is sent what happens at a table: by the name that its host gives to people, or nobody in particular. */
export type Viewer = string | null;

/** Something that needs the consent of all people at the table. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly by: number;
  /** For a take-back: the number of answers that would still stand. */
  readonly to: number | null;
  readonly agreed: readonly number[];
  readonly needed: readonly number[];
  readonly createdAt: string;
}

/** An answer that its owner has left for later. */
export interface StandingOrder {
  readonly id: string;
  readonly plan: OrderPlan;
  readonly createdAt: string;
}

/** A seat as all may know it. */
export interface SeatStatus {
  readonly kind: TableSeat['kind'];
  readonly level: string | null;
  readonly standIn: { readonly level: string; readonly because: StandInReason } | null;
  /** Whether its owner is on vacation, which stops its clock. */
  readonly away?: true;
}

/** What others did between a seat's last turn and its present one: the lines of the log after a number of answers, up to another. */
export interface Recap {
  readonly after: number;
  readonly upTo: number;
}

/**
 * What happened since a moment, for one viewer and nobody else. To apply it: keep the first `log.from` lines of the log, append the new
 * ones, append `happened`, and take everything else as it is. An update that builds on a later moment than yours (`since` > yours) means
 * that you missed one: ask from yours.
 */
export interface TableUpdate {
  readonly moment: number;
  readonly since: number;
  /** The time of the table when this was made. */
  readonly at: string;
  /** The seat that the viewer has now; null for a spectator. */
  readonly seat: number | null;
  readonly sight: SeatView;
  /** Whether the viewer may give again what was taken back. */
  readonly canRedo: boolean;
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly happened: readonly TableEvent[];
  /** The seats that have answered a sealed question which others still think about. */
  readonly chosen: readonly number[];
  readonly recap: Recap | null;
  readonly seats: readonly SeatStatus[];
  readonly clocks: readonly Clock[];
  readonly paused: boolean;
  readonly ending: Ending | null;
  readonly proposals: readonly Proposal[];
  /** The viewer's own standing orders. */
  readonly orders: readonly StandingOrder[];
}

/**
 * What an update tells of how things stand at its moment, whenever it is made. The rest is what came to it, and what goes on between two
 * moments: clocks, and orders, which nobody else may know of.
 */
type Standing = Omit<TableUpdate, 'moment' | 'since' | 'at' | 'seat' | 'log' | 'happened' | 'clocks' | 'orders'>;

/** The same, told to somebody who has the update of moment `since`: in place of how things stand what has changed in that. */
export interface TableChanges extends Omit<TableUpdate, keyof Standing> {
  readonly changed: JsonChange;
}

/** What a viewer is sent. */
export type SentUpdate = TableUpdate | TableChanges;

/** How things stand by an update. */
function standingIn(update: TableUpdate): Standing {
  const { sight, canRedo, chosen, recap, seats, paused, ending, proposals } = update;
  return { sight, canRedo, chosen, recap, seats, paused, ending, proposals };
}

/** An update with what has changed in place of how things stand. */
function changesOf({ moment, since, at, seat, log, happened, clocks, orders }: TableUpdate, changed: JsonChange): TableChanges {
  return { moment, since, at, seat, log, happened, clocks, orders, changed };
}

/** The last update for each seat, and for spectators: the next one can be told as changes of it. */
export class LastSent {
  private readonly bySeat = new Map<number | null, { readonly moment: number; readonly standing: Standing }>();

  /**
   * An update as changes to the last one, where that is what its reader has; else the whole of it. What is remembered is the view itself: the
   * next one holds the same objects wherever nothing has changed, and what is the same object is not looked through.
   */
  told(update: TableUpdate): SentUpdate {
    const { seat, moment, since } = update;
    const known = this.bySeat.get(seat);
    const fresh = standingIn(update);
    this.bySeat.set(seat, { moment, standing: fresh });
    return known?.moment === since ? changesOf(update, changeBetween(known.standing, fresh) ?? {}) : update;
  }
}

/** The whole update; null where it tells of changes to another one than this: then it is to be asked for from the beginning. */
export function wholeUpdate<T extends SentUpdate>(known: TableUpdate | null, sent: T): (Omit<T, 'changed'> & TableUpdate) | null {
  if (!('changed' in sent)) return sent as T & TableUpdate;
  if (known === null || known.moment !== sent.since || known.seat !== sent.seat) return null;
  const { changed, ...rest } = sent;
  return { ...rest, ...(withChange(standingIn(known), changed) as Standing) };
}

/** How a match stood at an earlier point, as one viewer saw it. */
export interface PastUpdate {
  readonly sight: SeatView;
  readonly log: readonly LogLine[];
}

/** What the match shows to a seat. */
export interface MatchView {
  readonly sight: SeatView;
  readonly chosen: readonly number[];
  readonly recap: Recap | null;
}

/** All that an update is made from. */
export interface Sources {
  readonly index: EntryIndex;
  readonly state: TableState;
  readonly log: readonly KeptLine[];
  /** What a seat, or a spectator, sees of the match. */
  sightOf(seat: Seat | null): MatchView;
}

/** What a viewer is sent that knows everything up to a moment. The seat is the one that the viewer has now. */
export function makeUpdate({ index, state, log, sightOf }: Sources, viewer: Viewer, known: number, now: number): TableUpdate {
  const { moment } = index;
  const since = known > 0 && known <= moment ? Math.trunc(known) : 0;
  const from = index.keptSince(since);
  const at = seatHeldBy(state, viewer);
  const seat = at === null ? null : seatOf(at);
  const { sight, chosen, recap } = sightOf(seat);
  return {
    moment,
    since,
    at: new Date(now).toISOString(),
    seat,
    sight: state.ending === null ? sight : { ...sight, question: null, waiting: [], canUndo: false },
    canRedo: state.ending === null && seat !== null && state.redo?.seat === seat,
    log: { from, lines: logFor(log.slice(from), seat) },
    happened: index.happenedSince(since),
    chosen: state.ending === null ? chosen : [],
    recap: state.ending === null ? recap : null,
    seats: state.seats.map(({ kind, level, standIn }, at) => ({
      kind,
      level,
      standIn,
      ...(isAway(state, at) ? { away: true as const } : {}),
    })),
    clocks: shownClocks(state.clocks, now),
    paused: state.paused,
    ending: state.ending,
    proposals: proposalsIn(state),
    orders: ordersOf(state, seat),
  };
}

/** The proposals that are open. */
export function proposalsIn({ proposals, seats }: TableState): readonly Proposal[] {
  if (proposals.length === 0) return [];
  const needed = presentPeople(seats);
  return proposals.map((proposal) => ({ ...proposal, needed }));
}

/** The standing orders of a seat. */
export const ordersOf = ({ orders }: TableState, seat: number | null): readonly StandingOrder[] =>
  orders.filter((order) => order.seat === seat).map(({ id, plan, createdAt }) => ({ id, plan, createdAt }));

/** What others did between a seat's last turn and its present one. `givers` are the seats of all answers that stand, in order. */
export function recapFor(seat: number, givers: readonly { readonly seat: number }[]): Recap | null {
  const last = givers.findLastIndex((given) => given.seat !== seat);
  const mine = last < 0 ? -1 : givers.slice(0, last).findLastIndex((given) => given.seat === seat);
  return mine < 0 ? null : { after: mine + 1, upTo: last + 1 };
}

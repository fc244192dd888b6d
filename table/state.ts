import { PantheonError } from '@pantheon/kernel';
import { advanceClocks, type Clocks, freshClocks, refilled } from './clocks.ts';
import { type Entry, type EntryDetail, gives, goesBack, type OrderPlan, type ProposalKind } from './entry.ts';
import { STAND_IN_LEVEL, type TableSeat, type TableSetup } from './setup.ts';

/** How a match came to its end. */
export type Ending = 'played' | 'agreed' | 'resigned' | 'abandoned';

/** Something that waits for the consent of all people at the table. */
export interface StoredProposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly by: number;
  /** For a take-back: how many answers would still stand. */
  readonly to: number | null;
  readonly agreed: readonly number[];
  readonly createdAt: string;
}

/** An answer that a seat has left for later, with the round in which it was left. */
export interface StoredOrder {
  readonly id: string;
  readonly seat: number;
  readonly plan: OrderPlan;
  readonly round: string;
  readonly createdAt: string;
}

/** The table around its match: all that the entries tell beside the game. */
export interface TableState {
  readonly seats: readonly TableSeat[];
  readonly clocks: Clocks;
  readonly paused: boolean;
  readonly ending: Ending | null;
  readonly proposals: readonly StoredProposal[];
  readonly orders: readonly StoredOrder[];
  /** The answers that a seat took back and may give again, the next one first. */
  readonly redo: { readonly seat: number; readonly keys: readonly string[] } | null;
  /** Seats that took something back: they are asked themselves, whatever their orders say. */
  readonly asking: readonly number[];
  /** Seats whose owners are on vacation: their clocks stand still. */
  readonly away?: readonly number[];
}

/** What an entry did to the match. */
export interface MatchFacts {
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly round: string;
  /** The keys of the answers that the seat took back with it, the first one first. */
  readonly removed: readonly string[];
}

/** The table before its first entry. */
export const freshState = ({ seats, pace }: TableSetup): TableState => ({
  seats,
  clocks: freshClocks(pace, seats.length),
  paused: false,
  ending: null,
  proposals: [],
  orders: [],
  redo: null,
  asking: [],
});

/** The seats whose people have not gone for good: those whose consent is needed. */
export const presentPeople = (seats: readonly TableSeat[]): number[] =>
  seats.flatMap(({ kind, standIn }, seat) => (kind === 'person' && (standIn === null || standIn.because === 'time') ? [seat] : []));

/** The seat of somebody, or null. */
export const seatHeldBy = ({ seats }: Pick<TableState, 'seats'>, person: string | null): number | null => {
  const seat = person === null ? -1 : seats.findIndex((one) => one.person === person);
  return seat < 0 ? null : seat;
};

/** Whether the owner of a seat is on vacation. */
export const isAway = ({ away }: Pick<TableState, 'away'>, seat: number): boolean => away?.includes(seat) === true;

/** Whether a person answers at a seat: no bot plays there, and it is not open. */
export const playedByPerson = (seat: TableSeat | undefined): boolean => seat?.kind === 'person' && seat.standIn === null;

/** The level of the bot that answers at a seat, or null where none does. */
export const botLevelAt = (seat: TableSeat | undefined): string | null =>
  seat === undefined ? null : seat.kind === 'bot' ? seat.level : (seat.standIn?.level ?? null);

/** The table after an entry. */
export function stateAfter(setup: TableSetup, before: TableState, entry: Entry, facts: MatchFacts): TableState {
  const seats = seatsAfter(before.seats, entry);
  const ending = endingAfter(before, seats, entry, facts);
  const paused = entry.kind === 'paused' || (before.paused && entry.kind !== 'resumed');
  const settled = { ...before, ...awayAfter(before, entry), seats, ending, paused };
  return {
    ...settled,
    clocks: clocksAfter(setup, settled, entry, facts),
    proposals: ending === null ? proposalsAfter(before.proposals, entry) : [],
    orders: ending === null ? ordersAfter(before.orders, entry, facts) : [],
    redo: redoAfter(before.redo, entry, facts),
    asking: askingAfter(before, entry),
  };
}

// Whoever has never been away leaves no trace of it: so states that were stored before are the same.
function awayAfter({ away = [] }: TableState, { kind, seat }: Entry): Pick<TableState, 'away'> {
  if (seat === null || (kind !== 'away' && kind !== 'back')) return {};
  const others = away.filter((one) => one !== seat);
  return { away: kind === 'away' ? [...others, seat] : others };
}

function seatsAfter(seats: readonly TableSeat[], { kind, seat, detail }: Entry): readonly TableSeat[] {
  if (seat === null) return seats;
  const change = (next: Partial<TableSeat>): readonly TableSeat[] => seats.map((one, at) => (at === seat ? { ...one, ...next } : one));
  switch (kind) {
    case 'out-of-time':
      return change({ standIn: { level: STAND_IN_LEVEL, because: 'time' } });
    case 'resigned':
      return change({ standIn: { level: STAND_IN_LEVEL, because: becauseIn(detail) } });
    case 'returned':
      return change({ standIn: null });
    case 'joined':
      return change({ kind: 'person', person: detail !== null && 'person' in detail ? detail.person : null });
    default:
      return seats;
  }
}

const becauseIn = (detail: EntryDetail | null): 'resigned' | 'left' =>
  detail !== null && 'because' in detail ? detail.because : 'resigned';

// Where one person or none is left, there is nobody to play against: the match is over.
function endingAfter(before: TableState, seats: readonly TableSeat[], { kind }: Entry, { over }: MatchFacts): Ending | null {
  if (kind === 'ended') return 'agreed';
  if (over) return before.ending ?? 'played';
  if (kind === 'abandoned') return 'abandoned';
  if (kind === 'resigned' && presentPeople(seats).length <= 1) return 'resigned';
  return before.ending;
}

const STILL: ReadonlySet<Entry['kind']> = new Set(['proposed', 'agreed', 'declined', 'ordered', 'cancelled']);

function clocksAfter({ pace }: TableSetup, state: TableState, entry: Entry, { waiting }: MatchFacts): Clocks {
  const { clocks, seats, paused, ending } = state;
  if (STILL.has(entry.kind)) return clocks;
  const { kind, seat, at } = entry;
  const running = paused || ending !== null ? [] : waiting.filter((other) => playedByPerson(seats[other]) && !isAway(state, other));
  const tookBack = kind === 'undo' || kind === 'restart-turn' ? seat : null;
  const from = kind === 'returned' && seat !== null ? refilled(pace, clocks, seat) : clocks;
  // Only people have to mind the time, so only they earn some.
  const answered = gives(kind) && seat !== null && playedByPerson(seats[seat]) ? seat : null;
  return advanceClocks(pace, from, { now: Date.parse(at), running, answered, tookBack });
}

const changesMatch = (kind: Entry['kind']): boolean => gives(kind) || goesBack(kind) || kind === 'upgraded';

// A take-back is void as soon as the match has moved on, a pause during a pause, and everything once somebody has gone for good: what is
// left of the consent would not be that of those who are there.
function stillOpen(proposals: readonly StoredProposal[], kind: Entry['kind']): readonly StoredProposal[] {
  if (kind === 'resigned') return [];
  const over: ProposalKind | null = changesMatch(kind) ? 'take-back' : kind === 'paused' ? 'pause' : null;
  return over === null ? proposals : proposals.filter((one) => one.kind !== over);
}

/** Whose entry it is, where only somebody with a seat can have made it. */
function actingSeat({ kind, seat }: Entry): number {
  if (seat === null) throw new PantheonError('bad-record', `an entry "${kind}" belongs to nobody`);
  return seat;
}

function proposalsAfter(proposals: readonly StoredProposal[], entry: Entry): readonly StoredProposal[] {
  const { kind, at, detail } = entry;
  const open = stillOpen(proposals, kind);
  if (detail === null || !('proposal' in detail)) return open;
  if ('what' in detail)
    return kind === 'proposed'
      ? [
          ...open,
          { id: detail.proposal, kind: detail.what, by: actingSeat(entry), to: detail.to, agreed: [actingSeat(entry)], createdAt: at },
        ]
      : open;
  if (kind === 'agreed')
    return open.map((one) => (one.id === detail.proposal ? { ...one, agreed: [...one.agreed, actingSeat(entry)] } : one));
  return open.filter((one) => one.id !== detail.proposal);
}

// An order for a round ends with it, and one for once with the answer that it gave.
function ordersAfter(orders: readonly StoredOrder[], entry: Entry, { round }: MatchFacts): readonly StoredOrder[] {
  const { kind, seat, at, by, detail } = entry;
  const left = orders.filter(({ plan, round: left }) => plan.until !== 'round' || left === round);
  if (kind === 'resigned') return left.filter((order) => order.seat !== seat);
  if (detail === null || !('order' in detail)) return left;
  if ('plan' in detail) return [...left, { id: detail.order, seat: actingSeat(entry), plan: detail.plan, round, createdAt: at }];
  const spent = kind === 'cancelled' || by === 'order';
  return left.filter(({ id, plan }) => id !== detail.order || !(kind === 'cancelled' || (spent && plan.until === 'once')));
}

function redoAfter(redo: TableState['redo'], entry: Entry, { removed }: MatchFacts): TableState['redo'] {
  const { kind, seat } = entry;
  if (kind === 'undo' || kind === 'restart-turn') {
    const before = redo !== null && redo.seat === seat ? redo.keys : [];
    return { seat: actingSeat(entry), keys: [...removed, ...before] };
  }
  if (kind === 'redo') return redo === null || redo.keys.length < 2 ? null : { ...redo, keys: redo.keys.slice(1) };
  return changesMatch(kind) ? null : redo;
}

function askingAfter({ asking, seats }: TableState, { kind, seat, by }: Entry): readonly number[] {
  if (kind === 'take-back') return seats.map((_, at) => at);
  if (seat === null) return asking;
  if (kind === 'undo' || kind === 'restart-turn') return asking.includes(seat) ? asking : [...asking, seat];
  const decided = (kind === 'answer' && by !== 'order') || kind === 'redo' || kind === 'ordered' || kind === 'cancelled';
  return decided ? asking.filter((other) => other !== seat) : asking;
}

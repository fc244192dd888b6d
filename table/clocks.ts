import type { Pace } from './setup.ts';

/** The clocks of a match: by seat the milliseconds left when it last stood still, and since when it runs. */
export interface Clocks {
  readonly left: readonly (number | null)[];
  readonly since: readonly (number | null)[];
  /** What each had left before its last answer earned it time: that is what it has again when it takes the answer back. */
  readonly before?: readonly (number | null)[];
}

/** The clock of one seat, as clients show it. */
export interface Clock {
  readonly seat: number;
  /** Milliseconds left when this was made; null when nothing limits the seat. */
  readonly left: number | null;
  readonly running: boolean;
  /** When it runs out, if it runs. */
  readonly deadline: string | null;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What a seat has at the beginning, in milliseconds; null when nothing limits it. */
const whole = (pace: Pace): number | null => {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'live':
      return pace.bank * 1000;
    case 'daily':
      return (pace.bank ?? pace.days) * DAY;
  }
};

/** Whether every answer begins the time of a seat anew, rather than adding to what is left. */
const beginsAnew = (pace: Pace): boolean => pace.kind === 'daily' && pace.bank === undefined && pace.cap === undefined;

/** What a turn adds, and up to how much, in milliseconds. */
const earned = (pace: Exclude<Pace, { kind: 'none' }>): { readonly more: number; readonly cap: number } =>
  pace.kind === 'live'
    ? { more: pace.increment * 1000, cap: pace.cap * 1000 }
    : { more: pace.days * DAY, cap: (pace.cap ?? Math.max(pace.bank ?? 0, pace.days)) * DAY };

/** The clocks of a match that is about to start: none runs. */
export const freshClocks = (pace: Pace, seats: number): Clocks => ({
  left: Array.from({ length: seats }, () => whole(pace)),
  since: Array.from({ length: seats }, () => null),
});

/** What a seat has left at a time, in milliseconds; null when nothing limits it. */
export const timeLeft = (clocks: Clocks, seat: number, now: number): number | null => {
  const left = clocks.left[seat] ?? null;
  const since = clocks.since[seat] ?? null;
  return left === null || since === null ? left : left - Math.max(0, now - since);
};

/** What a seat has after it has answered: what its turn adds, up to the cap; or all of it anew. */
function rewarded(pace: Pace, left: number | null): number | null {
  if (left === null || pace.kind === 'none') return null;
  if (beginsAnew(pace)) return whole(pace);
  const { more, cap } = earned(pace);
  return Math.min(Math.max(left + more, 0), Math.max(cap, left));
}

/** What happened, as far as clocks are concerned: who is waited for now, and who has answered or taken back an answer. */
export interface Tick {
  readonly now: number;
  readonly running: readonly number[];
  readonly answered: number | null;
  readonly tookBack?: number | null;
}

/**
 * The clocks after something happened: those of the seats that are waited for run, the others stand. A seat that has just given its
 * answer and is not asked again has earned its increment; by plain days, every answer begins the time anew. Whoever takes the answer back
 * gives back what it earned: else answering and taking back would be a way to gain time.
 */
export function advanceClocks(pace: Pace, clocks: Clocks, tick: Tick): Clocks {
  const seats = clocks.left.map((limit, seat) => movedOne(pace, clocks, limit, seat, tick));
  return { left: seats.map(({ left }) => left), since: seats.map(({ since }) => since), before: seats.map(({ before }) => before) };
}

interface OneClock {
  readonly left: number | null;
  readonly since: number | null;
  readonly before: number | null;
}

function movedOne(pace: Pace, clocks: Clocks, limit: number | null, seat: number, { now, running, answered, tookBack }: Tick): OneClock {
  const still = timeLeft(clocks, seat, now);
  const runs = limit !== null && running.includes(seat);
  const since = runs ? now : null;
  if (seat === answered && (beginsAnew(pace) || !running.includes(seat))) return { left: rewarded(pace, still), since, before: still };
  const before = clocks.before?.[seat] ?? null;
  if (seat === tookBack) return { left: before === null || still === null ? still : Math.min(still, before), since, before: null };
  return { left: still, since, before: runs && (clocks.since[seat] ?? null) === null ? null : before };
}

/** A seat whose owner came back after the time had run out gets time again: what a turn adds, or a minute at least. */
export function refilled(pace: Pace, clocks: Clocks, seat: number): Clocks {
  const fresh = pace.kind === 'none' ? 0 : Math.max(MINUTE, earned(pace).more);
  return { ...clocks, left: clocks.left.map((left, other) => (other === seat && left !== null ? Math.max(left, fresh) : left)) };
}

/** The earliest time at which a running clock is empty, and whose it is. */
export function firstDeadline(clocks: Clocks): { readonly at: number; readonly seat: number } | null {
  let first: { at: number; seat: number } | null = null;
  clocks.since.forEach((since, seat) => {
    const left = clocks.left[seat] ?? null;
    if (since === null || left === null) return;
    if (first === null || since + left < first.at) first = { at: since + left, seat };
  });
  return first;
}

/** The clocks as clients show them. */
export const shownClocks = (clocks: Clocks, now: number): Clock[] =>
  clocks.left.map((limit, seat) => {
    const since = clocks.since[seat] ?? null;
    const left = timeLeft(clocks, seat, now);
    return {
      seat,
      left: left === null ? null : Math.max(0, Math.round(left)),
      running: since !== null,
      deadline: since === null || limit === null ? null : new Date(since + limit).toISOString(),
    };
  });

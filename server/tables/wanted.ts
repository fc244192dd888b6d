import type { Ending } from '../api/index.ts';
import type { Action, Outcome } from '../engine/journal.ts';
import type { EngineError } from '../engine/threads.ts';
import { Refusal } from '../failure.ts';
import { moved, refilled } from './clocks.ts';
import type { Change, SeatChange } from './commit.ts';
import type { TableState } from './rows.ts';

/** What somebody wants to enter in the record, and what it means for the table. */
export interface Wanted extends Omit<Action, 'at'> {
  readonly author: string | null;
  readonly request: string | null;
  readonly change?: SeatChange;
  readonly paused?: boolean;
  readonly ending?: Ending;
  readonly spent?: string;
}

/** An entry with all that it changes at its table. */
export function changeOf(state: TableState, wanted: Wanted, outcome: Outcome): Change {
  const { author, request, change, spent } = wanted;
  const paused = wanted.paused ?? state.row.paused;
  const ending = wanted.ending ?? null;
  return {
    author,
    request,
    outcome,
    paused,
    ending,
    clocks: clocksAfter(state, wanted, outcome, paused || ending !== null || outcome.over),
    ...(change === undefined ? {} : { seat: change }),
    ...(spent === undefined ? {} : { spent }),
  };
}

function clocksAfter(state: TableState, { kind, seat, change }: Wanted, outcome: Outcome, stopped: boolean): Change['clocks'] {
  const { pace } = state.row;
  const returned = change !== undefined && change.standIn === null;
  const played = (other: number): boolean => {
    const standIn = change?.seat === other ? change.standIn : (state.seats[other]?.stand_in ?? null);
    return state.seats[other]?.kind === 'person' && standIn === null;
  };
  const clocks = clocksOf(state);
  const running = stopped ? [] : outcome.awaited.map((waited) => waited.seat).filter(played);
  const tookBack = kind === 'undo' || kind === 'restart-turn' ? seat : null;
  const then = { now: Date.parse(outcome.entry.at), running, answered: kind === 'answer' ? seat : null, tookBack };
  return moved(pace, returned ? refilled(pace, clocks, change.seat) : clocks, then);
}

/** The clocks of a table, also of one whose match has not begun. */
export const clocksOf = ({ row, seats }: TableState): Change['clocks'] =>
  row.clocks ?? { left: seats.map(() => null), since: seats.map(() => null) };

/** What the rules are to know of it. */
export const onlyAction = ({ kind, seat, key, by, at, expected }: Action): Action => ({
  kind,
  seat,
  key,
  by,
  at,
  ...(expected === undefined ? {} : { expected }),
});

/** Refuses what a table does not take now. */
export function requireOpen({ row, seats }: TableState, { kind, seat, by }: Wanted): void {
  if (row.status === 'frozen') throw new Refusal('frozen', 'this table is frozen', row.moment);
  if (row.status !== 'running') throw new Refusal('not-running', 'no match is running here', row.moment);
  if (row.paused !== (kind === 'resumed') && kind !== 'resigned' && kind !== 'abandoned')
    throw row.paused
      ? new Refusal('paused', 'the match is paused', row.moment)
      : new Refusal('not-running', 'the match is not paused', row.moment);
  const standIn = seat === null ? null : (seats[seat]?.stand_in_because ?? null);
  if (standIn !== null && by === 'person' && kind !== 'returned' && kind !== 'resigned')
    throw new Refusal('not-your-question', 'a bot plays for you: take your seat back first', row.moment);
  if (standIn === null && kind === 'returned') throw new Refusal('forbidden', 'nobody plays for you', row.moment);
}

/** What the rules refused, as a refusal of the server. */
export function refusalOf({ refused }: EngineError, moment: number): Refusal {
  switch (refused.code) {
    case 'stale':
    case 'not-offered':
    case 'not-your-question':
    case 'cannot-undo':
      return new Refusal(refused.code, refused.message, moment);
    default:
      return new Refusal('bad-request', refused.message, moment);
  }
}

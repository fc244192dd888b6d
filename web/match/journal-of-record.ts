import { type AnyGame, canonical, type MatchRecord, PantheonError, type StoredCheckpoint, seatOf } from '@pantheon/kernel';
import { type Journal, playRecord, type Seating, type Step, seatWith, setupOfRecord, TableHost, type TableSeat } from '@pantheon/table';
import { personOnDevice } from './names.ts';
import type { SeatV1, TableRowV1 } from './store.ts';

/** A table that was made from a record: its journal, and the host at which that leads. */
export interface DeviceJournal {
  readonly host: TableHost;
  readonly journal: Journal;
}

/** The seats of a table on this device, by who sits there. */
export const seatsOnDevice = (seats: readonly Pick<SeatV1, 'kind' | 'level'>[]): TableSeat[] =>
  seats.map(({ kind, level }, seat) =>
    kind === 'bot' ? seatWith({ kind, ...(level === undefined ? {} : { level }) }) : seatWith({ kind, person: personOnDevice(seat) }),
  );

interface Played {
  readonly host: TableHost;
  readonly steps: readonly Step[];
}

function collected({ host, steps }: Played): DeviceJournal {
  const { setup, base, state } = host;
  const checkpoint = steps.findLast((step) => step.checkpoint !== null)?.checkpoint ?? null;
  return { host, journal: { setup, base, checkpoint, entries: steps.map(({ entry }) => entry), state } };
}

/** A table on which a record is played again, to the position that it names. Only the rules by which it was played can do that. */
export function journalOfRecord(game: AnyGame, record: MatchRecord, seating: Seating, now: number): DeviceJournal {
  return collected(played(game, record, seating, now));
}

function played(game: AnyGame, record: MatchRecord, seating: Seating, now: number): Played {
  const { start } = record;
  if (start?.at === undefined) return playRecord(game, record, seating, now);
  if (record.rules !== game.version)
    throw new PantheonError('foreign-record', `the match was played by version ${record.rules} of the rules`);
  const { at, chance = 0 } = start;
  const { host, steps } = fromCheckpoint(game, record, { ...start, at, chance, lines: 0 }, seating, now);
  const since = host.enterRecord(record, [...record.answers.slice(at), ...record.pending], now);
  if (host.match.hash() !== record.hash) throw new PantheonError('bad-record', 'the record does not lead to the position that it names');
  return { host, steps: [...steps, ...since] };
}

// A record does not hold the log: what was said before the checkpoint is not known any more.
function fromCheckpoint(game: AnyGame, record: MatchRecord, from: StoredCheckpoint, seating: Seating, now: number): Played {
  const { start: _, ...setup } = setupOfRecord(game, record, seating);
  const checkpoint = { ...from, lines: 0 };
  const given = record.answers.slice(0, from.at).map(([seat, key, ...chance]) => ({ seat: seatOf(seat), key, chance }));
  const base = { entry: 1, checkpoint, opening: record.opening, given, log: [] };
  const { host, step } = TableHost.upgrade(game, { setup, base, checkpoint, entries: [], state: null }, now);
  return { host, steps: [step] };
}

// All of it where the rules are the same, else from its last checkpoint on.
function continued(game: AnyGame, record: MatchRecord, seating: Seating, now: number): Played {
  if (record.rules !== game.version) return fromCheckpoint(game, record, record.checkpoint, seating, now);
  try {
    return played(game, record, seating, now);
  } catch (error) {
    if (!(error instanceof PantheonError) || error.code === 'foreign-record') throw error;
    return fromCheckpoint(game, record, record.checkpoint, seating, now);
  }
}

/**
 * A table that the first version of the page kept, at the same position, with the orders that were left at it. A match that is over stays
 * over: it is not gone on with by other rules.
 */
export function journalOfKept(game: AnyGame, { record, seats, orders = [], updated, over }: TableRowV1): DeviceJournal {
  const seating = { seats: seatsOnDevice(seats), pace: { kind: 'none' } } as const;
  const { host, steps } = (over ? played : continued)(game, record, seating, updated);
  const standing = host.state.ending === null ? orders : [];
  const left = standing.flatMap(({ seat, plan, round }) => {
    const past = plan.until === 'round' && canonical(JSON.parse(round)) !== canonical(host.round);
    const { step } = past ? { step: null } : host.submit({ person: personOnDevice(seat), command: { kind: 'order', plan } }, updated);
    return step === null ? [] : [step];
  });
  return collected({ host, steps: [...steps, ...left] });
}

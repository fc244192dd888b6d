import { type AnyGame, type MatchRecord, PantheonError, requirePack, type StoredCheckpoint, sameJson, seatOf } from '@pantheon/kernel';
import type { Journal } from './entry.ts';
import { type Step, TableHost } from './host.ts';
import type { Pace, TableSeat, TableSetup } from './setup.ts';

/** Who sits where at a table that is made from a record, and how much time they have. */
export interface Seating {
  readonly seats: readonly TableSeat[];
  readonly pace: Pace;
}

/** The set-up of the table that a record was played at. */
export function setupOfRecord(game: AnyGame, record: MatchRecord, { seats, pace }: Seating): TableSetup {
  if (record.game !== game.id) throw new PantheonError('foreign-record', `this is a match of ${record.game}, not of ${game.id}`);
  requirePack(game, record);
  if (seats.length !== record.seats) throw new PantheonError('bad-setup', `the match has ${record.seats} seats`);
  const { options, seed, entropy, pack, start } = record;
  return {
    game: record.game,
    rules: game.version,
    seats,
    pace,
    options,
    seed,
    entropy,
    ...(pack === undefined ? {} : { pack }),
    ...(start === undefined ? {} : { start }),
  };
}

/** A table that was made from a record, with what is to be stored of it. */
export interface TableOfRecord {
  readonly host: TableHost;
  readonly steps: readonly Step[];
}

/** All that is to be stored of a table that was made from a record, in one piece. */
export function journalOf({ host, steps }: TableOfRecord): Journal {
  const { setup, base, state } = host;
  const checkpoint = steps.findLast((step) => step.checkpoint !== null)?.checkpoint ?? null;
  return { setup, base, checkpoint, entries: steps.map(({ entry }) => entry), state };
}

/**
 * A table on which a record is played again, answer by answer, as if its people had entered it now. It must lead to the position that the
 * record names.
 */
export function playRecord(game: AnyGame, record: MatchRecord, seating: Seating, now: number): TableOfRecord {
  if (record.rules !== game.version)
    throw new PantheonError('foreign-record', `the match was played by version ${record.rules} of the rules`);
  const { host, steps } = begun(game, record, seating, now);
  const answers = [...record.answers.slice(host.match.number), ...record.pending];
  const entered = host.enterRecord(record, answers, now);
  if (host.match.hash() !== record.hash) throw new PantheonError('bad-record', 'the record does not lead to the position that it names');
  const found = host.record();
  if (!sameJson([found.opening, found.answers], [record.opening, record.answers]))
    throw new PantheonError('bad-record', 'the record names outcomes of chance that nothing in it brought about');
  return { host, steps: [...steps, ...entered] };
}

// A match whose rules were corrected begins where they were: what lies before cannot be played again.
function begun(game: AnyGame, record: MatchRecord, seating: Seating, now: number): TableOfRecord {
  const { start } = record;
  if (start?.at !== undefined) return fromCheckpoint(game, record, { chance: 0, ...start, at: start.at, lines: 0 }, seating, now);
  const { host, step } = TableHost.create(game, setupOfRecord(game, record, seating), now);
  return { host, steps: [step] };
}

// A record does not hold the log: what was said before the checkpoint is not known any more.
function fromCheckpoint(game: AnyGame, record: MatchRecord, checkpoint: StoredCheckpoint, seating: Seating, now: number): TableOfRecord {
  const { start: _, ...setup } = setupOfRecord(game, record, seating);
  const given = record.answers.slice(0, checkpoint.at).map(([seat, key, ...chance]) => ({ seat: seatOf(seat), key, chance }));
  const base = { entry: 1, checkpoint, opening: record.opening, given, log: [] };
  const { host, step } = TableHost.upgrade(game, { setup, base, checkpoint, entries: [], state: null }, now);
  return { host, steps: [step] };
}

/** A table that goes on from the last checkpoint of a record: also where the rules of today are not those by which it was played. */
export const resumeRecord = (game: AnyGame, record: MatchRecord, seating: Seating, now: number): TableOfRecord =>
  fromCheckpoint(game, record, { ...record.checkpoint, lines: 0 }, seating, now);

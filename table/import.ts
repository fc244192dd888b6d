import { type AnyGame, loadPack, type MatchRecord, PantheonError } from '@pantheon/kernel';
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
  if (loadPack(game, record.pack ?? game.pack).hash !== record.packHash)
    throw new PantheonError('foreign-record', 'the match was played with other component data');
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

/**
 * A table on which a record is played again, answer by answer, as if its people had entered it now. It must lead to the position that the
 * record names.
 */
export function playRecord(
  game: AnyGame,
  record: MatchRecord,
  seating: Seating,
  now: number,
): { readonly host: TableHost; readonly steps: readonly Step[] } {
  if (record.rules !== game.version)
    throw new PantheonError('foreign-record', `the match was played by version ${record.rules} of the rules`);
  const { host, step } = TableHost.create(game, setupOfRecord(game, record, seating), now);
  const steps = [step, ...[...record.answers, ...record.pending].map((answer) => host.enterRecorded(answer, now))];
  if (host.match.hash() !== record.hash) throw new PantheonError('bad-record', 'the record does not lead to the position that it names');
  return { host, steps };
}

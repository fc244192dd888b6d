import { PACK_BOUNDS, PantheonError, STATE_BOUNDS, schema } from '@pantheon/kernel';
import type { Entry, EntryDetail, Journal } from './entry.ts';
import type { TableSeat } from './setup.ts';

/** A table as a file: it can be carried from one host to another and goes on there as if nothing had happened. */
export interface TableFile {
  readonly format: 'pantheon-table-file';
  readonly formatVersion: 1;
  readonly title: string;
  /** What those at its seats are called. */
  readonly names: readonly string[];
  readonly journal: Journal;
}

const { dictionary, flag, jsonObject, list, number, oneOf, optional, shape, text, whole } = schema;

const MOST_ENTRIES = 200_000;

const position = jsonObject(STATE_BOUNDS);
const details = jsonObject({ depth: 12, size: 20_000 });
const orNull =
  <T>(item: schema.Schema<T>): schema.Schema<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

const seatNumber = whole(0, 11);
const count = whole(0, MOST_ENTRIES);
const optionValue: schema.Schema<string | number | boolean> = (value, path) =>
  typeof value === 'boolean' ? flag(value, path) : typeof value === 'number' ? number(-1e9, 1e9)(value, path) : text(value, path);
const outcome = whole(0, Number.MAX_SAFE_INTEGER);
const dice = shape({ seed: text, word: outcome });
const time = whole(-8.64e15, 8.64e15);

const standIn = shape({ level: text, because: oneOf('time', 'resigned', 'left') });
const seat: schema.Schema<TableSeat> = shape({
  kind: oneOf('person', 'bot', 'open'),
  person: orNull(text),
  level: orNull(text),
  standIn: orNull(standIn),
});
const seats = list(seat, { min: 1, max: 12 });

const positive = (most: number): schema.Schema<number> =>
  schema.checked(number(0, most), (value) => (value > 0 ? null : `expected a number up to ${most}`));

// Only what is there is taken over: a pace without a bank is another one.
const daily: schema.Schema<{ days: number; bank?: number; cap?: number }> = (value, path) => {
  const { days, bank, cap } = shape({ days: positive(365), bank: optional(positive(365)), cap: optional(positive(365)) })(value, path);
  return { days, ...(bank === undefined ? {} : { bank }), ...(cap === undefined ? {} : { cap }) };
};

const pace: schema.Schema<Journal['setup']['pace']> = (value, path) => {
  const { kind } = shape({ kind: oneOf('none', 'live', 'daily') })(value, path);
  switch (kind) {
    case 'none':
      return { kind };
    case 'live':
      return { kind, ...shape({ bank: whole(1, 1e7), increment: whole(0, 1e6), cap: whole(1, 1e7) })(value, path) };
    case 'daily':
      return { kind, ...daily(value, path) };
  }
};

const setup = shape({
  game: text,
  rules: text,
  seats,
  pace,
  options: optional(dictionary(optionValue)),
  seed: text,
  entropy: optional(list(text, { max: 12 })),
  pack: optional(jsonObject(PACK_BOUNDS)),
  start: optional(shape({ phase: text, state: position, dice, at: optional(count), chance: optional(count) })),
});

const line = shape({
  event: text,
  args: details,
  at: count,
  level: oneOf('heading', 'action', 'effect'),
  told: optional(shape({ seat: seatNumber, event: text, args: details })),
});
const lines = list(line, { max: MOST_ENTRIES });
const chance = list(outcome, { max: MOST_ENTRIES });
const until = oneOf('cancelled', 'once', 'round');
const orderPlan: schema.Schema<object> = (value, path) => {
  const { kind } = shape({ kind: oneOf('answer', 'game') })(value, path);
  return kind === 'answer'
    ? { kind, ...shape({ topic: text, key: text, until })(value, path) }
    : { kind, ...shape({ order: details, until })(value, path) };
};

const detail: schema.Schema<EntryDetail> = (value, path) => {
  const known = shape({
    proposal: optional(text),
    what: optional(oneOf('take-back', 'pause', 'end', 'abandon')),
    order: optional(text),
    plan: optional(orderPlan),
    person: optional(text),
    because: optional(oneOf('resigned', 'left')),
    drawn: optional(list(seatNumber, { max: 12 })),
  })(value, path);
  const to = orNull(count)((value as { to?: unknown }).to ?? null, `${path}.to`);
  return (known.what === undefined ? known : { ...known, to }) as EntryDetail;
};

const KINDS = [
  'start',
  'answer',
  'undo',
  'redo',
  'restart-turn',
  'take-back',
  'out-of-time',
  'returned',
  'resigned',
  'joined',
  'away',
  'back',
  'paused',
  'resumed',
  'ended',
  'abandoned',
  'upgraded',
  'proposed',
  'agreed',
  'declined',
  'ordered',
  'cancelled',
] as const satisfies readonly Entry['kind'][];

const entry = shape({
  entry: whole(1, MOST_ENTRIES),
  moment: count,
  kind: oneOf(...KINDS),
  seat: orNull(seatNumber),
  key: orNull(text),
  by: oneOf('person', 'bot', 'order', 'server'),
  at: text,
  number: count,
  chance,
  together: list(seatNumber, { max: 12 }),
  hash: text,
  linesFrom: count,
  lines,
  detail: orNull(detail),
  person: orNull(text),
  request: orNull(text),
});

const given = shape({ seat: seatNumber, key: text, chance });
const checkpoint = shape({ at: count, phase: text, state: position, dice, chance: count, lines: count });

const state = shape({
  seats,
  clocks: shape({
    left: list(orNull(time), { max: 12 }),
    since: list(orNull(time), { max: 12 }),
    before: optional(list(orNull(time), { max: 12 })),
  }),
  paused: flag,
  ending: orNull(oneOf('played', 'agreed', 'resigned', 'abandoned')),
  proposals: list(
    shape({
      id: text,
      kind: oneOf('take-back', 'pause', 'end', 'abandon'),
      by: seatNumber,
      to: orNull(count),
      agreed: list(seatNumber, { max: 12 }),
      createdAt: text,
    }),
    { max: 100 },
  ),
  orders: list(shape({ id: text, seat: seatNumber, plan: orderPlan, round: text, createdAt: text }), { max: 300 }),
  redo: orNull(shape({ seat: seatNumber, keys: list(text, { max: MOST_ENTRIES }) })),
  asking: list(seatNumber, { max: 12 }),
  away: optional(list(seatNumber, { max: 12 })),
});

const file = shape({
  format: oneOf('pantheon-table-file'),
  formatVersion: oneOf(1),
  title: text,
  names: list(text, { max: 12 }),
  journal: shape({
    setup,
    base: orNull(
      shape({
        entry: whole(1, MOST_ENTRIES),
        checkpoint,
        opening: chance,
        given: list(given, { max: MOST_ENTRIES }),
        log: lines,
        state: optional(state),
      }),
    ),
    checkpoint: orNull(checkpoint),
    entries: list(entry, { min: 1, max: MOST_ENTRIES }),
    state: orNull(state),
  }),
});

/** Reads a table that somebody brings, or says where it is wrong. Whether its entries lead where they say is for a host to find out. */
export function readTableFile(value: unknown): TableFile {
  try {
    return file(value, '') as unknown as TableFile;
  } catch (cause) {
    if (cause instanceof PantheonError) throw new PantheonError('bad-record', `not a good table: ${cause.message}`, { cause });
    throw cause;
  }
}

/** A journal with other names for the people in it: those of the host that it comes to. */
export function renamePeople(journal: Journal, nameOf: (person: string) => string | null): Journal {
  const rename = (person: string | null): string | null => (person === null ? null : nameOf(person));
  const seated = <T extends { readonly seats: readonly TableSeat[] }>(table: T): T => ({
    ...table,
    seats: table.seats.map((one) => ({ ...one, person: rename(one.person) })),
  });
  const renamed = (one: Entry): Entry => ({
    ...one,
    person: rename(one.person),
    detail: one.detail !== null && 'person' in one.detail ? { person: rename(one.detail.person) ?? '' } : one.detail,
  });
  const { base } = journal;
  return {
    ...journal,
    setup: seated(journal.setup),
    base: base === null || base.state === undefined ? base : { ...base, state: seated(base.state) },
    entries: journal.entries.map(renamed),
    state: journal.state === null ? null : seated(journal.state),
  };
}

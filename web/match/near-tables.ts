import {
  type ImaginedTrail,
  Match,
  type MatchRecord,
  mixedSeed,
  type Options,
  recordOf,
  replay,
  type Shape,
  seatOf,
} from '@pantheon/kernel';
import { type Journal, openJournal, type Pace, renamePeople, type TableFile, TableHost } from '@pantheon/table';
import { loadGame } from '../app/game-module.ts';
import { USUAL_LEVEL } from '../app/levels.ts';
import { journalOfRecord, seatsOnDevice } from './journal-of-record.ts';
import { botName, personOnDevice } from './names.ts';
import { type ChallengeLabel, keepTable, type SeatV1, type TableLabel } from './store.ts';
import { deviceRowOf } from './table-rows.ts';

/** Somebody at a table on this device. */
export type SeatOnDevice = SeatV1;

/** How a table on this device is set up. */
export interface NearSetup {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatOnDevice[];
  readonly options?: Options;
  readonly seed?: string;
  readonly pace?: Pace;
  /** Somebody's first game: lessons come along the way. */
  readonly guided?: boolean;
  readonly challenge?: ChallengeLabel;
}

/** A seed that nobody can guess. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const freshLabel = (label: Omit<TableLabel, 'id' | 'created'>): TableLabel => ({
  ...label,
  id: crypto.randomUUID(),
  created: Date.now(),
});

async function keep(label: TableLabel, host: TableHost, journal: Journal): Promise<string> {
  await keepTable(deviceRowOf(label, host, journal, Date.now()), journal.entries);
  return label.id;
}

const namesOf = (seats: readonly SeatOnDevice[]): string[] => seats.map(({ name }) => name);

/** Makes a new table. Returns its name. */
export async function createTable({ game, title, seats, options, seed, pace, guided, challenge }: NearSetup): Promise<string> {
  const { rules } = await loadGame(game);
  const setup = {
    game,
    rules: rules.version,
    seats: seatsOnDevice(seats),
    pace: pace ?? ({ kind: 'none' } as const),
    seed: seed || freshSeed(),
    ...(options === undefined ? {} : { options }),
  };
  const { host, step } = TableHost.create(rules, setup, Date.now());
  const label = freshLabel({
    title,
    names: namesOf(seats),
    ...(guided ? { guided: true as const } : {}),
    ...(challenge === undefined ? {} : { challenge }),
  });
  return keep(label, host, { setup, base: null, checkpoint: step.checkpoint, entries: [step.entry], state: step.state });
}

/** What if: a new table that goes on from a moment of a match. Returns its name. */
export async function branchTable(record: MatchRecord, at: number, title: string, seats: readonly SeatOnDevice[]): Promise<string> {
  const { rules } = await loadGame(record.game);
  const until = recordOf(replay(rules, record, at));
  const { host, journal } = journalOfRecord(rules, until, { seats: seatsOnDevice(seats), pace: { kind: 'none' } }, Date.now());
  return keep(freshLabel({ title, names: namesOf(seats) }), host, journal);
}

/** A match as it might be for all that a seat knows, and who sits there. */
export interface Imagined {
  readonly game: string;
  readonly options: Options;
  readonly pack?: unknown;
  readonly seat: number;
  readonly trail: ImaginedTrail;
}

/** A host of a match as it might be, on this device. */
export async function imaginedHost(
  { game, options, pack, seat, trail }: Imagined,
  seats: readonly SeatOnDevice[],
): Promise<{ readonly host: TableHost; readonly journal: Journal }> {
  const { rules } = await loadGame(game);
  const seed = freshSeed();
  const { phase, state, answers, chance } = trail;
  const setup = { seats: seats.length, options, seed, ...(pack === undefined ? {} : { pack }), rigged: chance };
  const match = Match.startFrom<Shape>(rules, setup, { phase, state, dice: { seed: mixedSeed(seed, []), word: 0 } });
  for (const key of answers) match.answer(seatOf(seat), key);
  return journalOfRecord(rules, recordOf(match), { seats: seatsOnDevice(seats), pace: { kind: 'none' } }, Date.now());
}

/** What if, in a running match: a new table that goes on from what a seat knows, with hidden things drawn anew. Returns its name. */
export async function imagineTable(
  { game, options, pack, seat, trail }: Imagined,
  title: string,
  seats: readonly SeatOnDevice[],
): Promise<string> {
  const { host, journal } = await imaginedHost({ game, options, pack, seat, trail }, seats);
  return keep(freshLabel({ title, names: namesOf(seats), imagined: true }), host, journal);
}

/** An unfinished match from elsewhere: whoever is asked is played here, bots play the others. Returns the name of its table. */
export async function continueRecord(record: MatchRecord, title: string, name: string): Promise<string> {
  const { rules } = await loadGame(record.game);
  const me = replay(rules, record).waiting[0]?.seat ?? 0;
  const seats = Array.from(
    { length: record.seats },
    (_, seat): SeatOnDevice => (seat === me ? { name, kind: 'person' } : { name: botName(seat), kind: 'bot', level: USUAL_LEVEL }),
  );
  const { host, journal } = journalOfRecord(rules, record, { seats: seatsOnDevice(seats), pace: { kind: 'none' } }, Date.now());
  return keep(freshLabel({ title, names: namesOf(seats) }), host, journal);
}

/** Takes in a match that was played elsewhere, to be looked at. Returns the name of its table. */
export async function keepRecord(record: MatchRecord, title: string): Promise<string> {
  const { rules } = await loadGame(record.game);
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ name: botName(seat), kind: 'bot' as const, level: USUAL_LEVEL }));
  const { host, journal } = journalOfRecord(rules, record, { seats: seatsOnDevice(seats), pace: { kind: 'none' } }, Date.now());
  return keep(freshLabel({ title, names: namesOf(seats), onlyRead: true }), host, journal);
}

/** Takes in a whole table from elsewhere: it goes on here as if nothing had happened. Returns its name. */
export async function keepFile({ title, names, journal }: TableFile): Promise<string> {
  const { rules } = await loadGame(journal.setup.game);
  const seats = journal.state?.seats ?? journal.setup.seats;
  const seatNumbers = new Map(seats.flatMap(({ person }, seat) => (person === null ? [] : [[person, seat] as const])));
  const nameOf = (person: string): string | null => {
    const seat = seatNumbers.get(person);
    return seat === undefined ? null : personOnDevice(seat);
  };
  const here = renamePeople(journal, nameOf);
  const { host } = openJournal(rules, here, Date.now());
  return keep(freshLabel({ title, names }), host, here);
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameStudy } from '@pantheon/bots';
import { catalog } from '@pantheon/catalog';
import { type AnyGame, fromPosition, type MatchRecord, type Position, readFile } from '@pantheon/kernel';
import {
  type Journal,
  journalOf,
  openJournal,
  playRecord,
  readTableFile,
  resumeRecord,
  seatWith,
  type TableFile,
  TableHost,
  type TableSeat,
  type TableSetup,
} from '@pantheon/table';
import { CliFailure } from './failure.ts';

/** Everything about one game. */
export type LoadedModule = Awaited<ReturnType<(typeof catalog)[number]['load']>>;

/** The game of a name. */
export async function gameNamed(id: string): Promise<LoadedModule> {
  const found = catalog.find((entry) => entry.id === id);
  if (found === undefined) throw new CliFailure(`there is no game "${id}"; the games are ${catalog.map((entry) => entry.id).join(', ')}`);
  return found.load();
}

/** What measures the bots of a game; nothing where the game has no such thing. */
export const studyOf = async (game: LoadedModule): Promise<GameStudy> => (await game.study?.()) ?? { habits: [], exploiters: [] };

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (cause) {
    throw new CliFailure(`cannot read ${file}: ${reasonOf(cause)}`, { cause });
  }
}

/** Reads a record, a position or a table. */
export function readMatchFile(file: string): MatchRecord | Position | TableFile {
  const text = readText(file);
  return isTableText(text) ? readTableFile(JSON.parse(text)) : readFile(text);
}

// What is no whole JSON is complained of by whoever reads records.
function isTableText(text: string): boolean {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format === 'pantheon-table-file';
  } catch {
    return false;
  }
}

/** Whether a file of this name is, or will be, a table rather than a record. */
export function isTableFile(file: string): boolean {
  return existsSync(file) ? isTableText(readText(file)) : file.endsWith('.table.json');
}

/** The record of a match, also out of a table; a position will not do. */
export async function readRecord(file: string): Promise<MatchRecord> {
  const found = readMatchFile(file);
  if (found.format === 'pantheon-position') throw new CliFailure(`${file} is a position; this needs the record of a match`);
  return found.format === 'pantheon-record' ? found : (await tableOf(found, peopleOnly)).host.record();
}

/** A table that a file holds, in memory. */
export interface OpenedTable {
  readonly game: LoadedModule;
  readonly found: MatchRecord | Position | TableFile;
  readonly host: TableHost;
  readonly journal: Journal;
}

/** Who has a seat where nothing says it. */
export const personInFile = (seat: number): string => `player ${seat}`;

/** Who sits where at a table of so many seats. */
type SeatsFor = (count: number) => readonly TableSeat[];

/** A table at which people sit everywhere. */
export const peopleOnly: SeatsFor = (seats) =>
  Array.from({ length: seats }, (_, seat) => seatWith({ kind: 'person', person: personInFile(seat) }));

/** The table that a file holds. Records and positions do not say who sits there. */
export const openTableFile = (file: string, seatsFor: SeatsFor = peopleOnly): Promise<OpenedTable> =>
  tableOf(readMatchFile(file), seatsFor);

async function tableOf(found: OpenedTable['found'], seatsFor: SeatsFor): Promise<OpenedTable> {
  const game = await gameNamed(found.format === 'pantheon-table-file' ? found.journal.setup.game : found.game);
  const { rules } = game;
  const now = Date.now();
  if (found.format === 'pantheon-table-file') return { game, found, ...openedJournal(rules, found.journal, now) };
  const seating = { seats: seatsFor(found.seats), pace: { kind: 'none' } } as const;
  if (found.format === 'pantheon-position') return { game, found, ...fromFound(rules, found, seating.seats) };
  const made = (found.rules === rules.version ? playRecord : resumeRecord)(rules, found, seating, now);
  return { game, found, host: made.host, journal: journalOf(made) };
}

/** A new table. */
export function newTable(rules: AnyGame, how: Omit<TableSetup, 'game' | 'rules' | 'pace'>): Pick<OpenedTable, 'host' | 'journal'> {
  const setup: TableSetup = { game: rules.id, rules: rules.version, pace: { kind: 'none' }, ...how };
  const { host, step } = TableHost.create(rules, setup, Date.now());
  return { host, journal: journalOf({ host, steps: [step] }) };
}

// What is stored and the rules of today may have gone apart: then the table goes on from its checkpoint, which is an entry of its own.
function openedJournal(rules: AnyGame, journal: Journal, now: number): Pick<OpenedTable, 'host' | 'journal'> {
  const { host, upgraded } = openJournal(rules, journal, now);
  if (upgraded === null) return { host, journal };
  const { entry, checkpoint, state } = upgraded.step;
  return { host, journal: { setup: host.setup, base: upgraded.base, checkpoint, entries: [...journal.entries, entry], state } };
}

function fromFound(rules: AnyGame, position: Position, seats: readonly TableSeat[]): Pick<OpenedTable, 'host' | 'journal'> {
  fromPosition(rules, position);
  const { options, seed, entropy, pack, phase, state, dice } = position;
  return newTable(rules, { seats, options, seed, entropy, ...(pack === undefined ? {} : { pack }), start: { phase, state, dice } });
}

/** Writes a file whole or not at all; `-` is the terminal. */
export function writeWhole(file: string, content: string): void {
  if (file === '-') {
    process.stdout.write(content);
    return;
  }
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw new CliFailure(`cannot write ${file}: ${reasonOf(cause)}`, { cause });
  }
}

/** A record or a position as the text of a file. */
export const fileText = (value: MatchRecord | Position): string => `${JSON.stringify(value)}\n`;

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'that is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
};

export function reasonOf(cause: unknown): string {
  const code = (cause as { code?: unknown }).code;
  return (typeof code === 'string' ? REASONS[code] : undefined) ?? (cause instanceof Error ? cause.message : String(cause));
}

/** A file of a game's bot, beside this program. */
export const botFile = (game: string, name: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'games', game, 'bot', name);

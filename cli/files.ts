import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromPosition, load, type Match, type MatchRecord, type Position, readFile } from '@pantheon/kernel';
import { shelf } from '@pantheon/shelf';
import { Failure } from './failure.ts';

/** Everything about one game. */
export type GameModule = Awaited<ReturnType<(typeof shelf)[number]['load']>>;

/** The game of a name. */
export async function gameNamed(id: string): Promise<GameModule> {
  const found = shelf.find((entry) => entry.id === id);
  if (found === undefined) throw new Failure(`there is no game "${id}"; the games are ${shelf.map((entry) => entry.id).join(', ')}`);
  return found.load();
}

/** Reads a record or a position. */
export function readMatchFile(file: string): MatchRecord | Position {
  return readFile(readText(file));
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (cause) {
    throw new Failure(`cannot read ${file}: ${reasonOf(cause)}`, { cause });
  }
}

/** Reads a record; a position will not do. */
export function readRecord(file: string): MatchRecord {
  const found = readMatchFile(file);
  if (found.format !== 'pantheon-record') throw new Failure(`${file} is a position; this needs the record of a match`);
  return found;
}

/** The match that a file holds, and its game. */
export async function openMatch(file: string): Promise<{ game: GameModule; match: Match; found: MatchRecord | Position }> {
  const found = readMatchFile(file);
  const game = await gameNamed(found.game);
  const match = found.format === 'pantheon-record' ? load(game.rules, found).match : fromPosition(game.rules, found);
  return { game, match, found };
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
    throw new Failure(`cannot write ${file}: ${reasonOf(cause)}`, { cause });
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

function reasonOf(cause: unknown): string {
  const code = (cause as { code?: unknown }).code;
  return (typeof code === 'string' ? REASONS[code] : undefined) ?? (cause instanceof Error ? cause.message : String(cause));
}

/** A file of a game's bot, beside this program. */
export const botFile = (game: string, name: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'games', game, 'bot', name);

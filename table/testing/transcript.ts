import { canonical, sha256 } from '@pantheon/kernel';
import { difference } from '@pantheon/kernel/testing';

/** Something that somebody was told during a script: who, in which round, and all of it as JSON. */
export interface TranscriptLine {
  readonly round: number;
  readonly who: string;
  readonly text: string;
}

/** All that was told to anybody during a script, table by table. */
export class Transcript {
  readonly tables: readonly TranscriptLine[][];
  /** Where what somebody has put together from updates is not the whole. */
  readonly problems: string[] = [];

  constructor(tables: number) {
    this.tables = Array.from({ length: tables }, () => []);
  }

  note(table: number, round: number, who: string, what: unknown): void {
    (this.tables[table] as TranscriptLine[]).push({ round, who, text: JSON.stringify(what) });
  }

  /** The same as hashes of lines, for hosts that are far away. */
  digests(): readonly (readonly string[])[] {
    return this.tables.map((lines) => lines.map(digestOf));
  }
}

/** The same value with its keys in order: stores may keep them in another one; nothing else may differ. */
export const sortedKeys = (value: unknown): unknown => JSON.parse(canonical(value));

const digestOf = ({ round, who, text }: TranscriptLine): string => sha256(`${round} ${who} ${text}`).slice(0, 24);

const sameText = (a: string, b: string): boolean => a === b || canonical(JSON.parse(a)) === canonical(JSON.parse(b));

const same = (a: TranscriptLine | undefined, b: TranscriptLine | undefined): boolean =>
  a !== undefined && b !== undefined && a.round === b.round && a.who === b.who && sameText(a.text, b.text);

/** Where two transcripts first differ, in words; null if they are the same. */
export function firstDifference(expected: Transcript, found: Transcript): string | null {
  for (const [table, lines] of expected.tables.entries()) {
    const difference = differenceAt(table, lines, found.tables[table] ?? []);
    if (difference !== null) return difference;
  }
  return found.problems[0] ?? null;
}

/** Where what was told at one table differs, in words, or null. */
export function differenceAt(table: number, lines: readonly TranscriptLine[], others: readonly TranscriptLine[]): string | null {
  const longest = Array.from({ length: Math.max(lines.length, others.length) });
  const at = longest.findIndex((_, line) => !same(lines[line], others[line]));
  return at < 0 ? null : `table ${table}: ${inWords(lines[at], others[at])}`;
}

/** The first table at which hashes that came from far away are not those of a transcript, or null. */
export function firstTableApart(expected: Transcript, found: readonly (readonly string[])[]): number | null {
  const at = expected.digests().findIndex((lines, table) => lines.join() !== found[table]?.join());
  return at < 0 ? null : at;
}

const lineWords = (line: TranscriptLine | undefined): string =>
  line === undefined ? 'nothing' : `round ${line.round}, ${line.who}: ${line.text.slice(0, 300)}`;

function inWords(expected: TranscriptLine | undefined, found: TranscriptLine | undefined): string {
  if (expected === undefined || found === undefined || expected.round !== found.round || expected.who !== found.who)
    return `expected ${lineWords(expected)}\nfound ${lineWords(found)}`;
  const where = difference(sortedKeys(JSON.parse(expected.text)), sortedKeys(JSON.parse(found.text)));
  return `round ${expected.round}, ${expected.who}: ${where} (expected ≠ found; found ${found.text.slice(0, 160)})`;
}

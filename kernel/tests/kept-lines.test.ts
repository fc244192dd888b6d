import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type KeptLine, type Seat, seatsOf } from '@pantheon/kernel';
import { languages } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { faultIn, noNames } from './message-faults.ts';
import { games } from './subjects.ts';
import { speakerFor } from './voices.ts';

/** A row of the backup of a server. */
interface Row {
  readonly table?: string;
  readonly row: { readonly id?: string; readonly game?: string; readonly table_id?: string; readonly lines?: readonly KeptLine[] };
}

const backup = fileURLToPath(new URL('../../server/tests/kept/server-0.1.jsonl.gz', import.meta.url));
const rows = gunzipSync(readFileSync(backup))
  .toString()
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Row);
const gameOf = new Map(rows.flatMap(({ table, row }) => (table === 'tables' ? [[row.id, row.game]] : [])));
const linesOf = (game: string): KeptLine[] =>
  rows.flatMap(({ table, row }) => (table === 'entries' && gameOf.get(row.table_id) === game ? (row.lines ?? []) : []));

const kept = games.filter(({ id }) => linesOf(id).length > 0);
const modules = await Promise.all(kept.map(async ({ id, load }) => ({ id, module: await load() })));

describe.each(modules)('the lines that the first version kept of $id', ({ id, module: { rules, text } }) => {
  test.each(languages)('are told without a hole to everybody, in %s', (language) => {
    const lines = linesOf(id).flatMap((line) => [line, ...(line.told === undefined ? [] : [line.told])]);
    const faults = new Set<string>();
    for (const reader of [null, ...seatsOf(rules.players.max)] as (Seat | null)[]) {
      const speaker = speakerFor(rules, text, language, reader);
      for (const { event, args } of lines) {
        const sentence = speaker.id(`log.${event}`, args);
        const fault = faultIn(language, sentence, noNames);
        if (fault !== null) faults.add(`${event}: ${fault}: ${sentence}`);
      }
    }
    expect(lines.length).toBeGreaterThan(100);
    expect([...faults]).toEqual([]);
  });
});

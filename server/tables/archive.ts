import { logFor, type MatchRecord, type Seat, type Sight, seatOf } from '@pantheon/kernel';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine/engine.ts';
import { LogBook } from '../engine/log-book.ts';
import type { Shown, Viewer } from '../engine/protocol.ts';
import type { Database } from '../store/schema.ts';
import { readEntries, type TableState } from './rows.ts';

/** A match that is over. */
export interface Archived {
  readonly sights: readonly Sight[];
  readonly record: MatchRecord;
}

/** Matches that are over. They are kept so that they can be read when their rules are long gone. */
export class Archive {
  private readonly db: Kysely<Database>;
  private readonly engine: Engine;

  constructor(db: Kysely<Database>, engine: Engine) {
    this.db = db;
    this.engine = engine;
  }

  /** The archived match; it is archived now if it was not before, for which `recall` brings it into memory. */
  async read(state: TableState, recall: () => Promise<void>): Promise<Archived> {
    const found = await this.db.selectFrom('archives').select(['sights', 'record']).where('table_id', '=', state.row.id).executeTakeFirst();
    if (found !== undefined) return found;
    await recall();
    return this.store(state);
  }

  private async store({ row, seats }: TableState): Promise<Archived> {
    const at = { table: row.id, moment: row.moment };
    const everybody: Viewer[] = [...seats.map(({ seat }) => ({ seat, since: row.moment })), { seat: null, since: row.moment }];
    const { shown } = await this.engine.about('look', { ...at, viewers: everybody });
    const { record } = await this.engine.about('record', at);
    const sights = shown.map(({ sight }): Sight => ({ ...(JSON.parse(sight) as Sight), question: null, waiting: [], canUndo: false }));
    await this.db
      .insertInto('archives')
      .values({ table_id: row.id, sights: JSON.stringify(sights), record: sql`${record}::jsonb` })
      .onConflict((oc) => oc.column('table_id').doNothing())
      .execute();
    return { sights, record: JSON.parse(record) as MatchRecord };
  }

  /** What viewers are to be shown of a match that is over. */
  async show(state: TableState, viewers: readonly Viewer[], recall: () => Promise<void>): Promise<Shown[]> {
    const { sights } = await this.read(state, recall);
    const entries = await readEntries(this.db, state.row.id, 0, state.row.moment);
    const book = new LogBook();
    let lines = entries[0]?.lines ?? [];
    for (const entry of entries) {
      book.note(entry);
      lines = [...lines.slice(0, entry.linesFrom), ...entry.lines];
    }
    return viewers.map(({ seat, since: known }) => {
      const since = known <= book.moment ? known : 0;
      const from = book.keptSince(since);
      const reader: Seat | null = seat === null ? null : seatOf(seat);
      return {
        seat,
        since,
        moment: book.moment,
        sight: JSON.stringify(sights[seat ?? state.seats.length]),
        log: JSON.stringify({ from, lines: logFor(lines.slice(from), reader) }),
        happened: JSON.stringify(book.happenedSince(since)),
      };
    });
  }
}

import type { MatchRecord, SeatView } from '@pantheon/kernel';
import { ArchivedTable, freshState } from '@pantheon/table';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { UpdateTexts, Watching } from '../workers/protocol.ts';
import { readEntries, readSetup, type StoredTable } from './table-repository.ts';

/** A match that is over. */
export interface Archived {
  readonly sights: readonly SeatView[];
  readonly record: MatchRecord;
}

/** Matches that are over. They are kept so that they can be read when their rules are long gone. */
export class Archive {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The archived match; if it was not archived before, it is now, as `make` makes it. */
  async read({ row }: StoredTable, make: () => Promise<Archived>): Promise<Archived> {
    const found = await this.db.selectFrom('archives').select(['sights', 'record']).where('table_id', '=', row.id).executeTakeFirst();
    if (found !== undefined) return found;
    const archived = await make();
    await this.db
      .insertInto('archives')
      .values({ table_id: row.id, sights: JSON.stringify(archived.sights), record: JSON.stringify(archived.record) })
      .onConflict((oc) => oc.column('table_id').doNothing())
      .execute();
    return archived;
  }

  /** What those who watch are sent of a match that is over. */
  async updates(table: StoredTable, watching: readonly Watching[], now: number, make: () => Promise<Archived>): Promise<UpdateTexts> {
    const { sights } = await this.read(table, make);
    const { row } = table;
    const entries = await readEntries(this.db, row.id, 0, row.entries);
    const archived = new ArchivedTable(entries, row.state ?? freshState(await readSetup(this.db, table)), sights);
    const texts = watching.map(({ viewer, since }) => ({
      kind: 'update' as const,
      text: JSON.stringify({ table: row.id, ...archived.update(viewer, since, now) }),
    }));
    return { texts, of: texts.map((_, at) => at) };
  }
}

import { sql } from 'kysely';
import { newSecret } from '../ids.ts';
import type { Store } from '../store/connect.ts';
import { versionOf } from '../store/migrate.ts';

const FORMAT = 'pantheon-table';
const PARTS = ['seats', 'entries', 'checkpoints', 'bases', 'archives'] as const;

/** A table with its match, to be carried to another server. It holds everything, also what is secret while the match runs. */
export interface CarriedTable {
  readonly format: typeof FORMAT;
  readonly version: string;
  readonly table: { readonly id: string };
  readonly pack: object | null;
  readonly people: readonly { readonly id: string; readonly name: string; readonly language: string }[];
  readonly parts: { readonly [part in (typeof PARTS)[number]]: readonly object[] };
}

/** Takes a table out as a file. It stays here, too. */
export async function exportTable(store: Store, id: string): Promise<CarriedTable> {
  const { db } = store;
  const { rows } = await sql<{ table: { id: string }; pack: object | null; people: CarriedTable['people'] }>`
    select to_jsonb(tables) as table,
      (select to_jsonb(packs) from packs where tables.custom_pack and packs.hash = tables.pack_hash) as pack,
      coalesce((select jsonb_agg(jsonb_build_object('id', people.id, 'name', people.name, 'language', people.language))
        from people where people.id in (select person from seats where table_id = tables.id union select tables.host)), '[]') as people
    from tables where id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`there is no table ${id}`);
  const parts: Record<string, readonly object[]> = {};
  for (const part of PARTS) {
    const read = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(part)} t where table_id = ${id}`.execute(db);
    parts[part] = read.rows.map(({ row }) => row);
  }
  return { format: FORMAT, version: (await versionOf(store)) ?? '', ...found, parts: parts as CarriedTable['parts'] };
}

/** Puts a carried table here. People who are not known here become guests whom nobody can sign in as. */
export async function importTable(store: Store, carried: CarriedTable): Promise<string> {
  if (carried.format !== FORMAT) throw new Error('this is not a table of Pantheon');
  if (carried.version !== (await versionOf(store)))
    throw new Error(`the table comes from another version (${carried.version}); bring both servers up to date`);
  const { id } = carried.table;
  await store.db.transaction().execute(async (db) => {
    for (const { id: person, name, language } of carried.people)
      await sql`insert into people (id, name, language) values (${person}, ${name}, ${language}) on conflict do nothing`.execute(db);
    if (carried.pack !== null)
      await sql`insert into packs select * from jsonb_populate_record(null::packs, ${JSON.stringify({ ...carried.pack, person: null })}::jsonb) on conflict do nothing`.execute(
        db,
      );
    const table = { ...carried.table, invite: newSecret(), rematch_of: null, series: null, alarm: null };
    await sql`insert into tables select * from jsonb_populate_record(null::tables, ${JSON.stringify(table)}::jsonb)`.execute(db);
    for (const part of PARTS)
      await sql`insert into ${sql.table(part)} select * from jsonb_populate_recordset(null::${sql.table(part)}, ${JSON.stringify(carried.parts[part])}::jsonb)`.execute(
        db,
      );
  });
  return id;
}

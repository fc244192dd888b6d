import { canonical } from '@pantheon/kernel';
import { type Kysely, type Migration, sql } from 'kysely';

interface OldOrder {
  readonly id: string;
  readonly table_id: string;
  readonly seat: number;
  readonly plan: object;
  readonly round: string;
  readonly created_at: Date;
}

// Every entry gets its place in the journal; what a match goes on from names the entry instead of the moment.
async function numberEntries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column entries integer not null default 0, add column state jsonb`.execute(db);
  await sql`update tables set entries = moment`.execute(db);
  await sql`alter table entries add column entry integer, add column detail jsonb`.execute(db);
  await sql`update entries set entry = moment`.execute(db);
  await sql`alter table entries drop constraint entries_pkey`.execute(db);
  await sql`alter table entries alter column entry set not null, add primary key (table_id, entry)`.execute(db);
  await sql`update bases set base = (base - 'moment') || jsonb_build_object('entry', moment)`.execute(db);
}

// What lay beside the entries of a match becomes the state of its table.
async function gatherStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tables set state = jsonb_build_object(
      'seats', (select jsonb_agg(jsonb_build_object(
          'kind', case when kind in ('friend', 'open') then 'open' else kind end, 'person', person, 'level', level,
          'standIn', case when stand_in is null then null else jsonb_build_object('level', stand_in, 'because', stand_in_because) end) order by seat)
        from seats where table_id = tables.id),
      'clocks', coalesce(clocks, (select jsonb_build_object('left', jsonb_agg(null::int), 'since', jsonb_agg(null::int)) from seats where table_id = tables.id)),
      'paused', paused,
      'ending', ending,
      'proposals', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'by', seat, 'to', to_number, 'agreed', agreed,
          'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at)
        from proposals where table_id = tables.id and tables.status in ('running', 'frozen') and (kind <> 'take-back' or proposals.moment = tables.moment)), '[]'),
      'orders', '[]'::jsonb, 'redo', null, 'asking', '[]'::jsonb)
    where moment > 0`.execute(db);
  const { rows } = await sql<OldOrder>`
    select orders.* from orders join tables on tables.id = orders.table_id where tables.status in ('running', 'frozen') order by created_at`.execute(
    db,
  );
  for (const { id, table_id, seat, plan, round, created_at } of rows) {
    const order = { id, seat, plan, round: canonical(JSON.parse(round)), createdAt: created_at.toISOString() };
    await sql`update tables set state = jsonb_set(state, '{orders}', state -> 'orders' || ${JSON.stringify([order])}::jsonb) where id = ${table_id}`.execute(
      db,
    );
  }
}

async function up(db: Kysely<unknown>): Promise<void> {
  await numberEntries(db);
  await gatherStates(db);
  await sql`alter table tables drop column clocks`.execute(db);
  await sql`drop table orders`.execute(db);
  await sql`drop table proposals`.execute(db);
}

/** One journal: orders, proposals and clocks are told by the entries of a table, and kept in one state beside them. */
export const oneJournal: Migration = { up };
